import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import {type ReactNode, useId} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The other operations of the same thing, on one line where they fit. */
export default function Siblings({
  section: {label, links},
}: SectionProps<'siblings'>): ReactNode {
  const id = useId();
  return (
    <div className="gql-siblings">
      <p id={id} className="gql-label">
        {label}
      </p>
      <ul className="gql-links" aria-labelledby={id}>
        {links.map(({text, href}) => (
          <li key={href}>
            <GraphqlLink href={href}>
              <code>
                <GraphqlName name={text} />
              </code>
            </GraphqlLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

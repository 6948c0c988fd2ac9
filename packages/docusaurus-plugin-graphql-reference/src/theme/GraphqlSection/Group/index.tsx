import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** A domain: its operations and the objects they return. */
export default function Group({lists}: SectionProps<'group'>): ReactNode {
  return (
    <dl className="gql-group">
      {lists.map(({label, links, more}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <GraphqlNameLinks names={links}>
              {more && (
                <li>
                  <GraphqlLink href={more.href}>{more.text}</GraphqlLink>
                </li>
              )}
            </GraphqlNameLinks>
          </dd>
        </div>
      ))}
    </dl>
  );
}

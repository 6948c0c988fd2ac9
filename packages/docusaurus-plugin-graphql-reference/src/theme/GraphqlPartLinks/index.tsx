import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlPartLinks';

/** The way from one page of a long list to the others. */
export default function GraphqlPartLinks({label, links}: Props): ReactNode {
  return (
    <nav className="gql-parts" aria-label={label}>
      <p className="gql-label">{label}</p>
      <ul className="gql-links">
        {links.map(({text, href, isCurrent}) => (
          <li key={href}>
            <GraphqlLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              <GraphqlName name={text} />
            </GraphqlLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

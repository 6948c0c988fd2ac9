import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** The pages of a list that is too long for one. */
export default function Parts({parts}: SectionProps<'parts'>): ReactNode {
  return (
    <ul className="gql-list">
      {parts.map(({text, href, count, examples}) => (
        <li key={href}>
          <GraphqlLink href={href}>{text}</GraphqlLink>
          <span className="gql-count">{count}</span>
          <div className="gql-summary">{examples}</div>
        </li>
      ))}
    </ul>
  );
}

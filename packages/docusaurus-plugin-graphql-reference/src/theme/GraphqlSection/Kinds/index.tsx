import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** How much there is of each kind, or on each page of a list that is too long for one. */
export default function Kinds({heading, kinds}: SectionProps<'kinds'>): ReactNode {
  return (
    <ul className={heading ? 'gql-cards' : 'gql-list'}>
      {kinds.map(({label, href, count, explanation}) => (
        <li key={href}>
          <GraphqlLink href={href}>{label}</GraphqlLink>
          <span className="gql-count">{count}</span>
          <div className="gql-summary">{explanation}</div>
        </li>
      ))}
    </ul>
  );
}

import GraphqlLink from '@theme/GraphqlLink';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** How much there is of each kind. */
export default function Kinds({
  section: {heading, kinds},
}: SectionProps<'kinds'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      <ul className="gql-cards">
        {kinds.map(({label, href, count, explanation}) => (
          <li key={href}>
            <GraphqlLink href={href}>{label}</GraphqlLink>
            <span className="gql-count">{count}</span>
            <div className="gql-summary">{explanation}</div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Operations or types with the first sentence of what they are. */
export default function Entries({
  section: {heading, entries},
}: SectionProps<'entries'>): ReactNode {
  const list = (
    <ul className="gql-list">
      {entries.map(({name, href, summary, isDeprecated}) => (
        <li key={href}>
          <GraphqlLink className="gql-name" href={href}>
            <GraphqlName name={name} />
          </GraphqlLink>
          {isDeprecated && <GraphqlFlag kind="deprecated" />}
          {summary && <div className="gql-summary">{summary}</div>}
        </li>
      ))}
    </ul>
  );
  return heading ? <HeadedSection heading={heading}>{list}</HeadedSection> : list;
}

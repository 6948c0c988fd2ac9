import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** Names in a row, with links where they lead somewhere. */
export default function Names({
  section: {heading, names},
}: SectionProps<'names'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      <ul className="gql-links">
        {names.map(({text, href}) => (
          <li key={text}>
            {href === undefined ? (
              <code>
                <GraphqlName name={text} />
              </code>
            ) : (
              <GraphqlLink href={href}>
                <code>
                  <GraphqlName name={text} />
                </code>
              </GraphqlLink>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

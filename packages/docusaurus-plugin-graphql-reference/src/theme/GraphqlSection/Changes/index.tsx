import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import HeadedSection from '@theme/GraphqlSection/HeadedSection';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

type Change = SectionProps<'changes'>['section']['changes'][number];

function Name({name, href}: Change): ReactNode {
  const code = (
    <code>
      <GraphqlName name={name} />
    </code>
  );
  return href === undefined ? code : <GraphqlLink href={href}>{code}</GraphqlLink>;
}

/** What changed in the schema with one of its states, an element a line. */
export default function Changes({
  section: {heading, changes},
}: SectionProps<'changes'>): ReactNode {
  return (
    <HeadedSection heading={heading}>
      <ul className="gql-changes">
        {changes.map((change) => (
          <li key={`${change.name} ${change.text}`}>
            <Name {...change} /> <span>{change.text}</span>
            {change.isBreaking && <GraphqlFlag kind="breaking" />}
            {change.before.map((text) => (
              <del key={text}>
                <code>{text}</code>
              </del>
            ))}
            {change.after.map((text) => (
              <ins key={text}>
                <code>{text}</code>
              </ins>
            ))}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

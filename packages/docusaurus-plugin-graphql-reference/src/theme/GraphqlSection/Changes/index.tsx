import GraphqlBadges from '@theme/GraphqlBadges';
import GraphqlNameLink from '@theme/GraphqlNameLink';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

/** What changed in the schema with one of its states, an element a line. */
export default function Changes({text, changes}: SectionProps<'changes'>): ReactNode {
  return (
    <>
      <GraphqlText html={text} />
      <ul className="gql-changes">
        {changes.map((change) => (
          <li key={`${change.element.text} ${change.text}`}>
            <span>
              <GraphqlNameLink {...change.element} />
            </span>{' '}
            <span>{change.text}</span>
            <GraphqlBadges badges={change.badges} />
            {change.before.map((value) => (
              <del key={value}>
                <code>{value}</code>
              </del>
            ))}
            {change.after.map((value) => (
              <ins key={value}>
                <code>{value}</code>
              </ins>
            ))}
            <GraphqlText html={change.note} />
          </li>
        ))}
      </ul>
    </>
  );
}

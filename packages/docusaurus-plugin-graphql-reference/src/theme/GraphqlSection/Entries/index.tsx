import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
import type {ReactNode} from 'react';
import type {SectionProps} from '@theme/GraphqlSection';

type Listed = SectionProps<'entries'>['entries'][number];

/** Helpers below what they help. The browser's search in the page unfolds them. */
function Helpers({label, entries}: NonNullable<Listed['helpers']>): ReactNode {
  return (
    <details className="gql-fold gql-helpers">
      <summary>{label}</summary>
      <Entries entries={entries} />
    </details>
  );
}

function Entry({entry}: {readonly entry: Listed}): ReactNode {
  const {name, href, summary, note, isDeprecated, helpers} = entry;
  return (
    <li>
      <GraphqlLink className="gql-name" href={href}>
        <GraphqlName name={name} />
      </GraphqlLink>
      {note !== undefined && <span className="gql-count">{note}</span>}
      {isDeprecated && <GraphqlFlag kind="deprecated" />}
      {summary && <div className="gql-summary">{summary}</div>}
      {helpers && <Helpers {...helpers} />}
    </li>
  );
}

/** Operations or types with the first sentence of what they are. */
export default function Entries({
  entries,
}: Pick<SectionProps<'entries'>, 'entries'>): ReactNode {
  return (
    <ul className="gql-list">
      {entries.map((entry) => (
        <Entry key={entry.href} entry={entry} />
      ))}
    </ul>
  );
}

import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlText from '@theme/GraphqlText';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlListing';
import type {ListedEntry} from 'docusaurus-plugin-graphql-reference';

function Entries({entries}: {readonly entries: readonly ListedEntry[]}): ReactNode {
  return (
    <ul className="gql-list">
      {entries.map(({name, href, summary, isDeprecated}) => (
        <li key={href}>
          <GraphqlLink className="gql-name" href={href}>
            {name}
          </GraphqlLink>
          {isDeprecated && <span className="gql-flag gql-deprecated">deprecated</span>}
          {summary && <div className="gql-summary">{summary}</div>}
        </li>
      ))}
    </ul>
  );
}

/** Every entry of a kind, or the pages that list them together. */
export default function GraphqlListing({page}: Props): ReactNode {
  return (
    <>
      <h1>{page.label}</h1>
      <p>{page.explanation}</p>
      <GraphqlText html={page.text} />
      {page.parts.length > 0 && (
        <ul className="gql-list">
          {page.parts.map(({text, href, count, examples}) => (
            <li key={href}>
              <GraphqlLink href={href}>{text}</GraphqlLink>
              <span className="gql-count">{count}</span>
              <div className="gql-summary">{examples}</div>
            </li>
          ))}
        </ul>
      )}
      {page.sections.map(({id, label, entries}) =>
        label === '' ? (
          <Entries key={id} entries={entries} />
        ) : (
          <section key={id}>
            <GraphqlHeading as="h2" id={id} name={label}>
              {label}
            </GraphqlHeading>
            <Entries entries={entries} />
          </section>
        ),
      )}
    </>
  );
}

import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlOverview';
import type {GroupSummary, KindSummary} from 'docusaurus-plugin-graphql-reference';

function Kinds({kinds}: {readonly kinds: readonly KindSummary[]}): ReactNode {
  return (
    <ul className="gql-cards">
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

function Group({group}: {readonly group: GroupSummary}): ReactNode {
  return (
    <section>
      <GraphqlHeading as="h2" id={group.id} name={group.label}>
        {group.label}
      </GraphqlHeading>
      <dl className="gql-group">
        {group.lists.map(({label, links, omitted, href}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ul className="gql-links">
                {links.map((link) => (
                  <li key={link.href}>
                    <GraphqlLink href={link.href}>
                      <code>{link.text}</code>
                    </GraphqlLink>
                    {link.deprecated && (
                      <span className="gql-flag gql-deprecated">deprecated</span>
                    )}
                  </li>
                ))}
                {omitted > 0 && (
                  <li>
                    <GraphqlLink
                      href={href}
                    >{`${omitted} more ${label.toLowerCase()}`}</GraphqlLink>
                  </li>
                )}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The way into the reference. */
export default function GraphqlOverview({page}: Props): ReactNode {
  return (
    <>
      <h1>GraphQL API reference</h1>
      <p>{page.description}</p>
      <section>
        <GraphqlHeading as="h2" id="all-operations" name="Operations">
          Operations
        </GraphqlHeading>
        <Kinds kinds={page.operations} />
      </section>
      <section>
        <GraphqlHeading as="h2" id="all-types" name="Types">
          Types
        </GraphqlHeading>
        <Kinds kinds={page.types} />
      </section>
      {page.groups.length > 0 && (
        <p>
          Below, each domain shows its operations and the objects they return; the lists
          above hold all the rest.
        </p>
      )}
      {page.groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </>
  );
}

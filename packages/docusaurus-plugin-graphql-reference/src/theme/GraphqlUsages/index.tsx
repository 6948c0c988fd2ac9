import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlUsages';

/** Links that stay in view; more are folded. */
const MOST_IN_VIEW = 12;

function Links({links}: {readonly links: Props['groups'][number]['links']}): ReactNode {
  return (
    <ul className="gql-links">
      {links.map(({text, href, deprecated}) => (
        <li key={href}>
          <GraphqlLink href={href}>
            <code>{text}</code>
          </GraphqlLink>
          {deprecated && <span className="gql-flag gql-deprecated">deprecated</span>}
        </li>
      ))}
    </ul>
  );
}

/** Where a type is used: each way with its count, long lists folded. */
export default function GraphqlUsages({groups, as: Heading, isFolded}: Props): ReactNode {
  return groups.map(({label, count, links, moreHref}) => (
    <section key={label}>
      <Heading>{`${label} (${count})`}</Heading>
      {!isFolded || count <= MOST_IN_VIEW ? (
        <Links links={links} />
      ) : (
        <details className="gql-fold">
          <summary>
            {count === links.length
              ? `Show all ${count}`
              : `Show the first ${links.length}`}
          </summary>
          <Links links={links} />
        </details>
      )}
      {moreHref !== undefined && (
        <p>
          <GraphqlLink
            href={moreHref}
          >{`All ${count} on pages of their own`}</GraphqlLink>
        </p>
      )}
    </section>
  ));
}

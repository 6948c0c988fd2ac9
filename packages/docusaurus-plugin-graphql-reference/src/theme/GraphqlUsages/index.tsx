import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import GraphqlFlag from '@theme/GraphqlFlag';
import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlName from '@theme/GraphqlName';
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
            <code>
              <GraphqlName name={text} />
            </code>
          </GraphqlLink>
          {deprecated && <GraphqlFlag kind="deprecated" />}
        </li>
      ))}
    </ul>
  );
}

/** What unfolds a list, and what leads to the rest of it. */
function useTexts({count, links}: Props['groups'][number]): {
  readonly show: string;
  readonly more: string;
} {
  const {selectMessage} = usePluralForm();
  // The heading above has counted them.
  const showAll = translate({
    id: 'theme.graphql.usages.showAll',
    message: 'Show all',
    description: 'Unfolds the uses of an element',
  });
  const showFirst = translate(
    {
      id: 'theme.graphql.usages.showFirst',
      message: 'Show the first {count}',
      description:
        'Unfolds the uses that the page itself shows; takes plural forms divided by "|"',
    },
    {count: links.length},
  );
  const more = translate(
    {
      id: 'theme.graphql.usages.more',
      message: 'See all {count}',
      description: 'Leads to the pages of all uses; takes plural forms divided by "|"',
    },
    {count},
  );
  return {
    show: count === links.length ? showAll : selectMessage(links.length, showFirst),
    more: selectMessage(count, more),
  };
}

/** One way in which a type is used, with its count. */
function Group({
  group,
  as,
  isFolded,
}: Omit<Props, 'groups'> & {readonly group: Props['groups'][number]}): ReactNode {
  const {id, hash, label, count, links, moreHref} = group;
  const {show, more} = useTexts(group);
  return (
    <section>
      <GraphqlHeading as={as} id={id} hash={hash} name={label}>
        {`${label} (${count})`}
      </GraphqlHeading>
      {!isFolded || count <= MOST_IN_VIEW ? (
        <Links links={links} />
      ) : (
        <details className="gql-fold">
          <summary>{show}</summary>
          <Links links={links} />
        </details>
      )}
      {moreHref !== undefined && (
        <p>
          <GraphqlLink href={moreHref}>{more}</GraphqlLink>
        </p>
      )}
    </section>
  );
}

/** Where a type is used: each way with its count, long lists folded. */
export default function GraphqlUsages({groups, ...rest}: Props): ReactNode {
  return groups.map((group) => <Group key={group.label} group={group} {...rest} />);
}

import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import GraphqlHeading from '@theme/GraphqlHeading';
import GraphqlLink from '@theme/GraphqlLink';
import GraphqlNameLinks from '@theme/GraphqlNameLinks';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlUsages';

type Group = Props['groups'][number];

/** Links that stay in view; more are folded. */
const MOST_IN_VIEW = 12;

/** What unfolds a list. The heading above has counted it. */
function Show({group: {count, links}}: {readonly group: Group}): ReactNode {
  const {selectMessage} = usePluralForm();
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
  return count === links.length ? showAll : selectMessage(links.length, showFirst);
}

/** What leads to the rest of a list. */
function More({group: {count}}: {readonly group: Group}): ReactNode {
  const {selectMessage} = usePluralForm();
  const more = translate(
    {
      id: 'theme.graphql.usages.more',
      message: 'See all {count}',
      description: 'Leads to the pages of all uses; takes plural forms divided by "|"',
    },
    {count},
  );
  return selectMessage(count, more);
}

/** One way in which a type is used, with its count. */
function Uses({
  group,
  as,
  isFolded,
}: Omit<Props, 'groups'> & {readonly group: Group}): ReactNode {
  const {id, hash, label, count, links, moreHref} = group;
  return (
    <section>
      <GraphqlHeading as={as} id={id} hash={hash} name={label}>
        {`${label} (${count})`}
      </GraphqlHeading>
      {!isFolded || count <= MOST_IN_VIEW ? (
        <GraphqlNameLinks names={links} />
      ) : (
        <details className="gql-fold">
          <summary>
            <Show group={group} />
          </summary>
          <GraphqlNameLinks names={links} />
        </details>
      )}
      {moreHref !== undefined && (
        <p>
          <GraphqlLink href={moreHref}>
            <More group={group} />
          </GraphqlLink>
        </p>
      )}
    </section>
  );
}

/** Where a type is used: each way with its count, long lists folded. */
export default function GraphqlUsages({groups, ...rest}: Props): ReactNode {
  return groups.map((group) => <Uses key={group.label} group={group} {...rest} />);
}

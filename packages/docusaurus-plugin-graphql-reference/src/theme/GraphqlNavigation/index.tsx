import {translate} from '@docusaurus/Translate';
import GraphqlLink from '@theme/GraphqlLink';
import type {ReactNode} from 'react';
import type {Props} from '@theme/GraphqlNavigation';
import type {NavigationItem} from 'docusaurus-plugin-graphql-reference';

function Item({item}: {readonly item: NavigationItem}): ReactNode {
  const link =
    item.href === undefined ? null : (
      <GraphqlLink
        className={item.isCurrent ? 'menu__link menu__link--active' : 'menu__link'}
        href={item.href}
        {...(item.isCurrent && {'aria-current': 'page' as const})}
      >
        {item.text}
      </GraphqlLink>
    );
  if (!item.items) return <li className="menu__list-item">{link}</li>;
  return (
    <li className="menu__list-item">
      {link}
      <details className="gql-branch" open={item.isOpen ?? false}>
        <summary
          aria-label={
            link
              ? translate(
                  {
                    id: 'theme.graphql.navigation.branch',
                    message: 'Pages under {name}',
                    description:
                      'The ARIA label for the pages below a link of the side navigation',
                  },
                  {name: item.text},
                )
              : undefined
          }
        >
          {link ? null : item.text}
        </summary>
        <Items items={item.items} />
      </details>
    </li>
  );
}

function Items({items}: {readonly items: readonly NavigationItem[]}): ReactNode {
  return (
    <ul className="menu__list">
      {items.map((item) => (
        <Item key={`${item.text} ${item.href ?? ''}`} item={item} />
      ))}
    </ul>
  );
}

/** The side navigation: guides and reference, the branch of the current page open. */
export default function GraphqlNavigation({items}: Props): ReactNode {
  return <Items items={items} />;
}

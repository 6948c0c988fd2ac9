import {translate} from '@docusaurus/Translate';
import {
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import Link from '@docusaurus/Link';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import GraphqlHumps from '@theme/GraphqlHumps';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Category';
import {useFold} from '../../../client/useFold';

function Items({item, activePath, level, onItemClick}: Props): ReactNode {
  return (
    <ul className="menu__list">
      <DocSidebarItems
        items={item.items}
        activePath={activePath}
        level={level + 1}
        {...(onItemClick && {onItemClick})}
      />
    </ul>
  );
}

function Fold(props: Props): ReactNode {
  const {item, activePath, level} = props;
  const {label, href, collapsed} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const [isOpen, setOpen] = useFold({
    key: `${level} ${item.key ?? href ?? label}`,
    isActive,
    isOpenAtFirst: !collapsed,
  });
  return (
    <details
      className="sidebar-fold"
      open={isOpen}
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary
        aria-label={
          href === undefined
            ? undefined
            : translate(
                {
                  id: 'theme.graphql.navigation.branch',
                  message: 'Pages under {name}',
                  description:
                    'The ARIA label for the pages below a link of the side navigation',
                },
                {name: label},
              )
        }
      >
        {href === undefined && <GraphqlHumps text={label} />}
      </summary>
      <Items {...props} />
    </details>
  );
}

/**
 * A category of the sidebar. It folds without scripts, and stays as the reader leaves it from page
 * to page; that of Docusaurus 3.9.2 forgets when the page is of another plugin.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath, level, onItemClick} = props;
  const {label, href, className} = item;
  const isEmpty = useVisibleSidebarItems(item.items, activePath).length === 0;
  if (isEmpty) {
    return href === undefined ? null : (
      <DocSidebarItemLink {...props} item={{type: 'link', label, href}} />
    );
  }
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        isActive && 'sidebar-active',
        className,
      )}
    >
      {href !== undefined && (
        <Link
          className={clsx('menu__link', isCurrent && 'menu__link--active')}
          aria-current={isCurrent ? 'page' : undefined}
          to={href}
          onClick={() => onItemClick?.(item)}
        >
          <GraphqlHumps text={label} />
        </Link>
      )}
      {item.collapsible ? (
        <Fold {...props} />
      ) : (
        <>
          {href === undefined && <span className="sidebar-heading">{label}</span>}
          <Items {...props} />
        </>
      )}
    </li>
  );
}

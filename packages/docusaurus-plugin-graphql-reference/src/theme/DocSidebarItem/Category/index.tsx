import {translate} from '@docusaurus/Translate';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  isVisibleSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import GraphqlName from '@theme/GraphqlName';
import {clsx} from 'clsx';
import {useFold} from 'docusaurus-plugin-graphql-reference/useFold';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Category';

/**
 * The address of the title; none if that page is unlisted. A category of the reference in a sidebar of
 * the docs plugin has it in `customProps`, because that plugin refuses others.
 */
function linkOf({href, linkUnlisted, customProps}: Props['item']): string | undefined {
  if (linkUnlisted) return undefined;
  const passedOn = customProps?.['href'];
  return href ?? (typeof passedOn === 'string' ? passedOn : undefined);
}

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

/** What a link of the category's own leaves to a button beside it, or the whole title. */
function Fold(props: Props & {readonly fold: ReturnType<typeof useFold>}): ReactNode {
  const {item, fold} = props;
  const {label} = item;
  const href = linkOf(item);
  const [isOpen, setOpen] = fold;
  const name = translate(
    {
      id: 'theme.graphql.navigation.branch',
      message: 'Pages under {name}',
      description: 'The ARIA label for the pages below a link of the side navigation',
    },
    {name: label},
  );
  return (
    <details
      className="sidebar-fold"
      open={isOpen}
      onToggle={({currentTarget}) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary {...(href !== undefined && {'aria-label': name})}>
        {href === undefined && (
          <span>
            <GraphqlName name={label} />
          </span>
        )}
      </summary>
      {isOpen && <Items {...props} />}
    </details>
  );
}

/** The title as a link; before scripts run, what does not fold yet leads to its first page. */
function Title({
  item,
  activePath,
  onItemClick,
  href,
}: Props & {readonly href: string}): ReactNode {
  const {label} = item;
  const isCurrent = isActiveSidebarItem({type: 'link', label, href}, activePath);
  return (
    <Link
      className={clsx('menu__link', isCurrent && 'menu__link--active')}
      aria-current={isCurrent ? 'page' : undefined}
      to={href}
      onClick={() => onItemClick?.(item)}
    >
      <span>
        <GraphqlName name={label} />
      </span>
    </Link>
  );
}

/** What a category shows that can be closed: whole once scripts run, and until then if it is open. */
function Foldable(props: Props & {readonly isIn: boolean}): ReactNode {
  const {item, activePath, level, index, isIn} = props;
  const {key, href, label, collapsed, customProps} = item;
  const isActive = customProps?.['isFolded']
    ? item.items.some((inner) => isActiveSidebarItem(inner, activePath))
    : isIn;
  const isOpenAtFirst = isActive || !collapsed;
  const fold = useFold({
    key: `${level} ${key ?? href ?? label}`,
    isActive,
    isOpenAtFirst,
    index,
  });
  const isWhole = useIsBrowser() || isOpenAtFirst;
  const linked = linkOf(item) ?? (isWhole ? undefined : findFirstSidebarItemLink(item));
  return (
    <>
      {linked !== undefined && <Title {...props} href={linked} />}
      {isWhole && <Fold {...props} fold={fold} />}
    </>
  );
}

/**
 * A category of the sidebar. It stays as the reader leaves it from page to page; that of Docusaurus
 * 3.9.2 forgets when the next page is of another plugin, and cuts long names.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath, level} = props;
  const {label, className, collapsible} = item;
  const href = linkOf(item);
  const isEmpty = !item.items.some((inner) => isVisibleSidebarItem(inner, activePath));
  if (isEmpty) {
    return href === undefined ? null : (
      <DocSidebarItemLink {...props} item={{type: 'link', label, href}} />
    );
  }
  // Docusaurus compares the paths of all that is inside, on every page.
  const isIn = isActiveSidebarItem(item, activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        isIn && 'sidebar-active',
        className,
      )}
    >
      {collapsible ? (
        <Foldable {...props} isIn={isIn} />
      ) : (
        <>
          {href === undefined ? (
            <span className="sidebar-heading">{label}</span>
          ) : (
            <Title {...props} href={href} />
          )}
          <Items {...props} />
        </>
      )}
    </li>
  );
}

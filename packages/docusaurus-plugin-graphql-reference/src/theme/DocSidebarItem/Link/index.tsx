import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import GraphqlName from '@theme/GraphqlName';
import IconExternalLink from '@theme/Icon/ExternalLink';
import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Link';

/** A link of the sidebar, its whole label shown; that of Docusaurus 3.9.2 cuts long names. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
}: Props): ReactNode {
  const {href, label, className, autoAddBaseUrl} = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        {...(autoAddBaseUrl !== undefined && {autoAddBaseUrl})}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...(isInternal && {onClick: () => onItemClick?.(item)})}
      >
        <span>
          <GraphqlName name={label} />
        </span>
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}

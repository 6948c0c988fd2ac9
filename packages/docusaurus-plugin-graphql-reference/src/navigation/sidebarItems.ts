import type {
  PluginOptions,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

export type SidebarLink = PropSidebarItemLink;

export interface SidebarCategory extends Omit<PropSidebarItemCategory, 'items'> {
  readonly items: SidebarItem[];
}

/** An item of the reference as components of the docs plugin take it: its address has the base URL. */
export type SidebarItem = SidebarLink | SidebarCategory;

/** The part of the sidebar that only one page shows: the items below one of the shared items. */
export interface Branch {
  /** The key of the item whose items it replaces. */
  readonly key: string;
  readonly items: readonly SidebarItem[];
}

/** An item as the docs plugin takes it in a sidebar. */
type DocsItem = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>[number];

/** A link; its key, by which translations and branches know it, is its address without the base URL. */
export function toLink(label: string, href: string, key?: string): SidebarLink {
  return {type: 'link', label, href, ...(key !== undefined && {key})};
}

/** A category; one without an address only folds. */
export function toCategory(
  label: string,
  href: string | undefined,
  items: readonly SidebarItem[],
  own: Partial<Pick<SidebarCategory, 'key' | 'collapsed' | 'customProps'>> = {},
): SidebarCategory {
  return {
    type: 'category',
    label,
    ...(href !== undefined && {href}),
    collapsible: true,
    collapsed: true,
    ...own,
    items: [...items],
  };
}

/**
 * An item for a sidebar of the docs plugin. That refuses the address of a category unless it is that of
 * a doc, so the address is one of the properties that it passes on.
 */
export function toDocsItem(item: SidebarItem): DocsItem {
  if (item.type !== 'category') return item;
  const {href, items, ...category} = item;
  return {
    ...category,
    ...(href !== undefined && {customProps: {...category.customProps, href}}),
    items: items.map(toDocsItem),
  };
}

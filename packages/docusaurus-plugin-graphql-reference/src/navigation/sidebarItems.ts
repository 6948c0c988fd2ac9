/** A link of a docs sidebar, as the docs plugin takes and returns it. */
export interface SidebarLink {
  readonly type: 'link';
  /** By which translations and the branches of pages know it, because labels repeat. */
  readonly key?: string;
  readonly label: string;
  readonly href: string;
}

/** A part of a docs sidebar that folds. */
export interface SidebarCategory {
  readonly type: 'category';
  readonly key?: string;
  readonly label: string;
  /** The address of the title; missing if the category only folds. */
  readonly href?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  /** What stays folded on the page that its title leads to. */
  readonly customProps?: {readonly isFolded: true};
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** The part of the sidebar that only one page shows: the items below one of the shared items. */
export interface Branch {
  /** The key of the item whose items it replaces. */
  readonly key: string;
  readonly items: readonly SidebarItem[];
}

export function toLink(label: string, href: string): SidebarLink {
  return {type: 'link', label, href};
}

/** A category; one without an address only folds. */
export function toCategory(
  label: string,
  href: string | undefined,
  items: readonly SidebarItem[],
  own: Partial<Pick<SidebarCategory, 'key' | 'collapsed' | 'customProps'>> = {},
): SidebarCategory {
  const link = href !== undefined && {href};
  return {
    type: 'category',
    label,
    ...link,
    collapsible: true,
    collapsed: true,
    ...own,
    items,
  };
}

/** A link of a docs sidebar, as the docs plugin takes and hands on. */
export interface SidebarLink {
  readonly type: 'link';
  /** By which translations and the branches of pages know it; labels stand twice. */
  readonly key?: string;
  readonly label: string;
  readonly href: string;
}

/** A part of a docs sidebar that folds. */
export interface SidebarCategory {
  readonly type: 'category';
  readonly key?: string;
  readonly label: string;
  /** Missing for one that only folds. */
  readonly href?: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** What a page shows of the sidebar that is not in it everywhere: the items below one of it. */
export interface Branch {
  /** The key of the item that gets the items, or gets them in place of its own. */
  readonly key: string;
  readonly items: readonly SidebarItem[];
}

import type {NavigationItem} from './types';

/** The part of a processed docs sidebar item that navigation needs. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {
    readonly type: string;
    readonly id?: string;
    readonly permalink?: string;
  };
}

/** The part of a doc that navigation needs. */
export interface Doc {
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  readonly frontMatter: {readonly sidebar_label?: string | undefined};
}

function toItem(
  item: SidebarItem,
  docs: ReadonlyMap<string, Doc>,
): NavigationItem | undefined {
  if (item.type === 'link') {
    return item.label === undefined || item.href === undefined
      ? undefined
      : {text: item.label, href: item.href};
  }
  if (item.type === 'category') {
    const href = item.link?.permalink ?? docs.get(item.link?.id ?? '')?.permalink;
    return {
      text: item.label ?? '',
      ...(href !== undefined && {href}),
      items: toGuideNavigation(item.items ?? [], docs),
    };
  }
  const doc = docs.get(item.id ?? '');
  return (
    doc && {
      text: item.label ?? doc.frontMatter.sidebar_label ?? doc.title,
      href: doc.permalink,
    }
  );
}

/** A docs sidebar as links, for pages that the docs plugin does not render. */
export function toGuideNavigation(
  items: readonly SidebarItem[],
  docs: ReadonlyMap<string, Doc>,
): readonly NavigationItem[] {
  return items.flatMap((item) => toItem(item, docs) ?? []);
}

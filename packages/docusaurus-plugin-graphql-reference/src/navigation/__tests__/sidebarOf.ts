import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toPages} from '../../pages/toPages';
import type {contextOf} from '../../__tests__/contextOf';
import {createBranches} from '../createBranches';
import {growBranch} from '../growBranch';
import type {SidebarItem} from '../sidebarItems';
import {toReferenceCategory} from '../toReferenceCategory';

type Context = ReturnType<typeof contextOf>;

/** The sidebar as a page shows it, by the page's path below the reference. */
export function sidebarOf(context: Context, path: string): readonly SidebarItem[] {
  const page = [...toPages(context)].find(({href}) => href === `/docs/graphql/${path}`);
  const branch = createBranches(context, '/')(page ?? {place: {}});
  const sidebar = [toReferenceCategory(context, '/')];
  return branch ? growBranch(sidebar, branch).flatMap(withoutHtml) : sidebar;
}

/** The type of items has HTML, too, which no reference makes. */
function withoutHtml(item: PropSidebarItem): SidebarItem[] {
  if (item.type === 'html') return [];
  return item.type === 'link'
    ? [item]
    : [{...item, items: item.items.flatMap(withoutHtml)}];
}

/** One line an item: open parts with `v`, closed ones with `>`. */
export function outline(item: SidebarItem): readonly string[] {
  if (item.type === 'link') return [item.label];
  const inner = item.items.flatMap(outline).map((line) => `  ${line}`);
  return [`${item.label} ${item.collapsed ? '>' : 'v'}`, ...inner];
}

export function listAll(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.flatMap((item) => [
    item,
    ...(item.type === 'category' ? listAll(item.items) : []),
  ]);
}

/** What is below the item with a label, the first of several. */
export function below(
  items: readonly SidebarItem[],
  label: string,
): readonly SidebarItem[] {
  const found = listAll(items).find((item) => item.label === label);
  if (found?.type !== 'category') throw new Error(`Nothing is below ${label}.`);
  return found.items;
}

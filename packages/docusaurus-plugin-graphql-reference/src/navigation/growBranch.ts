import type {Branch} from './sidebarItems';

/** The part of an item of a docs sidebar that shows where a branch belongs. */
interface Item {
  readonly type: string;
  readonly key?: string | undefined;
  readonly items?: readonly Item[];
}

/** A sidebar with the branch of a page in its place; as it was where it has no such place. */
export function growBranch<Own extends Item>(
  items: readonly Own[],
  branch: Branch,
): Own[] {
  return items.map((item) => {
    if (item.key === branch.key) {
      const own = {type: 'category', collapsible: true, collapsed: false};
      return {...own, ...item, type: 'category', items: branch.items};
    }
    return item.items ? {...item, items: growBranch(item.items, branch)} : item;
  });
}

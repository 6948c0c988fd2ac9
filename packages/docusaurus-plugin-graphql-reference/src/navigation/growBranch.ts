import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Branch} from './sidebarItems';

/** A sidebar with the branch of a page in its place; as it was where it has no such place. */
export function growBranch(
  items: readonly PropSidebarItem[],
  branch: Branch,
): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'html' && item.key === branch.key) {
      const own = {collapsible: true, collapsed: false};
      return {...own, ...item, type: 'category', items: [...branch.items]};
    }
    return item.type === 'category'
      ? {...item, items: growBranch(item.items, branch)}
      : item;
  });
}

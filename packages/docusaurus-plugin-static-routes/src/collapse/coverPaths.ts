/** A place at which one route stands for a page, or for all below it. */
export interface Place {
  readonly path: string;
  readonly isExact: boolean;
}

/** A folder of pages, with what stands below it. */
interface Folder {
  readonly path: string;
  readonly children: Map<string, Folder>;
  /** The families that have a page here or below. */
  readonly families: Set<number>;
  /** The family whose page this is. */
  page?: number;
  /** Whether a page that is in no family stands here or below. */
  hasOthers: boolean;
}

/** Where pages of others stand between, a folder with more members than this is not split. */
const MOST_SPLIT = 24;

function createFolder(path: string): Folder {
  return {path, children: new Map(), families: new Set(), hasOthers: false};
}

/** The path without slash at its end; "" for the root. */
export function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** The folders on the way to a path, the root first and the path's own last. */
function enter(root: Folder, path: string): readonly Folder[] {
  const way = [root];
  for (const name of trimSlash(path).split('/').slice(1)) {
    const parent = way.at(-1)!;
    let folder = parent.children.get(name);
    if (!folder)
      parent.children.set(name, (folder = createFolder(`${parent.path}/${name}`)));
    way.push(folder);
  }
  return way;
}

function cover(folder: Folder, family: number): readonly Place[] {
  const children = [...folder.children.values()].filter(({families}) =>
    families.has(family),
  );
  const own = {path: folder.path || '/', isExact: children.length === 0};
  if (folder.page !== family && children.length === 1) return cover(children[0]!, family);
  const isMixed = folder.families.size > 1;
  const isSplit = isMixed || (folder.hasOthers && children.length <= MOST_SPLIT);
  if (own.isExact || !isSplit) return [own];
  return [
    ...(folder.page === family ? [{...own, isExact: true}] : []),
    ...children.flatMap((child) => cover(child, family)),
  ];
}

/**
 * The fewest places that stand for all pages of each family, and for none of another family.
 * Pages in no family are left out, too, unless that would take a place for each of many pages.
 */
export function coverPaths(
  families: readonly (readonly string[])[],
  others: readonly string[],
): readonly (readonly Place[])[] {
  const root = createFolder('');
  for (const [family, paths] of families.entries()) {
    for (const path of paths) {
      const way = enter(root, path);
      for (const folder of way) folder.families.add(family);
      way.at(-1)!.page = family;
    }
  }
  for (const path of others) {
    for (const folder of enter(root, path)) folder.hasOthers = true;
  }
  return families.map((_, family) => cover(root, family));
}

import {trimSlash} from './coverPaths';

/** What decides which paths a route shows. */
export interface Arrangeable {
  readonly path: string;
  readonly exact?: boolean;
  readonly routes?: readonly Arrangeable[];
}

function isBelow(path: string, folder: string): boolean {
  return `${trimSlash(path)}/`.startsWith(`${trimSlash(folder)}/`);
}

/** Whether a route shows a path. Both are literal: a path with parameters shows only itself. */
export function isShown(path: string, route: Arrangeable): boolean {
  return route.exact
    ? trimSlash(path) === trimSlash(route.path)
    : isBelow(path, route.path);
}

/** The paths of the pages within a route. */
export function listLeaves({path, routes}: Arrangeable): readonly string[] {
  return routes ? routes.flatMap(listLeaves) : [path];
}

/**
 * Puts routes that stand for static pages among the others. The browser takes the first that
 * fits: pages first, then folders of pages, each before the folder around it.
 */
export function arrangeRoutes<Other extends Arrangeable, Document extends Arrangeable>(
  others: readonly Other[],
  documents: readonly Document[],
  isStatic: (path: string) => boolean,
): readonly (Other | Document)[] {
  const parents = others.filter(({routes}) => routes);
  let left = documents.toSorted((a, b) => b.path.length - a.path.length);
  const arranged: (Other | Document)[] = others.filter(({routes}) => !routes);
  for (const parent of parents) {
    const inside = left.filter(({path}) => isBelow(path, parent.path));
    left = left.filter((document) => !inside.includes(document));
    // Pages within this folder that a document route would take for its own come first.
    const taken = listLeaves(parent).filter(
      (path) => !isStatic(path) && inside.some((document) => isShown(path, document)),
    );
    arranged.push(...[...new Set(taken)].map((path) => ({...parent, path})));
    arranged.push(...inside, parent);
  }
  return [...arranged, ...left];
}

import postcss, {type Root} from 'postcss';

/** Infima's; what the site and its packages declare stays, for HTML alone may name it. */
export const OF_LIBRARY = /^--ifm-/;

/** The names of the library's variables that a text holds. */
export function findNames(text: string): ReadonlySet<string> {
  return new Set(text.match(/--ifm-[\w-]+/g));
}

/** The names that styles take the value of. */
export function findUses(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!));
}

/** Drops what nothing names in the styles as they are now; returns how many. */
function dropUnused(root: Root, named: readonly ReadonlySet<string>[]): number {
  const used = findUses(root.toString());
  let dropped = 0;
  root.walkDecls(OF_LIBRARY, (declaration) => {
    const {prop, parent} = declaration;
    if (used.has(prop) || named.some((names) => names.has(prop))) return;
    declaration.remove();
    if (parent?.nodes.length === 0) parent.remove();
    dropped += 1;
  });
  return dropped;
}

/**
 * Drops declarations of Infima's variables that neither a style nor a script of the site names, and
 * then those that only these took their values from.
 */
export function dropVariables(css: string, scripts: readonly string[]): string {
  const named = scripts.map(findNames);
  const root = postcss.parse(css);
  while (dropUnused(root, named) > 0);
  return root.toString();
}

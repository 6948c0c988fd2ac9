import postcss, {type Declaration, type Root} from 'postcss';
import {findNames, OF_LIBRARY} from './dropVariables';

const USE = /var\((--[\w-]+)\)/g;
/** They mean something else as the value of a variable than as that of a property. */
const KEYWORD = /^(?:initial|inherit|unset|revert|revert-layer)?$/;

function isOfRoot({parent}: Declaration, root: Root): boolean {
  return parent?.type === 'rule' && parent.parent === root && parent.selector === ':root';
}

/** What the root declares, once and for all pages, and what is only asked for by its name alone. */
function findConstants(
  root: Root,
  texts: readonly string[],
): ReadonlyMap<string, Declaration> {
  const named = texts.map(findNames);
  const found = new Map<string, Declaration>();
  const others = new Set<string>();
  root.walkDecls((declaration) => {
    const {prop, value} = declaration;
    // A use with a value for the case that there is none.
    for (const name of findNames(value.replace(USE, ''))) others.add(name);
    if (!OF_LIBRARY.test(prop)) return;
    const isConstant =
      !found.has(prop) &&
      isOfRoot(declaration, root) &&
      !KEYWORD.test(value) &&
      !named.some((names) => names.has(prop));
    if (isConstant) found.set(prop, declaration);
    else others.add(prop);
  });
  return new Map([...found].filter(([name]) => !others.has(name)));
}

/** The values that are made of nothing but constants. */
function resolveValues(
  constants: ReadonlyMap<string, Declaration>,
): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let known = -1;
  while (known < values.size) {
    known = values.size;
    for (const [name, {value}] of constants) {
      const resolved = insert(value, values);
      if (!resolved.includes('var(')) values.set(name, resolved);
    }
  }
  return values;
}

/** Beside these a value needs no space: a variable ends by itself, but what stands for it may not. */
const APART = /^[\s(),/*]?$/;

function insert(value: string, values: ReadonlyMap<string, string>): string {
  return value.replace(USE, (use, name: string, start: number) => {
    const known = values.get(name);
    if (known === undefined) return use;
    const before = APART.test(value.charAt(start - 1)) ? '' : ' ';
    const after = APART.test(value.charAt(start + use.length)) ? '' : ' ';
    return `${before}${known}${after}`;
  });
}

/**
 * Writes the values of Infima's variables where they are used, if no page can have others: the root of the document
 * declares them, nothing overrides them, and neither a script nor another stylesheet, whose
 * `texts` these are, names them.
 */
export function inlineConstants(css: string, texts: readonly string[]): string {
  const root = postcss.parse(css);
  const constants = findConstants(root, texts);
  const values = resolveValues(constants);
  for (const [name, declaration] of constants) {
    const {parent} = declaration;
    if (!values.has(name)) continue;
    declaration.remove();
    if (parent?.nodes.length === 0) parent.remove();
  }
  root.walkDecls((declaration) => {
    declaration.value = insert(declaration.value, values);
  });
  return root.toString();
}

import {print, type ASTNode, type NameNode} from 'graphql';

type Traits = ReadonlyMap<string, string>;

const LISTS = {arguments: 'argument', locations: 'location', directives: 'directive'};
const NODES = {type: 'the type', defaultValue: 'the default'};

/** What of a definition another one may have otherwise: its name in a message, and its text. */
function traitsOf(part: ASTNode): Traits {
  const known: Readonly<Record<string, unknown>> = {...part};
  const lists = Object.entries(LISTS).flatMap(([key, word]) =>
    ((known[key] ?? []) as readonly (ASTNode & {name?: NameNode})[]).map((node) => {
      const name = node.name?.value ?? print(node);
      return [`the ${word} "${name}"`, print(node)] as const;
    }),
  );
  const nodes = Object.entries(NODES).flatMap(([key, word]) => {
    const node = known[key] as ASTNode | undefined;
    return node ? [[word, print(node)] as const] : [];
  });
  return new Map([
    ...nodes,
    ...lists,
    ...(known['repeatable'] ? ([['"repeatable"', '']] as const) : []),
  ]);
}

/** In what two definitions of one element differ, for a message; empty where nothing is known. */
export function describeDifference(first: ASTNode, second: ASTNode): string {
  const [a, b] = [traitsOf(first), traitsOf(second)];
  const differing = [...new Set([...a.keys(), ...b.keys()])].filter(
    (key) => a.get(key) !== b.get(key),
  );
  const texts = differing.map((key) => {
    const [one, other] = [a.get(key), b.get(key)];
    if (one === undefined) return `${key} (only here)`;
    return `${key} (${other === undefined ? 'only first' : `${other}, first ${one}`})`;
  });
  return texts.join(', ');
}

import {print, type ASTNode, type NameNode} from 'graphql';

type Part = boolean | (ASTNode & {readonly name?: NameNode});

const PARTS = /^(?:type|defaultValue|repeatable|arguments|locations|directives)$/;

/** The text of each part of a definition by what a message calls it. */
function listParts(node: ASTNode): ReadonlyMap<string, string> {
  const parts = Object.entries(node).flatMap(
    ([key, value]: [string, Part | Part[] | undefined]) =>
      (PARTS.test(key) ? [value ?? []].flat() : []).map((part) => {
        const word = key.replace(/s$|Value/, '');
        const text = typeof part === 'object' ? print(part) : String(part);
        const name = (typeof part === 'object' && part.name?.value) || text;
        return [Array.isArray(value) ? `${word} "${name}"` : word, text] as const;
      }),
  );
  return new Map(parts);
}

/** The sentence of a message that names in what two definitions of one element differ. */
export function describeDifference(first: ASTNode, second: ASTNode): string {
  const [a, b] = [listParts(first), listParts(second)];
  const texts = [...new Set([...a.keys(), ...b.keys()])].flatMap((name) => {
    const [one, other] = [a.get(name), b.get(name)];
    if (one === other) return [];
    if (one === undefined) return `${name} (only here)`;
    return `${name} (${other === undefined ? 'only first' : `${other}, first ${one}`})`;
  });
  return `The two differ${texts.length > 0 ? ` in ${texts.join(', ')}` : ''}.`;
}

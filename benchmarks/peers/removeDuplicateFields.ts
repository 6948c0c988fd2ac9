import {parse, type ASTNode} from 'graphql';

/**
 * The same SDL without the fields that stand twice in one type, the first of each kept. GitHub's
 * published schema has such fields, and strict loaders stop at the first. The text is otherwise as
 * it was.
 */
export function removeDuplicateFields(sdl: string): string {
  const ranges = parse(sdl).definitions.flatMap((definition) =>
    'fields' in definition ? findRepeated(definition.fields ?? []) : [],
  );
  let rest = sdl;
  for (const {start, end} of ranges.reverse()) {
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

function findRepeated(
  fields: readonly (ASTNode & {readonly name: {readonly value: string}})[],
): {start: number; end: number}[] {
  const known = new Set<string>();
  return fields.flatMap(({name, loc}) => {
    const isRepeated = known.has(name.value);
    known.add(name.value);
    return isRepeated && loc ? [{start: loc.start, end: loc.end}] : [];
  });
}

import {Kind, parse, type DefinitionNode} from 'graphql';

const FENCE = /^(?<fence>`{3,})graphql(?<meta>[^\n]*)\n(?<code>[\s\S]*?)^\k<fence>$/gm;
const ROOTS: readonly string[] = ['Query', 'Mutation'];

/**
 * The names of the queries and mutations that a guide shows: selected by an operation, or
 * defined in an excerpt of the schema. What a sample shows as refused does not count.
 */
export function shownOperations(markdown: string): ReadonlySet<string> {
  const samples = [...markdown.matchAll(FENCE)]
    .filter((match) => !/\binvalid\b/.test(match.groups?.['meta'] ?? ''))
    .map((match) => match.groups?.['code'] ?? '');
  return new Set(
    samples.flatMap((sample) => parse(sample).definitions.flatMap(rootFields)),
  );
}

function rootFields(definition: DefinitionNode): readonly string[] {
  if (definition.kind === Kind.OPERATION_DEFINITION) {
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? selection.name.value : [],
    );
  }
  return definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
    ROOTS.includes(definition.name.value)
    ? (definition.fields ?? []).map((field) => field.name.value)
    : [];
}

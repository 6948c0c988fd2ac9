import {Kind, parse, type DefinitionNode} from 'graphql';
import {expect, it} from 'vitest';
import {operations} from '../../schema/__tests__/siteSchema';
import {blocksOf} from './code/codeBlocks';

/** The queries and mutations that a sample selects, or that an excerpt of the schema defines. */
function listOperations(definition: DefinitionNode): readonly string[] {
  if (definition.kind === Kind.OPERATION_DEFINITION) {
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? selection.name.value : [],
    );
  }
  return definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
    ['Query', 'Mutation'].includes(definition.name.value)
    ? (definition.fields ?? []).map((field) => field.name.value)
    : [];
}

it('the guides show every query and mutation of the schema', () => {
  const samples = blocksOf(['graphql']).filter(({isInvalid}) => !isInvalid);
  const shown = new Set(
    samples.flatMap(({code}) => parse(code).definitions.flatMap(listOperations)),
  );
  expect(operations.length).toBeGreaterThan(100);
  expect(operations.map(({name}) => name).filter((name) => !shown.has(name))).toEqual([]);
});

import {isDeepStrictEqual} from 'node:util';
import {type GraphQLLeafType, type GraphQLSchema, getNamedType} from 'graphql';
import {assertVisible} from './assertVisible';
import {
  chooseArguments,
  type Draft,
  type Operation,
  toCoordinate,
  toDocument,
} from './document/toDocument';
import {toVariables} from './document/toVariables';
import {FULL, MOST_LINES, REQUIRED, type Size} from './document/size';
import {executeExample} from './executeExample';
import {assertOperations, findOperation} from './findOperation';
import {createMocked, type Mocked} from './mock/createMockSchema';
import {toEcho} from './mock/echo';
import {effectOn, effectsOf, happensAt} from './mock/effects';
import {toOverridden} from './overrides/toOverridden';
import type {Example, ExampleOptions, FindExamples, OperationExamples} from './types';
import {findFiles} from './values/files';
import type {World} from './values/world';

/**
 * Makes the examples of a schema's operations: requests that graphql-js accepts, with the responses
 * of a mock of the schema. The same schema has the same examples.
 *
 * @returns A function that returns the examples of one operation. It throws ExampleError for an
 * unknown operation, and if no request can be made.
 */
export function createExamples(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): FindExamples {
  const mocked = createMocked(schema, options);
  const overrides = new Map(Object.entries(options.overrides ?? {}));
  assertOperations(schema, [...overrides.keys()]);
  return (kind, field) => {
    const operation = findOperation(schema, kind, field);
    const override = overrides.get(toCoordinate(operation));
    return override
      ? {required: toOverridden(mocked, operation, override)}
      : toExamples(mocked, operation);
  };
}

function toExamples(mocked: Mocked, operation: Operation): OperationExamples {
  const {world} = mocked;
  assertVisible(world, operation);
  const size = withChanges(world, operation, REQUIRED);
  const required = toExample(mocked, operation, draft(world, operation, [size]));
  const full = toExample(mocked, operation, draft(world, operation, FULL));
  const isSame =
    required.document === full.document &&
    isDeepStrictEqual(required.variables, full.variables);
  return isSame ? {required} : {required, full};
}

/** A size whose requests for a mutation select what it changes. */
function withChanges(world: World, operation: Operation, size: Size): Size {
  const {kind, field} = operation;
  if (kind !== 'mutation') return size;
  const args = chooseArguments(world, operation, size);
  const {own} = toEcho(toVariables(world, operation, args, size));
  const effects = effectsOf(field.name, own);
  return {
    ...size,
    isChanged: ({name, type}) =>
      own.has(name) ||
      happensAt(effects, name) !== undefined ||
      effectOn(effects, name, getNamedType(type) as GraphQLLeafType) !== undefined,
  };
}

/** The document of the largest size that is short enough to read, otherwise of the smallest. */
function draft(world: World, operation: Operation, sizes: readonly Size[]): Draft {
  for (const size of sizes) {
    const found = toDocument(world, operation, size, MOST_LINES);
    if (found) return found;
  }
  return toDocument(world, operation, sizes.at(-1)!, Infinity)!;
}

/** The example of a document, with values of its variables and the response of a mock. */
export function toExample(
  {world, mock}: Mocked,
  operation: Operation,
  {args, document, size}: Draft,
): Example {
  const variables = toVariables(world, operation, args, size);
  const files = findFiles(args, variables);
  const coordinate = toCoordinate(operation);
  const data = executeExample(mock, {coordinate, document, variables, files});
  return {document, variables, response: {data}, ...(files.length > 0 && {files})};
}

import {isDeepStrictEqual} from 'node:util';
import type {GraphQLSchema} from 'graphql';
import {assertVisible} from './assertVisible';
import {
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
  const required = toExample(mocked, operation, draft(world, operation, [REQUIRED]));
  const full = toExample(mocked, operation, draft(world, operation, FULL));
  const isSame =
    required.document === full.document &&
    isDeepStrictEqual(required.variables, full.variables);
  return isSame ? {required} : {required, full};
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

import type {GraphQLSchema} from 'graphql';
import {assertVisible} from './assertVisible';
import {executeExample} from './executeExample';
import {assertOperations, findOperation} from './findOperation';
import {
  type Draft,
  type Operation,
  toCoordinate,
  toDocument,
} from './document/toDocument';
import {toVariables} from './document/toVariables';
import {FULL, MOST_FIELDS, REQUIRED, type Size} from './document/size';
import {shareMock} from './mock/shareMock';
import {toOverridden} from './overrides/toOverridden';
import type {Example, ExampleOptions, FindExamples, OperationExamples} from './types';
import {findFiles} from './values/files';
import type {World} from './values/world';

/**
 * Makes the examples of a schema's operations, each of them a request that graphql-js takes and
 * what a mock of the schema answers. The same schema has the same examples.
 *
 * @returns The examples of one operation. Throws ExampleError where the schema has no such operation
 * or where no request can be made of what is known.
 */
export function createExamples(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): FindExamples {
  const {world, mock} = shareMock(schema, options);
  const overrides = new Map(Object.entries(options.overrides ?? {}));
  assertOperations(schema, [...overrides.keys()]);
  return (kind, field) => {
    const operation = findOperation(schema, kind, field);
    const override = overrides.get(toCoordinate(operation));
    return override
      ? {required: toOverridden(world, mock, operation, override)}
      : toExamples(world, mock, operation);
  };
}

function toExamples(
  world: World,
  mock: GraphQLSchema,
  operation: Operation,
): OperationExamples {
  assertVisible(world, operation);
  const required = toExample(world, mock, operation, draft(world, operation, [REQUIRED]));
  const full = toExample(world, mock, operation, draft(world, operation, FULL));
  return isSame(required, full) ? {required} : {required, full};
}

/** The document of the largest size that is not too long to be read, or else of the least. */
function draft(world: World, operation: Operation, sizes: readonly Size[]): Draft {
  for (const size of sizes) {
    const found = toDocument(world, operation, size, MOST_FIELDS);
    if (found) return found;
  }
  return toDocument(world, operation, sizes.at(-1)!, Infinity)!;
}

/** The example of a document, with values for its variables and what a mock answers. */
export function toExample(
  world: World,
  mock: GraphQLSchema,
  operation: Operation,
  {args, document, size}: Draft,
): Example {
  const variables = toVariables(world, operation, args, size);
  const files = findFiles(args, variables);
  const coordinate = toCoordinate(operation);
  const data = executeExample(mock, {coordinate, document, variables, files});
  return {
    document,
    variables,
    response: {data},
    ...(files.length > 0 && {files}),
  };
}

function isSame(a: Example, b: Example): boolean {
  return (
    a.document === b.document &&
    JSON.stringify(a.variables) === JSON.stringify(b.variables)
  );
}

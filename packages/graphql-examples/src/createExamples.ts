import type {GraphQLSchema} from 'graphql';
import {executeExample} from './executeExample';
import {findOperation} from './findOperation';
import {type Draft, type Operation, toDocument} from './document/toDocument';
import {toVariables} from './document/toVariables';
import {FULL, MOST_FIELDS, REQUIRED, type Size} from './document/size';
import {toMockSchema} from './mock/createMockSchema';
import type {Example, ExampleOptions, FindExamples, OperationExamples} from './types';
import {findFiles} from './values/files';
import {createWorld, type World} from './values/world';

/**
 * Makes the examples of a schema's operations, each of them a request that graphql-js takes and
 * what a mock of the schema answers. The same schema has the same examples.
 *
 * @returns The examples of one operation. Throws ExampleError where the schema has no such operation
 * or where no request can be made.
 */
export function createExamples(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): FindExamples {
  const world = createWorld(schema, options);
  const mock = toMockSchema(world);
  return (kind, field) => {
    const operation = findOperation(schema, kind, field);
    return toExamples(world, mock, operation);
  };
}

function toExamples(
  world: World,
  mock: GraphQLSchema,
  operation: Operation,
): OperationExamples {
  const required = toExample(world, mock, operation, REQUIRED);
  const full = toExample(world, mock, operation, fitting(world, operation));
  return isSame(required, full) ? {required} : {required, full};
}

/** The largest size whose document is not too long to be read. */
function fitting(world: World, operation: Operation): Size {
  const found = FULL.find(
    (size) => toDocument(world, operation, size).fields <= MOST_FIELDS,
  );
  return found ?? FULL.at(-1)!;
}

function toExample(
  world: World,
  mock: GraphQLSchema,
  operation: Operation,
  size: Size,
): Example {
  const {document, args}: Draft = toDocument(world, operation, size);
  const variables = toVariables(world, operation, args, size);
  const files = findFiles(args, variables);
  const coordinate = `${operation.root}.${operation.field.name}`;
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

import {
  type DocumentNode,
  executeSync,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import {ExampleError} from './ExampleError';
import type {Example} from './types';
import {withFiles} from './values/files';

/** A request of an operation, not yet checked. */
export interface Request extends Pick<Example, 'document' | 'files' | 'variables'> {
  /** The operation, as errors name it. */
  readonly coordinate: string;
  /** Where an owner has written it; missing for one that is generated. */
  readonly file?: string;
}

/** The data that a mock answers; throws ExampleError for a request that the schema refuses. */
export function executeExample(
  mock: GraphQLSchema,
  {coordinate, document, file, files = [], variables}: Request,
): Readonly<Record<string, unknown>> {
  const parsed = parse(document);
  assertNone(validate(mock, parsed), coordinate, file);
  const {data, errors = []} = execute(mock, parsed, withFiles(variables, files));
  assertNone(errors, coordinate, file);
  // Objects of graphql-js have no prototype, which what is written as JSON does not show.
  return JSON.parse(JSON.stringify(data)) as Readonly<Record<string, unknown>>;
}

function execute(
  schema: GraphQLSchema,
  document: DocumentNode,
  variableValues: Record<string, unknown>,
): ReturnType<typeof executeSync> {
  return executeSync({schema, document, variableValues, rootValue: {}});
}

function assertNone(
  errors: readonly GraphQLError[],
  coordinate: string,
  file: string | undefined,
): void {
  if (errors.length === 0) return;
  const messages = errors.map(({message}) => `  ${message}`).join('\n');
  if (file !== undefined) {
    throw new ExampleError(`The request of ${file} is refused:\n${messages}`);
  }
  throw new ExampleError(
    `The request generated for "${coordinate}" does not fit the schema:\n${messages}\nGive an example of your own: overrides: {'${coordinate}': {document: …}}, or a value: values: {…}.`,
  );
}

import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {loadSchema} from 'graphql-api-model';
import {createExamples} from '../../createExamples';
import type {Example, OperationKind} from '../../types';
import type {Request} from '../request';

const ROOT = path.join(import.meta.dirname, '../../../../..');
const PATTERNS = 'tests/schemas/patterns';

/** A small schema, the kitchen sink and what others write, by name. */
export const SCHEMAS: Readonly<Record<string, string>> = {
  library: 'tests/owner/site/schema/*.graphql',
  'kitchen sink': 'tests/schemas/kitchen-sink.graphql',
  ...Object.fromEntries(
    readdirSync(path.join(ROOT, PATTERNS)).map((file) => [file, `${PATTERNS}/${file}`]),
  ),
};

/** An example of an operation, by a name of its own. */
interface Operation {
  readonly name: string;
  readonly request: Request;
}

function toRequest(
  operation: OperationKind,
  {document, variables, files = []}: Example,
): Request {
  return {operation, document: document.trim(), variables, files};
}

/** The requests for all operations of a schema, in both sizes. */
export function listOperations(source: string): readonly Operation[] {
  const {schema} = loadSchema({schema: source, lenient: true, directory: ROOT});
  const examplesOf = createExamples(schema);
  const rootOf = (operation: OperationKind): ReturnType<GraphQLSchema['getQueryType']> =>
    schema.getRootType(operation as Parameters<GraphQLSchema['getRootType']>[0]);
  return (['query', 'mutation', 'subscription'] as const).flatMap((operation) =>
    Object.keys(rootOf(operation)?.getFields() ?? {})
      .filter((field) => !field.startsWith('_'))
      .flatMap((field) => {
        const {required, full} = examplesOf(operation, field);
        const one = {name: `${field}-required`, request: toRequest(operation, required)};
        return full
          ? [one, {name: `${field}-full`, request: toRequest(operation, full)}]
          : [one];
      }),
  );
}

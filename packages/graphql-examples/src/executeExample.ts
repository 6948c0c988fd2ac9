import {
  executeSync,
  type GraphQLError,
  type GraphQLSchema,
  KnownTypeNamesRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import {ExampleError} from './ExampleError';
import type {Example} from './types';
import {replaceFiles} from './values/files';

interface Request extends Pick<Example, 'document' | 'files' | 'variables'> {
  /** The operation, as errors name it. */
  readonly coordinate: string;
  /** The file of a request that an owner has written. */
  readonly file?: string;
}

/**
 * The rules for a generated document, whose types are those of the schema. The rule that is left out
 * lists all types of a schema for each document.
 */
const RULES = specifiedRules.filter((rule) => rule !== KnownTypeNamesRule);

/** The data that a mock returns; throws ExampleError for a request that the schema rejects. */
export function executeExample(
  schema: GraphQLSchema,
  {coordinate, document: text, file, files = [], variables}: Request,
): Readonly<Record<string, unknown>> {
  const assertNone = (errors: readonly GraphQLError[]): void => {
    if (errors.length === 0) return;
    const messages = errors.map(({message}) => `  ${message}`).join('\n');
    throw new ExampleError(
      file === undefined
        ? `The request generated for "${coordinate}" does not fit the schema:\n${messages}\nWrite an example of your own for "${coordinate}", or set a value for what is wrong.`
        : `The request of ${file} is refused:\n${messages}`,
    );
  };
  const document = parse(text);
  assertNone(validate(schema, document, file === undefined ? RULES : specifiedRules));
  const variableValues = replaceFiles(variables, files, {file: 'file-1'});
  const {data, errors = []} = executeSync({
    schema,
    document,
    variableValues,
    rootValue: {},
  });
  assertNone(errors);
  // The objects of graphql-js have no prototype, which the same data in JSON have.
  return JSON.parse(JSON.stringify(data)) as Readonly<Record<string, unknown>>;
}

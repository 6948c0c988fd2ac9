import {buildClientSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';
import {lineAndColumn} from './lineAndColumn';
import {JsonError, parseJson} from './parseJson';
import type {SchemaFile} from './readSchemaFile';
import {SchemaError} from './SchemaError';

const EXPECTED =
  'Expected {"data": {"__schema": …}} or {"__schema": …}, the answer to the introspection query.';

/** Builds the schema that an introspection result in JSON describes. */
export function buildFromIntrospection(file: SchemaFile): GraphQLSchema {
  const introspection = findIntrospection(readJson(file));
  if (!introspection) {
    throw failure(`${file.name}: The JSON is not an introspection result.`);
  }
  try {
    return buildClientSchema(introspection);
  } catch (error) {
    throw failure(
      `${file.name}: The introspection result is not complete.${reason(error)}`,
    );
  }
}

function readJson(file: SchemaFile): unknown {
  try {
    return JSON.parse(file.text) as unknown;
  } catch (error) {
    throw jsonError(file, error);
  }
}

function jsonError({name, text}: SchemaFile, cause: unknown): SchemaError {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) {
      const place = {file: name, text, ...lineAndColumn(text, error.at)};
      return new SchemaError([
        {
          message: `The file is not JSON: ${error.message}`,
          places: [place],
          advice: EXPECTED,
        },
      ]);
    }
  }
  return failure(`${name}: The file is not JSON: ${String(cause)}`);
}

/** The words of graphql-js; those of a TypeError would only speak of its inner workings. */
function reason(error: unknown): string {
  return error instanceof Error && error.name !== 'TypeError' ? ` ${error.message}` : '';
}

function findIntrospection(json: unknown): IntrospectionQuery | undefined {
  const data = isObject(json) && isObject(json['data']) ? json['data'] : json;
  return isObject(data) && isObject(data['__schema'])
    ? (data as unknown as IntrospectionQuery)
    : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function failure(message: string): SchemaError {
  return new SchemaError([{message, places: [], advice: EXPECTED}]);
}

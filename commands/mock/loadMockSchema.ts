import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {loadSchema, ReportError} from 'graphql-api-model';
import {reference} from '../../site/reference';
import {SITE} from '../paths';
import {CommandError} from '../runCommand';

/**
 * Reads the schema to serve: that of the site, or what the command line names.
 *
 * @param named - Files, folders or globs, relative to `directory`.
 * @param directory - Where the reader typed the command. Throws CommandError.
 */
export function loadMockSchema(
  named: readonly string[] | undefined,
  directory: string,
): GraphQLSchema {
  const source =
    named === undefined
      ? {schema: reference.schema, directory: SITE}
      : {schema: named, directory: path.resolve(directory)};
  if (source.schema === undefined) {
    throw new CommandError(
      'site/reference.ts names no schema. Name one: npm run mock -- --schema schema.graphql',
    );
  }
  try {
    return loadSchema({...source, schema: source.schema, lenient: true}).schema;
  } catch (error) {
    if (error instanceof ReportError) throw new CommandError(error.message);
    throw error;
  }
}

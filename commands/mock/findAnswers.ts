import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Options} from 'docusaurus-plugin-graphql-reference';
import type {GraphQLSchema} from 'graphql';
import {ExampleError, type ExampleOptions, readOverrides} from 'graphql-examples';
import {createAnswers, type FindAnswer} from 'graphql-examples/mock';
import {CommandError} from '../runCommand';

interface Site extends Pick<Options, 'requests'>, ExampleOptions {
  /** The folder of the site, absolute. */
  readonly directory: string;
}

/**
 * The answers of the examples that the owner keeps in the folder of the option `requests`; none
 * where it names no folder. Throws CommandError for one that the pages would not take.
 */
export function findAnswers(
  schema: GraphQLSchema,
  {directory, requests, ...options}: Site,
): FindAnswer {
  const name = requests ? requests.examples : undefined;
  if (name === undefined) return () => undefined;
  const folder = path.resolve(directory, name);
  if (!existsSync(folder)) {
    throw new CommandError(
      `There is no folder "${name}", which the option "requests" names as "examples". Make it, or remove "examples".`,
    );
  }
  try {
    return createAnswers(schema, {...options, overrides: readOverrides(folder, schema)});
  } catch (error) {
    if (!(error instanceof ExampleError)) throw error;
    throw new CommandError(error.message.replaceAll(folder, name));
  }
}

import type {Command, OptionTable} from 'graphql-samples/command';
import {SOURCE_OPTIONS} from '../sources/options';

const {hide, commentDescriptions, lenient, schema} = SOURCE_OPTIONS;

const OPTIONS = {
  schema: {
    ...schema,
    positional: '<schema or site>',
    text: 'The files of a schema, as build reads them, or the folder of a built site',
    missing: 'No schema and no site is named.',
  },
  hide,
  commentDescriptions,
  lenient,
} as const satisfies OptionTable;

/** The command `mcp`: serves the tools over standard input and output until the input ends. */
export const MCP: Command<typeof OPTIONS> = {
  options: OPTIONS,
  text: 'Serves a schema or a built site to assistants, by the Model Context Protocol.',
  example: 'schema.graphql',
  failure: 2,
  run: async (options, {directory}) => {
    // It loads the protocol's SDK.
    const {runMcp} = await import('./runMcp');
    const defaults = {hide: [], lenient: false, directory, warn: console.error};
    return runMcp({...defaults, ...options});
  },
};

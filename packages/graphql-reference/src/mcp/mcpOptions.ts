import {OPTIONS, toSwitchOption} from '../command/options';
import type {Command, OptionTable} from '../command/optionTable';

const {hide, commentDescriptions, lenient, schema} = OPTIONS;

/** The options of `mcp`. */
export const MCP_OPTIONS = {
  schema: {
    ...schema,
    positional: '<schema or site>',
    text: 'The files of a schema, as build reads them, or the folder of a built site',
  },
  hide,
  commentDescriptions,
  lenient,
  help: toSwitchOption('Logs these options'),
} as const satisfies OptionTable;

/** The command `mcp`. */
export const MCP = {
  options: MCP_OPTIONS,
  text: 'Serves a schema or a built site to assistants, by the Model Context Protocol.',
  example: 'schema.graphql',
  missing: 'No schema and no site is named.',
} as const satisfies Command;

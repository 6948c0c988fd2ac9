import {
  CommandError,
  invalid,
  toText,
  toTexts,
  type Command,
  type OptionTable,
  type Setting,
} from 'graphql-samples/command';
import {SOURCE_OPTIONS} from '../sources/options';
import type {Response, Tools} from './Tools';

/** The files of a schema or the folder of a site, and what a tool is called with. */
interface Words {
  readonly schema: readonly string[];
  readonly text: string;
}

function toWords(setting: Setting): Words {
  const words = toTexts(setting, 'a schema and a text');
  const text = words.at(-1)!;
  if (words.length < 2) throw invalid(setting, 'a schema and then a text');
  const schema = SOURCE_OPTIONS.schema.parse({...setting, value: words.slice(0, -1)});
  return {schema, text};
}

/** The options of a command that logs what a tool returns. */
function createOptions(what: string, about: string) {
  const {hide, commentDescriptions} = SOURCE_OPTIONS;
  return {
    words: {
      positional: `<schema or site> <${what}>`,
      isList: true,
      text: `The files of a schema or the folder of a built site, then ${about}`,
      missing: `No schema and no ${what} are named.`,
      parse: toWords,
    },
    hide,
    commentDescriptions,
  } as const satisfies OptionTable;
}

const SEARCH_OPTIONS = createOptions('query', 'words or a name, quoted');
const DESCRIBE_OPTIONS = {
  ...createOptions('name', 'a name such as Space.members, or an address'),
  cursor: {value: '<number>', text: 'A further part of a long page', parse: toText},
} as const satisfies OptionTable;
const REQUEST_OPTIONS = {
  ...createOptions(
    'path',
    'an operation or a quoted path such as "space > members(first:)"',
  ),
  fields: {
    value: '<selection>',
    text: 'What is selected, such as "id owner { name }", or an asterisk for everything',
    parse: toText,
  },
} as const satisfies OptionTable;

/** Runs a tool, logs its text and returns the exit code. */
async function runTool(
  {schema}: Words,
  options: {readonly hide?: readonly string[]; readonly commentDescriptions?: boolean},
  directory: string,
  call: (tools: Tools) => Response,
): Promise<number> {
  // It loads what makes pages.
  const {createTools} = await import('./createTools');
  const source = {hide: [], lenient: true, warn: console.error, directory, schema};
  const tools = createTools({...source, ...options});
  try {
    const {text, isError} = call(tools);
    console.log(text.trimEnd());
    return isError ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new CommandError(error.message);
  }
}

/** The command `search`. */
export const SEARCH: Command<typeof SEARCH_OPTIONS> = {
  options: SEARCH_OPTIONS,
  text: 'Finds operations, types, fields and guides by name or by what they do.',
  example: 'schema.graphql "invite a member"',
  failure: 2,
  run: ({words, ...options}, {directory}) =>
    runTool(words, options, directory, (tools) => tools.search({query: words.text})),
};

/** The command `describe`. */
export const DESCRIBE: Command<typeof DESCRIBE_OPTIONS> = {
  options: DESCRIBE_OPTIONS,
  text: 'Logs the page of an operation, a type, a member or an address as Markdown.',
  example: 'schema.graphql Space.members',
  failure: 2,
  run: ({words, cursor, ...options}, {directory}) =>
    runTool(words, options, directory, (tools) =>
      tools.describe({name: words.text, cursor}),
    ),
};

/** The command `request`. */
export const REQUEST: Command<typeof REQUEST_OPTIONS> = {
  options: REQUEST_OPTIONS,
  text: 'Writes a valid request for an operation, or through a path of fields.',
  example: 'schema.graphql "space > members(first:)"',
  failure: 2,
  run: ({words, fields, ...options}, {directory}) =>
    runTool(words, options, directory, (tools) =>
      tools.request({path: words.text, fields}),
    ),
};

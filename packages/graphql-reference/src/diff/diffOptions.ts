import {OPTIONS, toSwitchOption} from '../command/options';
import type {Command, OptionTable} from '../command/optionTable';
import {invalid, toPatterns, toText, type Setting} from '../command/values';

/** Creates a parser of one of several words. */
function toChoice<Choice extends string>(
  ...choices: readonly Choice[]
): (setting: Setting) => Choice {
  return (setting) => {
    const choice = choices.find((each) => each === setting.value);
    if (choice !== undefined) return choice;
    throw invalid(setting, choices.join(' or '));
  };
}

function toStates(setting: Setting): readonly [string, string] {
  const [before, after, ...others] = toPatterns(setting);
  if (before !== undefined && after !== undefined && others.length === 0) {
    return [before, after];
  }
  throw invalid(setting, 'two schemas, the earlier one first; quote a glob');
}

function toSite(setting: Setting): URL {
  const expected =
    'the address of the reference, such as "https://docs.example/docs/graphql/"';
  const text = toText(setting, expected, /^https?:\/\/[^@?#]*$/);
  if (!URL.canParse(text)) throw invalid(setting, expected);
  return new URL(text.replace(/\/*$/, '/'));
}

/** The options of `diff`. */
export const DIFF_OPTIONS = {
  states: {
    positional: '<old> <new>',
    text: 'Two schemas, each a file, a folder, a quoted glob, the address of a server, - for standard input, or git:<ref>:<path>',
    isList: true,
    parse: toStates,
  },
  format: {
    value: '<format>',
    text: 'text, markdown, json or sarif',
    default: 'text',
    parse: toChoice('text', 'markdown', 'json', 'sarif'),
  },
  failOn: {
    value: '<what>',
    text: 'What makes the exit code 1: breaking, any or none',
    default: 'breaking',
    parse: toChoice('breaking', 'any', 'none'),
  },
  allow: {
    value: '<what>',
    text: 'What does not make the exit code 1: removed-deprecated, the removal of what was deprecated',
    parse: toChoice('removed-deprecated'),
  },
  site: {
    value: '<address>',
    text: 'The address of the published reference: links each change to its page',
    parse: toSite,
  },
  samples: {
    value: '<glob>',
    isList: true,
    text: 'Markdown whose samples and names are checked against both schemas; may be repeated',
    parse: toPatterns,
  },
  header: {
    ...OPTIONS.header,
    text: 'A header for a server, or @ and the path of a file with a header in each line; may be repeated',
  },
  timeout: {...OPTIONS.timeout, text: 'How long a server may take'},
  help: toSwitchOption('Logs these options'),
} as const satisfies OptionTable;

/** The command `diff`. */
export const DIFF = {
  options: DIFF_OPTIONS,
  text: 'Lists what has changed between two schemas, and fails if a change is breaking.',
  example: 'git:main:schema.graphql schema.graphql',
  missing: 'No schemas are named.',
} as const satisfies Command;

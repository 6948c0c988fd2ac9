import {isDay} from 'graphql-api-model';
import {toSwitchOption} from '../command/options';
import type {Command, OptionTable} from '../command/optionTable';
import {invalid, toPatterns, toText, type Setting} from '../command/values';
import {DIFF_OPTIONS} from '../diff/diffOptions';

function toSource(setting: Setting): string {
  const [source, ...others] = toPatterns(setting);
  if (source !== undefined && others.length === 0) return source;
  throw invalid(setting, 'one schema; quote a glob');
}

function toDay(setting: Setting): string {
  const expected = 'a day such as "2026-11-22"';
  const day = toText(setting, expected);
  if (!isDay(day)) throw invalid(setting, expected);
  return day;
}

const {states: _, failOn, ...SHARED} = DIFF_OPTIONS;

/** The options of `snapshot`. */
export const SNAPSHOT_OPTIONS = {
  schema: {
    positional: '<schema>',
    text: 'A file, a folder, a quoted glob, the address of a server, - for standard input, or git:<ref>:<path>',
    isList: true,
    parse: toSource,
  },
  states: {
    value: '<folder>',
    text: 'The folder of the states, as in the option history of the reference',
    default: 'schema-history',
    parse: toText,
  },
  date: {
    value: '<day>',
    text: 'The day of the new state, such as 2026-11-22; today by default',
    parse: toDay,
  },
  check: toSwitchOption('Writes nothing, and exits as diff does'),
  failOn: {
    ...failOn,
    text: 'With --check, what makes the exit code 1: breaking, any or none',
  },
  ...SHARED,
} as const satisfies OptionTable;

/** The command `snapshot`. */
export const SNAPSHOT = {
  options: SNAPSHOT_OPTIONS,
  text: 'Keeps a schema as the state of a day, for the list of changes in a reference.',
  example: 'schema.graphql --states schema-history',
  missing: 'No schema is named.',
} as const satisfies Command;

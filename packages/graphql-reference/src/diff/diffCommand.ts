import {
  invalid,
  toChoice,
  toPatterns,
  toText,
  type Command,
  type OptionTable,
  type OptionValues,
  type Setting,
} from 'graphql-samples/command';
import {VERSION} from '../command/version';
import {assertReceiver} from '../sources/address';
import {loadState, type State} from '../sources/loadState';
import {SOURCE_OPTIONS} from '../sources/options';
import {compareStates} from './compareStates';
import {isAllowed, printSarif} from './printSarif';
import {printText} from './printText';
import type {PlacedChange, SchemaDiff} from './SchemaDiff';

/** The exit codes without changes that fail, with such changes, and of a command that fails. */
export const [PASSED, CHANGED, FAILED] = [0, 1, 2];

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
    missing: 'No schemas are named.',
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
    ...SOURCE_OPTIONS.header,
    text: 'A header for a server, or @ and the path of a file with a header in each line; may be repeated',
  },
  timeout: {...SOURCE_OPTIONS.timeout, text: 'How long a server may take'},
} as const satisfies OptionTable;

/** The command `diff`: logs what differs between two states of a schema. */
export const DIFF: Command<typeof DIFF_OPTIONS> = {
  options: DIFF_OPTIONS,
  text: 'Lists what has changed between two schemas, and fails if a change is breaking.',
  example: 'git:main:schema.graphql schema.graphql',
  failure: FAILED,
  run: async ({states, ...options}, {directory}) => {
    assertReceiver(options.header, states);
    const place = {...options, directory};
    const before = await loadState(states[0], place);
    const after = await loadState(states[1], place);
    return reportDiff(await findDiff(before, after, place), options);
  },
};

/** What to compare beside the schemas, and where. */
interface DiffPlace {
  /** Absolute; the patterns are relative to it. */
  readonly directory: string;
  readonly samples?: readonly string[];
  readonly site?: URL;
}

/** Finds what differs between two states, also in the samples of Markdown, which it reads. */
export async function findDiff(
  before: State,
  after: State,
  {directory, samples = [], site}: DiffPlace,
): Promise<SchemaDiff> {
  const changes = compareStates(before, after, site);
  if (samples.length === 0) return {changes, samples: []};
  // Most modules of the command parse Markdown, and to load them takes a quarter of its time.
  const {loadBrokenSamples} = await import('./loadBrokenSamples');
  const schemas = [before.schema, after.schema] as const;
  return {changes, samples: loadBrokenSamples(samples, directory, schemas)};
}

type ReportOptions = Pick<
  OptionValues<typeof DIFF_OPTIONS>,
  'format' | 'failOn' | 'allow'
>;

/** Logs a difference, and returns the exit code. */
export function reportDiff(diff: SchemaDiff, options: ReportOptions): number {
  console.log(print(diff, options));
  return diff.changes.some((change) => isFailure(change, options)) ? CHANGED : PASSED;
}

function print(diff: SchemaDiff, {format, allow}: ReportOptions): string {
  if (format === 'json') return JSON.stringify(diff, undefined, 2);
  return format === 'sarif'
    ? printSarif(diff, {version: VERSION, allow})
    : printText(diff, format);
}

function isFailure(change: PlacedChange, {failOn, allow}: ReportOptions): boolean {
  if (failOn === 'none' || isAllowed(change, allow)) return false;
  return failOn === 'any' || change.isBreaking;
}

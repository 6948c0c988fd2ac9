import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDay, listStates, type StateSource} from 'graphql-api-model';
import {
  CommandError,
  invalid,
  toText,
  type Command,
  type OptionTable,
  type OptionValues,
  type Setting,
} from 'graphql-samples/command';
import {DIFF_OPTIONS, FAILED, findDiff, PASSED, reportDiff} from '../diff/diffCommand';
import {assertReceiver} from '../sources/address';
import {isGitSource} from '../sources/checkOutSource';
import {loadState} from '../sources/loadState';
import {writeState} from './writeState';

function toDay(setting: Setting): string {
  const expected = 'a day such as "2026-11-22"';
  const day = toText(setting, expected);
  if (!isDay(day)) throw invalid(setting, expected);
  return day;
}

const {states: _, failOn, ...SHARED} = DIFF_OPTIONS;

/** The options of `snapshot`. */
const OPTIONS = {
  schema: {
    positional: '<schema>',
    text: 'A file, a folder, a quoted glob, the address of a server, - for standard input, or git:<ref>:<path>',
    missing: 'No schema is named.',
    parse: (setting: Setting) => toText(setting, 'one schema; quote a glob'),
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
  check: {text: 'Writes nothing, and exits as diff does'},
  failOn: {
    ...failOn,
    text: 'With --check, what makes the exit code 1: breaking, any or none',
  },
  ...SHARED,
} as const satisfies OptionTable;

/** The command `snapshot`. */
export const SNAPSHOT: Command<typeof OPTIONS> = {
  options: OPTIONS,
  text: 'Keeps a schema as the state of a day, for the list of changes in a reference.',
  example: 'schema.graphql --states schema-history',
  failure: FAILED,
  run: (values, {directory}) => runSnapshot(values, directory),
};

/** Logs what changed since the last state, writes a new one, and returns the exit code. */
async function runSnapshot(
  options: OptionValues<typeof OPTIONS>,
  directory: string,
): Promise<number> {
  assertReceiver(options.header, [options.schema]);
  const {schema, check, date = new Date().toISOString().slice(0, 10)} = options;
  const folder = path.posix.normalize(options.states).replace(/\/$/, '');
  const last = findLast(folder, directory);
  assertLater(date, last);
  const place = {...options, directory};
  const after = await loadState(schema, place);
  if (last) {
    const before = await loadState(last.schema, place);
    const diff = await findDiff(before, after, place);
    if (!check && diff.changes.length === 0) {
      throw new CommandError(
        `No state is written: nothing that a list of changes names has changed since "${last.schema}".`,
      );
    }
    const code = reportDiff(diff, options);
    if (check) return code;
  } else {
    console.error(`There is no state in "${folder}" to compare with.`);
    if (check) return PASSED;
  }
  // Files of a revision are gone by now.
  const files = after.files.length > 1 && !isGitSource(schema) ? after.files : [];
  const name = writeState(after, files, {
    folder: path.resolve(directory, folder),
    date,
    isGzipped: last?.schema.endsWith('.gz') ?? false,
  });
  console.error(`Wrote "${folder}/${name}".`);
  return PASSED;
}

function findLast(folder: string, directory: string): StateSource | undefined {
  if (!existsSync(path.resolve(directory, folder))) return undefined;
  return listStates({folder, directory, option: '--states'}).at(-1);
}

function assertLater(date: string, last: StateSource | undefined): void {
  if (last === undefined || date > last.date) return;
  throw new CommandError(
    `A state of ${date} is not after the last one, "${last.schema}". Write a later day as --date, or delete that state.`,
  );
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {listStates, type StateSource} from 'graphql-api-model';
import type {CommandLine} from '../command/parseFlags';
import {CommandError} from '../command/runCommand';
import {PASSED, runReport} from '../command/runReport';
import {findDiff} from '../diff/findDiff';
import {reportDiff} from '../diff/reportDiff';
import {assertReceiver} from '../sources/address';
import {isGitSource} from '../sources/checkOutSource';
import {loadState} from '../sources/loadState';
import {SNAPSHOT} from './snapshotOptions';
import {writeState} from './writeState';

/** Runs `snapshot`: logs what changed since the last state, writes a new one, and returns the exit code. */
export function runSnapshot(args: readonly string[], line: CommandLine): Promise<number> {
  return runReport(args, line, SNAPSHOT, async (options) => {
    const {directory} = line;
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
  });
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

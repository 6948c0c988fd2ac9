import type {CommandLine} from '../command/parseFlags';
import {runReport} from '../command/runReport';
import {assertReceiver} from '../sources/address';
import {loadState} from '../sources/loadState';
import {DIFF} from './diffOptions';
import {findDiff} from './findDiff';
import {reportDiff} from './reportDiff';

/** Runs `diff`: logs what differs between two states of a schema, and returns the exit code. */
export function runDiff(args: readonly string[], line: CommandLine): Promise<number> {
  return runReport(args, line, DIFF, async ({states, ...options}) => {
    assertReceiver(options.header, states);
    const place = {...options, directory: line.directory};
    const before = await loadState(states[0], place);
    const after = await loadState(states[1], place);
    return reportDiff(await findDiff(before, after, place), options);
  });
}

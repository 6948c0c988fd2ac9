import type {CommandLine} from '../command/parseFlags';
import {runReport} from '../command/runReport';
import {createStateLoader} from '../sources/createStateLoader';
import {DIFF_OPTIONS} from './diffOptions';
import {findDiff} from './findDiff';
import {reportDiff} from './reportDiff';

/** Runs `diff`: logs what differs between two states of a schema, and returns the exit code. */
export function runDiff(args: readonly string[], line: CommandLine): Promise<number> {
  const command = {options: DIFF_OPTIONS, missing: 'No schemas are named.'};
  return runReport(args, line, command, async ({states, ...options}) => {
    const {directory} = line;
    const load = createStateLoader(directory, options);
    const before = await load(states[0]);
    const after = await load(states[1]);
    return reportDiff(await findDiff(before, after, {...options, directory}), options);
  });
}

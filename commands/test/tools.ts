import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../paths';
import {runNode} from '../processes';
import {countExit, withExit, type Counts, type StepResult} from './step';

const REPORTS = path.join(ROOT, '.cache', 'reports');

/** A step that is a single yes or no: the exit code of a program of node_modules. */
export function runTool(
  program: string,
  ...args: readonly string[]
): (moreArgs: readonly string[]) => Promise<StepResult> {
  return async (moreArgs) => {
    const {code, output} = await runNode([toolFile(program), ...args, ...moreArgs], {
      env: {NO_COLOR: '1'},
      output: 'capture',
    });
    return {counts: countExit(code), output};
  };
}

export interface CountingProgram<Report> {
  /** Arguments for Node, the program first. */
  readonly args: readonly string[];
  /** What `reportFile` gave; the program writes its counts there as JSON. */
  readonly report: string;
  readonly toCounts: (report: Report) => Counts;
  readonly env?: Readonly<Record<string, string>>;
  /** Where its output goes. To the terminal where readers need to see progress. */
  readonly output: 'terminal' | 'capture';
}

/** Runs a Node program that counts its own tests. */
export async function runCountingProgram<Report>({
  args,
  report,
  toCounts,
  env = {},
  output,
}: CountingProgram<Report>): Promise<StepResult> {
  mkdirSync(REPORTS, {recursive: true});
  rmSync(report, {force: true});
  const result = await runNode(args, {
    env: output === 'capture' ? {NO_COLOR: '1', ...env} : env,
    output,
  });
  const counts = existsSync(report)
    ? toCounts(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : countExit(result.code || 1);
  return {counts: withExit(counts, result.code), output: result.output};
}

/** Absolute path of the report that a program is to write. */
export function reportFile(name: string): string {
  return path.join(REPORTS, `${name}.json`);
}

/** Absolute path of a program of node_modules. */
export function toolFile(program: string): string {
  return path.join(ROOT, 'node_modules', program);
}

import {spawnSync} from 'node:child_process';
import {mkdirSync, openSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {WORK} from './paths';

export interface Run {
  readonly seconds: number;
  /** Processor time of the program and of all processes that it waited for. */
  readonly cpuSeconds: number;
  /** Peak resident memory of its largest process. */
  readonly peakBytes: number;
}

export interface Program {
  /** The name in progress messages and of the log. */
  readonly label: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly command?: string;
  readonly limitMinutes?: number;
}

const TIME = '/usr/bin/time';
const TIMED_OUT = 124;
const SHOWN_LOG = 2000;

/** Runs a program (by default Node.js) to its end under GNU time; throws if it fails. */
export function measureRun(program: Program): Run {
  const {label, args, cwd, env, command = process.execPath, limitMinutes = 30} = program;
  const file = path.join(WORK, 'logs', label.replaceAll(/\W+/g, '-'));
  mkdirSync(path.dirname(file), {recursive: true});
  console.log(`  ${label} ...`);
  const log = openSync(`${file}.log`, 'w');
  const time = ['-q', '-o', `${file}.time`, '-f', '%e %U %S %M'];
  const limit = ['timeout', '--foreground', `${limitMinutes}m`];
  const {status, error} = spawnSync(TIME, [...time, ...limit, command, ...args], {
    cwd,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    stdio: ['ignore', log, log],
  });
  if (error) throw new Error(`${label} needs GNU time: ${error.message}`);
  if (status === TIMED_OUT) throw new Error(`${label} took over ${limitMinutes} minutes`);
  if (status !== 0) {
    const end = readFileSync(`${file}.log`, 'utf8').trim().slice(-SHOWN_LOG);
    throw new Error(`${label} exited with code ${status}:\n${end}`);
  }
  const run = parseTime(readFileSync(`${file}.time`, 'utf8'));
  console.log(`    ${run.seconds} s, ${(run.peakBytes / 1e6).toFixed(0)} MB`);
  return run;
}

/** Parses elapsed, user and system seconds and the kilobytes of memory. */
export function parseTime(text: string): Run {
  const [seconds = NaN, user = NaN, system = NaN, kilobytes = NaN] = text
    .trim()
    .split(' ')
    .map(Number);
  return {seconds, cpuSeconds: user + system, peakBytes: kilobytes * 1024};
}

import {spawn, type ChildProcess} from 'node:child_process';
import {createWriteStream, mkdirSync} from 'node:fs';
import {constants, loadavg} from 'node:os';
import path from 'node:path';
import {WORK} from '../paths';
import {TreeMeter} from './processTree';

export interface MeasuredRun {
  readonly seconds: number;
  /** Processor time of the process tree; it depends less on what else the machine does. */
  readonly cpuSeconds?: number;
  /** Largest sum over the process tree. */
  readonly peakBytes?: number;
  /** Mean of the machine's load average (one minute) during the run. */
  readonly load: number;
}

export interface Program {
  /** What progress calls it; also the name of its log. */
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeLimitSeconds: number;
}

const SAMPLE_EVERY_MS = 250;
const REPORT_EVERY_SECONDS = 15;
const KEPT_OUTPUT = 4000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) killTree(child);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Runs a program to its end and measures it; throws where it fails or exceeds its time. */
export async function runMeasured(program: Program): Promise<MeasuredRun> {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  const child = startProgram(program);
  const ended = new Promise<string>((resolve) => {
    child.on('error', ({message}) => resolve(`could not start: ${message}`));
    child.on('close', (code, signal) => {
      resolve(code === 0 ? '' : `ended with ${signal ?? `exit code ${code}`}`);
    });
  });
  const meter = new TreeMeter();
  const loads: number[] = [];
  let nextReport = REPORT_EVERY_SECONDS;
  const timer = setInterval(() => {
    if (child.pid !== undefined) meter.sample(child.pid);
    loads.push(loadavg()[0]!);
    if (elapsed() > nextReport) {
      console.log(`    ${program.label}: ${describeUse(elapsed(), meter)}`);
      nextReport += REPORT_EVERY_SECONDS;
    }
    if (elapsed() > program.timeLimitSeconds) killTree(child);
  }, SAMPLE_EVERY_MS);
  const output = keepOutput(child, program.label);
  const failure = await ended;
  clearInterval(timer);
  running.delete(child);
  const seconds = elapsed();
  if (failure !== '' && seconds > program.timeLimitSeconds) {
    throw new Error(
      `${program.label} did not end within ${program.timeLimitSeconds} s (${describeUse(seconds, meter)}).`,
    );
  }
  if (failure !== '') {
    throw new Error(`${program.label} ${failure}:\n${output().trim()}`);
  }
  console.log(`    ${program.label}: done, ${describeUse(seconds, meter)}`);
  const {cpuSeconds, peakBytes} = meter;
  return {
    seconds,
    ...(cpuSeconds !== undefined && {cpuSeconds}),
    ...(peakBytes !== undefined && {peakBytes}),
    load: loads.reduce((sum, load) => sum + load, 0) / Math.max(loads.length, 1),
  };
}

/** Starts a program in a process group of its own, which ends with this process. */
export function startProgram({command, args, cwd, env}: Program): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    // No question to a registry about newer versions: it would be measured too.
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  return child;
}

/** Ends a program and all that it started. */
export function killTree(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
  running.delete(child);
}

/**
 * Writes what the program says to its log; returns a function that gives the last of it. A program
 * whose output nobody reads stops once the pipe is full.
 */
export function keepOutput(child: ChildProcess, label: string): () => string {
  const folder = path.join(WORK, 'logs');
  mkdirSync(folder, {recursive: true});
  const log = createWriteStream(path.join(folder, `${label.replace(/\W+/g, '-')}.log`));
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      kept = (kept + text).slice(-KEPT_OUTPUT);
    });
  }
  child.on('close', () => log.end());
  return () => kept;
}

function describeUse(seconds: number, {cpuSeconds, peakBytes}: TreeMeter): string {
  const parts = [`${seconds.toFixed(1)} s`];
  if (cpuSeconds !== undefined) parts.push(`${cpuSeconds.toFixed(0)} s of processor`);
  if (peakBytes !== undefined) parts.push(`peak ${(peakBytes / 1e6).toFixed(0)} MB`);
  return parts.join(', ');
}

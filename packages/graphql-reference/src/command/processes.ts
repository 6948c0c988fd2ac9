import {spawn} from 'node:child_process';
import {constants} from 'node:os';
import {isatty} from 'node:tty';
import {describeError} from 'graphql-samples/command';
import {removeTemporaryFolders, withKept} from '../output/temporaryFolders';

/** How a program ended. */
interface ProcessResult {
  /** Exit code; 128 + the signal's number when a signal ended the process. */
  readonly code: number;
  /** What it wrote, standard output and error in one; empty when it wrote to the terminal. */
  readonly output: string;
}

/** How a program is run. */
interface ProcessOptions {
  /** The working folder of this process by default. */
  readonly cwd?: string;
  /** Added to the environment of this process; what is undefined is removed from it. */
  readonly env?: NodeJS.ProcessEnv;
  /** `terminal`: the process writes to ours. `capture`: its output is in the result. */
  readonly output: 'terminal' | 'capture';
}

/** Milliseconds that running programs have to end after a signal. */
const GRACE = 5000;
/** Milliseconds in which a second signal is the same one: the terminal sends it, and npm passes it on. */
const ECHO = 500;

/** Sends a signal to each running program. */
const running = new Set<(signal: NodeJS.Signals) => void>();
let isForwarding = false;
/** Found before a signal: a terminal that was closed is none. */
let hasTerminal = false;
let interruption: {readonly signal: NodeJS.Signals; readonly time: number} | undefined;

/** Runs a Node program and waits for its end. */
export function runNode(
  args: readonly string[],
  options: ProcessOptions,
): Promise<ProcessResult> {
  return runProcess(process.execPath, args, options);
}

/**
 * Runs a program and waits for its end. A signal to this process reaches it too; then the promise
 * stays pending, so that nothing goes on, and this process exits once all programs have ended.
 */
export function runProcess(
  command: string,
  args: readonly string[],
  {cwd, env = {}, output}: ProcessOptions,
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    if (interruption) return;
    // A shell or npm does not pass each signal on to the programs that it starts; a group gets it as one.
    const isGroup = isForwarding && output === 'capture' && process.platform !== 'win32';
    const child = spawn(command, args, {
      ...(cwd !== undefined && {cwd}),
      detached: isGroup,
      env: {...process.env, ...env},
      stdio: output === 'terminal' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const append = (chunk: string): void => {
      text += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', append);
    child.stderr?.setEncoding('utf8').on('data', append);
    const send = (signal: NodeJS.Signals): void => {
      if (!isGroup || child.pid === undefined) child.kill(signal);
      else sendToGroup(child.pid, signal);
    };
    running.add(send);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(send);
      if (!interruption) resolve({code: code ?? signalCode(signal), output: text});
      else if (running.size === 0) exit(interruption.signal);
    });
  });
}

function sendToGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // Its last program has just ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Ends this process after a signal with one line and the exit code of the signal. Programs that it
 * runs get the signal and end first; a second signal ends all of them at once.
 */
function forwardSignals(): void {
  if (isForwarding) return;
  isForwarding = true;
  hasTerminal = [0, 1, 2].some(isatty);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, interrupt);
  // npm does not pass a signal on to what its shell started; then the parent process changes.
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const {ppid} = process;
  setInterval(() => {
    if (process.ppid !== ppid && !interruption) interrupt('SIGTERM');
  }, ECHO).unref();
}

function interrupt(signal: NodeJS.Signals): void {
  const time = Date.now();
  if (interruption?.signal === signal && time - interruption.time < ECHO) return;
  if (interruption || running.size === 0) exit(signal);
  interruption = {signal, time};
  for (const send of running) send(signal);
  setTimeout(exit, GRACE, signal);
}

function exit(signal: NodeJS.Signals): never {
  for (const send of running) send('SIGKILL');
  console.error(withKept('Interrupted.'));
  if (signal === 'SIGHUP' && hasTerminal) {
    removeTemporaryFolders();
    // Node.js 20 crashes when it exits, since it cannot reset a terminal that was closed.
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
  process.exit(signalCode(signal));
}

function signalCode(signal: NodeJS.Signals | null): number {
  return signal ? 128 + constants.signals[signal] : 1;
}

/** One line for a build that ended with this exit code. */
export function describeFailure(code: number): string {
  const signals = Object.entries(constants.signals);
  const [signal] = signals.find(([, number]) => number === code - 128) ?? [];
  const reason = signal === 'SIGKILL' ? ', perhaps because memory ran out' : '';
  return withKept(
    signal ? `Docusaurus was ended by ${signal}${reason}.` : 'The build failed.',
  );
}

/** Runs a command: sets the exit code, forwards signals and logs error messages. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  forwardSignals();
  try {
    process.exitCode = await command();
  } catch (error) {
    const message = describeError(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

import {spawn, type ChildProcess} from 'node:child_process';
import {constants} from 'node:os';

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
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** `terminal`: the process writes to ours. `capture`: its output is in the result. */
  readonly output: 'terminal' | 'capture';
}

const running = new Set<ChildProcess>();
let interrupted: NodeJS.Signals | undefined;

/** Runs a Node program and waits for its end. */
export function runNode(
  args: readonly string[],
  options: ProcessOptions,
): Promise<ProcessResult> {
  return runProcess(process.execPath, args, options);
}

/** Runs a program and waits for its end. A signal to this process reaches it too. */
export function runProcess(
  command: string,
  args: readonly string[],
  {cwd, env = {}, output}: ProcessOptions,
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...(cwd !== undefined && {cwd}),
      env: {...process.env, ...env},
      stdio: output === 'terminal' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const append = (chunk: string): void => {
      text += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', append);
    child.stderr?.setEncoding('utf8').on('data', append);
    running.add(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({code: code ?? signalCode(signal), output: text});
    });
  });
}

/** True once this process has received a signal to stop; what runs in steps should not begin another. */
export function isInterrupted(): boolean {
  return interrupted !== undefined;
}

/**
 * Passes a signal on to the running programs and lets this process end after they did, so that
 * a stopped build can tidy up. A second signal ends it at once.
 */
export function forwardSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interrupted || running.size === 0) {
        process.exit(signalCode(signal));
      }
      interrupted = signal;
      running.forEach((child) => child.kill(signal));
    });
  }
}

function signalCode(signal: NodeJS.Signals | null): number {
  return signal ? 128 + constants.signals[signal] : 1;
}

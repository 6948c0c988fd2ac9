import type {ChildProcess} from 'node:child_process';
import {fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {LaneAnswer, LaneRequest} from './laneMessages';

const PROGRAM = fileURLToPath(new URL('./laneProcess.ts', import.meta.url));

/** A process that runs unit tests; it is ended, and another started, where a run takes too long. */
export class TestLane {
  readonly #leftOut: readonly string[];
  #process: ChildProcess | undefined;

  constructor(leftOut: readonly string[]) {
    this.#leftOut = leftOut;
  }

  /** Runs the tests of a file with this text in it; undefined where they do not end in time. */
  run(
    file: string,
    text: string | undefined,
    limit: number,
  ): Promise<LaneAnswer | undefined> {
    const child = (this.#process ??= this.#start());
    return new Promise((resolve) => {
      const finish = (end: () => void) => {
        clearTimeout(timer);
        child.off('message', handleMessage);
        child.off('exit', handleExit);
        end();
      };
      const handleMessage = (message: LaneAnswer) => finish(() => resolve(message));
      const handleExit = () =>
        finish(() => {
          this.#process = undefined;
          resolve({tests: 1, failures: ['the process of the tests ended']});
        });
      const timer = setTimeout(() => {
        finish(() => {
          this.close();
          resolve(undefined);
        });
      }, limit);
      child.on('message', handleMessage);
      child.on('exit', handleExit);
      const request: LaneRequest = {
        kind: 'run',
        file,
        ...(text !== undefined && {text}),
      };
      child.send(request);
    });
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    // A mutant may ask for memory without end.
    const execArgv = ['--import', 'tsx', '--max-old-space-size=1024'];
    const child = fork(PROGRAM, {execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc']});
    const request: LaneRequest = {kind: 'start', leftOut: this.#leftOut};
    child.send(request);
    return child;
  }
}

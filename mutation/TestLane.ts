import type {ChildProcess} from 'node:child_process';
import {fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import type {LaneAnswer, LaneRequest} from './laneMessages';

const PROGRAM = fileURLToPath(new URL('./laneProcess.ts', import.meta.url));
/** Milliseconds for the tests to load and to pass for the first time. */
const START_LIMIT = 300_000;

/** A process that runs unit tests; it is ended, and another started, where a run takes too long. */
export class TestLane {
  readonly #tests: readonly string[];
  #process: ChildProcess | undefined;

  constructor(tests: readonly string[]) {
    this.#tests = tests;
  }

  /** Starts the process, which runs every test once; says what failed. */
  async start(): Promise<LaneAnswer> {
    // A mutant may ask for memory without end.
    const execArgv = ['--import', 'tsx', '--max-old-space-size=1024'];
    this.#process = fork(PROGRAM, {
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const answer = await this.#ask({kind: 'start', tests: this.#tests}, START_LIMIT);
    return answer ?? {failure: 'they do not end'};
  }

  /** Runs the tests of a file with this text in it; undefined where they do not end in time. */
  async run(
    file: string,
    text: string | undefined,
    limit: number,
  ): Promise<LaneAnswer | undefined> {
    if (!this.#process) await this.start();
    return this.#ask({kind: 'run', file, ...(text !== undefined && {text})}, limit);
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #ask(request: LaneRequest, limit: number): Promise<LaneAnswer | undefined> {
    const child = this.#process!;
    return new Promise((resolve) => {
      const finish = (answer: LaneAnswer | undefined) => {
        clearTimeout(timer);
        child.off('message', finish);
        child.off('exit', handleExit);
        resolve(answer);
      };
      const handleExit = () => {
        this.#process = undefined;
        finish({failure: 'the process of the tests ended'});
      };
      const timer = setTimeout(() => {
        finish(undefined);
        this.close();
      }, limit);
      child.on('message', finish);
      child.on('exit', handleExit);
      child.send(request);
    });
  }
}

import type {Test, VitestRunner, VitestRunnerConfig} from '@vitest/runner';

const NO_LIMIT = 600_000;

/** Runs the tests of files until one fails. */
export class TestRunner implements VitestRunner {
  readonly config: VitestRunnerConfig;
  readonly importFile: (path: string) => Promise<unknown>;
  #failure: string | undefined;

  constructor(root: string, importFile: (path: string) => Promise<unknown>) {
    this.importFile = importFile;
    this.config = {
      root,
      setupFiles: [],
      name: undefined,
      passWithNoTests: false,
      testNamePattern: undefined,
      allowOnly: false,
      sequence: {seed: 0, hooks: 'stack', setupFiles: 'list'},
      chaiConfig: undefined,
      maxConcurrency: 1,
      // The parent process ends what hangs.
      testTimeout: NO_LIMIT,
      hookTimeout: NO_LIMIT,
      retry: 0,
      includeTaskLocation: false,
      tags: [],
      tagsFilter: undefined,
      strictTags: false,
    };
  }

  /** The name of the first test that failed. */
  get failure(): string | undefined {
    return this.#failure;
  }

  onBeforeRunTask(test: Test): void {
    if (this.#failure !== undefined) test.mode = 'skip';
  }

  onAfterRunTask(test: Test): void {
    if (test.result?.state === 'fail') {
      this.#failure ??= `${test.name}: ${test.result.errors?.[0]?.message ?? ''}`;
    }
  }
}

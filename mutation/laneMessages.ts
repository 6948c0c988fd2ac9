/** What a lane is asked: to start once, then to run the tests of a file. */
export type LaneRequest =
  | {
      readonly kind: 'start';
      /** Paths of test files from the root of the repository. */
      readonly tests: readonly string[];
    }
  | {
      readonly kind: 'run';
      /** Path from the root of the repository. */
      readonly file: string;
      /** Stands in place of what is in the file; absent to run it as it is. */
      readonly text?: string;
    };

/** What came of a run. */
export interface LaneAnswer {
  /** The first test that failed, or what went wrong; absent where all passed. */
  readonly failure?: string;
}

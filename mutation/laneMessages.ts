/** What a lane is asked: to start once, then to run the tests of a file. */
export type LaneRequest =
  | {readonly kind: 'start'; readonly leftOut: readonly string[]}
  | {
      readonly kind: 'run';
      /** Path from the root of the repository. */
      readonly file: string;
      /** Stands in place of what is in the file; absent to run it as it is. */
      readonly text?: string;
    };

/** What came of a run. */
export interface LaneAnswer {
  /** How many test files have to do with the source file. */
  readonly tests: number;
  /** Test files that failed, and errors outside of any test; empty where all passed. */
  readonly failures: readonly string[];
}

import {addTallies, type Tally} from './tally';

/** One part of `npm test`. */
export interface Step {
  /** What `--only` takes. */
  readonly name: string;
  /** What it makes sure of, for the reader of the output. */
  readonly title: string;
  readonly run: (args: readonly string[]) => Promise<StepResult>;
}

export interface StepResult {
  readonly counts: Counts;
  /** What the tool wrote; shown when something failed. */
  readonly output: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What its tests say of themselves, for the summary. */
  readonly tally?: Tally;
}

export const NONE: Counts = {passed: 0, failed: 0, skipped: 0};

/** The counts of a step that is a single yes or no. */
export function countExit(code: number): Counts {
  return code === 0 ? {...NONE, passed: 1} : {...NONE, failed: 1};
}

/** A step that reports no failure and yet ends with an error has failed somewhere else. */
export function withExit(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = all.reduce(
    (total, {passed, failed, skipped}) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NONE,
  );
  const tallies = all.flatMap(({tally}) => (tally ? [tally] : []));
  return tallies.length > 0 ? {...sum, tally: addTallies(tallies)} : sum;
}

/** `12 passed, 0 failed`, and what was skipped when something was. */
export function formatCounts({passed, failed, skipped}: Counts): string {
  const end = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${passed} passed, ${failed} failed${end}`;
}

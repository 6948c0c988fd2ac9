/** The results of a suite. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A line of the summary of Vitest, Playwright or `checks`. */
const SUMMARY =
  /^\s*(?:Tests\s+)?\d+ (?:passed|failed|skipped|flaky|did not run|interrupted)\b.*$/gm;
const COUNT = /(\d+) (passed|failed|skipped|flaky|did not run|interrupted)/g;

/** Counts the results in the output of a tool; a tool that prints no counts is one test. */
export function countResults(output: string, code: number): Counts {
  const counts = {passed: 0, failed: 0, skipped: 0};
  for (const [line] of output.matchAll(SUMMARY))
    for (const [, count, what] of line.matchAll(COUNT))
      counts[what === 'passed' || what === 'skipped' ? what : 'failed'] += Number(count);
  if (code !== 0) return {...counts, failed: Math.max(1, counts.failed)};
  return counts.passed === 0 ? {...counts, passed: 1} : counts;
}

/**
 * Whether the steps after the build are left out: those of all tests run after other failures, too, but not on
 * the build before the one that failed.
 */
export function isBlocked(failed: readonly string[], isAll: boolean): boolean {
  return isAll ? failed.includes('build') : failed.length > 0;
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => all.reduce((to, one) => to + one[name], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

/** `12 passed, 0 failed`, followed by the number of skipped tests if there are any. */
export function formatCounts({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

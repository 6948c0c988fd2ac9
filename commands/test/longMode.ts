/** Whether `LONG_TESTS=1` includes what takes too long for `npm test`. */
export const IS_LONG = Boolean(process.env['LONG_TESTS']);

/** The details of a Playwright test that takes too long for `npm test`. */
export const LONG_ONLY = {tag: '@long'} as const;

/** The titles of the tests that a run leaves out. */
export const LEFT_OUT = IS_LONG ? /^(?!)/ : new RegExp(LONG_ONLY.tag);

/**
 * Pairs of what a test checks and how: each with each in long mode, otherwise as few as contain every
 * entry of both lists, the shorter of which goes round beside the longer.
 */
export function combine<A, B>(
  first: readonly A[],
  second: readonly B[],
  isLong = IS_LONG,
): readonly (readonly [A, B])[] {
  if (isLong) return first.flatMap((a) => second.map((b) => [a, b] as const));
  if (first.length === 0 || second.length === 0) return [];
  const length = Math.max(first.length, second.length);
  return Array.from(
    {length},
    (_pair, index) =>
      [first[index % first.length]!, second[index % second.length]!] as const,
  );
}

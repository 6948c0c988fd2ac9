import {property, assert, type Arbitrary} from 'fast-check';

const isLong = Boolean(process.env['LONG_TESTS']);
/** Few, so that every run of the tests is quick; in long mode enough to find what is rare. */
const CASES = isLong ? 10_000 : 60;

/**
 * Asserts what is true of all values. The values are the same in every run, but others in each run of
 * the long mode; the error names the smallest value that fails, and the seed.
 */
export function forAll<Value>(
  values: Arbitrary<Value>,
  check: (value: Value) => void,
): void {
  assert(
    property(values, (value) => check(value)),
    {numRuns: CASES, ...(!isLong && {seed: 20_250_101})},
  );
}

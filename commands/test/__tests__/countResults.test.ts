import {expect, it} from 'vitest';
import {addCounts, countResults, formatCounts, isBlocked} from '../countResults';

it.each([
  [
    'Vitest',
    ' Test Files  2 passed (2)\n      Tests  1 failed | 5 passed | 2 skipped (8)\n',
    1,
    '5 passed, 1 failed, 2 skipped',
  ],
  [
    'Playwright',
    '  1 failed\n    [at once] › a.spec.ts:1:1 › 3 passed\n  2 flaky\n  13 skipped\n  46 passed (45.4s)\n',
    1,
    '46 passed, 3 failed, 13 skipped',
  ],
  ['checks', '✓ noBrokenLinks\n\n17 passed, 0 failed\n', 0, '17 passed, 0 failed'],
  ['a tool without counts', '', 0, '1 passed, 0 failed'],
  ['a tool that fails', 'src/a.ts(1,1): error', 2, '0 passed, 1 failed'],
  ['a runner that fails after its tests', '  4 passed (1s)\n', 1, '4 passed, 1 failed'],
])('counts the results of %s', (_tool, output, code, expected) => {
  expect(formatCounts(countResults(output, code))).toBe(expected);
});

it('adds the counts of all suites', () => {
  const one = {passed: 1, failed: 2, skipped: 3};
  expect(addCounts([one, one])).toEqual({passed: 2, failed: 4, skipped: 6});
});

it.each([
  [[], false, false],
  [['lint'], false, true],
  [['lint', 'unit'], true, false],
  [['lint', 'build'], true, true],
])(
  'after a failure of %j, and all tests: %s, the next steps are left out: %s',
  (...row) => {
    const [failed, isAll, expected] = row;
    expect(isBlocked(failed, isAll)).toBe(expected);
  },
);

import {expect, it} from 'vitest';
import {formatReport, formatTable, median, round} from '../results';

it('writes a table with the columns of all rows', () => {
  const rows = [
    {name: 'a|b', 'time (s)': 1.5},
    {name: 'c', failure: 'two\n  lines'},
  ];
  expect(formatTable(rows)).toBe(
    [
      '| name | time (s) | failure |',
      '| --- | --- | --- |',
      '| a\\|b | 1.5 |  |',
      '| c |  | two lines |',
    ].join('\n'),
  );
});

it('writes a section with its circumstances and tables', () => {
  const tables = [{title: 'First loads', rows: [{page: 'home', 'scripts (KB)': 70}]}];
  const report = formatReport({weights: {measured: '2026-11-25, 2 cores', tables}});
  expect(report).toMatch(/^# Results of the benchmarks\n\n/);
  expect(report).toContain(
    [
      '## weights',
      'Measured 2026-11-25, 2 cores.',
      'First loads:',
      '| page | scripts (KB) |\n| --- | --- |\n| home | 70 |',
    ].join('\n\n'),
  );
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('takes the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('rounds to so many decimals', () => {
  expect([round(1.25, 1), round(1234.5, 0), round(2)]).toEqual([1.3, 1235, 2]);
});

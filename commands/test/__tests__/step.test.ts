import {expect, it} from 'vitest';
import {addCounts, countExit, formatCounts, NONE, withExit} from '../step';

it('counts a yes or no as one test', () => {
  expect(countExit(0)).toEqual({passed: 1, failed: 0, skipped: 0});
  expect(countExit(2)).toEqual({passed: 0, failed: 1, skipped: 0});
});

it('does not believe a report without failures when the tool ended with an error', () => {
  const counts = {passed: 5, failed: 0, skipped: 0};
  expect(withExit(counts, 1)).toEqual({passed: 5, failed: 1, skipped: 0});
  expect(withExit(counts, 0)).toBe(counts);
  expect(withExit({...counts, failed: 3}, 1)).toEqual({...counts, failed: 3});
});

it('adds the counts of steps up', () => {
  const counts = {passed: 1, failed: 2, skipped: 3};
  expect(addCounts([counts, NONE, counts])).toEqual({passed: 2, failed: 4, skipped: 6});
});

it('names skipped tests only where there are some', () => {
  expect(formatCounts({passed: 12, failed: 0, skipped: 0})).toBe('12 passed, 0 failed');
  expect(formatCounts({passed: 12, failed: 1, skipped: 2})).toBe(
    '12 passed, 1 failed, 2 skipped',
  );
});

it('adds up what tests say of themselves', () => {
  const one = {...NONE, tally: {'axe runs': 4}};
  expect(addCounts([one, NONE, one])).toEqual({...NONE, tally: {'axe runs': 8}});
});

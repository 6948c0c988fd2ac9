import {expect, it} from 'vitest';
import {findMutants} from '../findMutants';
import type {Accepted} from '../judge';
import {judge, shareOf} from '../judge';
import {printVerdict} from '../printVerdict';
import type {Result} from '../runMutants';

const TEXT = 'const most = 5;\nconst least = 0;\n';
const mutants = findMutants('a.ts', TEXT);
const room = {name: 'letters', texts: new Map([['a.ts', TEXT]]), mutants, tests: []};
const judgeResults = (results: readonly Result[], accepted: readonly Accepted[]) =>
  judge(
    room,
    results.map((result, index) => ({mutant: mutants[index]!, result})),
    accepted,
  );
const entry = (change: Partial<Accepted>): Accepted => ({
  room: 'letters',
  file: 'a.ts',
  code: 'const most = 5;',
  before: '5',
  after: '6',
  reason: 'A list of five is as good as one of six.',
  ...change,
});

it('counts what tests notice, and leaves out what is accepted', () => {
  const verdict = judgeResults(['survived', 'killed', 'timed out'], [entry({})]);
  expect(verdict).toEqual({
    room: 'letters',
    tried: 3,
    killed: 2,
    timedOut: 1,
    accepted: 1,
    survivors: [],
    stale: [],
  });
  expect(shareOf(verdict)).toBe(100);
});

it('counts a survivor that nobody accepted', () => {
  const verdict = judgeResults(['killed', 'killed', 'survived'], []);
  expect(verdict.survivors).toEqual([mutants[2]]);
  expect(shareOf(verdict)).toBeCloseTo(66.7, 1);
});

it.each([
  ['is noticed', entry({})],
  ['is no mutant', entry({after: '7'})],
  ['is in a line that has changed', entry({code: 'const most = 4;'})],
])('tells of an accepted mutant that %s', (_, stale) => {
  const verdict = judgeResults(['killed', 'killed', 'killed'], [stale]);
  expect(verdict.stale).toEqual([stale]);
});

it('says nothing of entries that were not tried, or belong to other rooms', () => {
  const other = entry({room: 'numbers'});
  expect(judgeResults([], [entry({}), other]).stale).toEqual([]);
});

it('prints survivors, entries to remove, and the share', () => {
  const verdict = judgeResults(['killed', 'killed', 'survived'], [entry({})]);
  expect(printVerdict(verdict, 85)).toBe(
    `  a.ts:2:15  0 -> 1
      const least = 0;
  mutation/accepted.json accepts 5 -> 6 in a.ts, which survives no more:
      const most = 5;
      Remove the entry.
✗ letters: 66.7 % of 3 mutants noticed (2 killed, 0 of them by their time; 1 survived, 0 more are accepted); at least 85 % are asked for`,
  );
});

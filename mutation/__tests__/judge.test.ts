import {describe, expect, it} from 'vitest';
import {findMutants} from '../findMutants';
import {isPassed, judge, shareOf} from '../judge';
import {printVerdict} from '../printVerdict';
import type {Accepted} from '../readAccepted';
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

it('counts what tests notice, and apart from it what is accepted', () => {
  const verdict = judgeResults(['survived', 'killed', 'timed out'], [entry({})]);
  expect(verdict).toEqual({
    room: 'letters',
    isWhole: true,
    tried: 3,
    killed: 2,
    timedOut: 1,
    accepted: 1,
    survivors: [],
    stale: [],
  });
  expect(shareOf(verdict)).toBeCloseTo(66.7, 1);
});

it('counts a survivor that nobody accepted', () => {
  const verdict = judgeResults(['killed', 'killed', 'survived'], []);
  expect(verdict.survivors).toEqual([mutants[2]]);
  expect(verdict.accepted).toBe(0);
});

it('accepts a mutant in the very file and line, and in a folder above it', () => {
  const survivors = (change: Partial<Accepted>) =>
    judge(
      {...room, mutants: [{...mutants[0]!, file: 'rooms/a.ts'}]},
      [{mutant: {...mutants[0]!, file: 'rooms/a.ts'}, result: 'survived'}],
      [entry(change)],
    ).survivors.length;
  expect([survivors({}), survivors({file: 'rooms/a.ts'})]).toEqual([0, 0]);
  expect([survivors({file: 's/a.ts'}), survivors({file: 'b.ts'})]).toEqual([1, 1]);
  expect(survivors({code: 'const least = 5;'})).toBe(1);
  expect([survivors({before: '6'}), survivors({after: '4'})]).toEqual([1, 1]);
  expect(survivors({room: 'numbers'})).toBe(1);
});

it.each([
  ['tests notice it', entry({})],
  ['the code has no such mutant', entry({after: '7'})],
  ['the code has no such mutant', entry({code: 'const most = 4;'})],
])('tells of an accepted mutant that %s', (why, stale) => {
  const verdict = judgeResults(['killed', 'timed out', 'killed'], [stale]);
  expect(verdict.stale).toEqual([{entry: stale, why}]);
});

it('keeps an entry as long as one of the mutants that it means survives', () => {
  const text = 'of(5, 5);\n';
  const both = findMutants('a.ts', text).filter(({after}) => after === '6');
  const accepted = [entry({code: 'of(5, 5);'})];
  const {stale} = judge(
    {...room, mutants: both},
    [
      {mutant: both[0]!, result: 'killed'},
      {mutant: both[1]!, result: 'survived'},
    ],
    accepted,
  );
  expect(stale).toEqual([]);
});

describe('a room passes', () => {
  const verdict = judgeResults(['survived', 'killed', 'killed'], [entry({})]);

  it('where all that survives is accepted, and the share is reached', () => {
    expect(isPassed(verdict, 66)).toBe(true);
    expect(isPassed(verdict, 67)).toBe(false);
  });

  it('not with a survivor that is not accepted, whatever the share', () => {
    expect(isPassed({...verdict, survivors: [mutants[0]!]}, 1)).toBe(false);
  });

  it('not with an entry that is no longer needed', () => {
    const stale = [{entry: entry({}), why: 'tests notice it'} as const];
    expect(isPassed({...verdict, stale}, 1)).toBe(false);
  });

  it('in part whatever the share', () => {
    const part = judgeResults(['survived', 'killed'], [entry({})]);
    expect(part.isWhole).toBe(false);
    expect(isPassed(part, 85)).toBe(true);
    expect(isPassed({...part, survivors: [mutants[0]!]}, 1)).toBe(false);
  });

  it('without any mutant', () => {
    expect(isPassed(judge({...room, mutants: []}, [], []), 85)).toBe(true);
  });
});

it('says nothing of entries that were not tried, or belong to other rooms', () => {
  const other = entry({room: 'numbers'});
  expect(judgeResults([], [entry({}), other]).stale).toEqual([]);
});

it('prints survivors, entries to remove, and the share', () => {
  const verdict = judgeResults(
    ['killed', 'timed out', 'survived'],
    [entry({}), entry({after: '7'})],
  );
  expect(printVerdict(verdict, 85)).toBe(
    `  a.ts:2:15  0 -> 1
      const least = 0;
  No test notices these. Write one that does, or the code without them, or accept them in mutation/accepted.json with the reason.
  mutation/accepted.json accepts 5 -> 6 in a.ts, but tests notice it:
      const most = 5;
      Remove the entry.
  mutation/accepted.json accepts 5 -> 7 in a.ts, but the code has no such mutant:
      const most = 5;
      Remove the entry.
✗ letters: 66.7 % of 3 mutants noticed (1 of 2 by their time; at least 85 % are asked for); 0 accepted with a reason, 1 without`,
  );
});

it('asks for no share of a part', () => {
  expect(printVerdict(judgeResults(['survived', 'killed'], [entry({})]), 85)).toBe(
    '✓ letters: 50.0 % of 2 mutants noticed (0 of 1 by their time); 1 accepted with a reason, 0 without',
  );
});

import {expect, it} from 'vitest';
import {planRetention} from '../retention';

const NOW = new Date('2026-03-20T12:00:00.000Z');

it('keeps the files that the new build has no more, from now on', () => {
  const plan = planRetention({}, {previous: ['a', 'b'], next: ['b', 'c'], now: NOW});
  expect(plan).toEqual({kept: ['a'], expired: [], lastCurrent: {a: NOW.toISOString()}});
});

it('counts from when a file was last current, not from when it was uploaded', () => {
  const lastCurrent = {
    old: '2026-03-06T11:59:59.000Z',
    young: '2026-03-06T12:00:01.000Z',
  };
  expect(planRetention(lastCurrent, {previous: [], next: [], now: NOW})).toEqual({
    kept: ['young'],
    expired: ['old'],
    lastCurrent: {young: lastCurrent.young},
  });
});

it('forgets the age of a file that comes back', () => {
  const lastCurrent = {a: '2026-01-01T00:00:00.000Z'};
  const plan = planRetention(lastCurrent, {previous: [], next: ['a'], now: NOW});
  expect(plan).toEqual({kept: [], expired: [], lastCurrent: {}});
});

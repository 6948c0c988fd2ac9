import {expect, it} from 'vitest';
import {combine} from '../longMode';

const KINDS = ['guide', 'type', 'post', 'list', 'home'];

it('pairs each with each in long mode', () => {
  const pairs = combine(KINDS, [320, 1280], true);
  expect(pairs).toHaveLength(10);
  expect(new Set(pairs.map(String)).size).toBe(10);
});

it.each([
  {first: KINDS, second: ['narrow', 'wide']},
  {first: ['narrow', 'wide'], second: KINDS},
])('leaves no entry of either list out otherwise', ({first, second}) => {
  const pairs = combine(first, second, false);
  expect(pairs).toHaveLength(5);
  expect(new Set(pairs.map(([entry]) => entry))).toEqual(new Set(first));
  expect(new Set(pairs.map(([, entry]) => entry))).toEqual(new Set(second));
});

it('pairs nothing with nothing', () => {
  expect(combine(KINDS, [], false)).toEqual([]);
  expect(combine([], KINDS, true)).toEqual([]);
});

import {expect, it} from 'vitest';
import {toSingular} from '..';

it.each([
  ['members', 'member'],
  ['entries', 'entry'],
  ['branches', 'branch'],
  ['boxes', 'box'],
  ['classes', 'class'],
  ['statuses', 'status'],
  ['caches', 'cache'],
  ['databases', 'database'],
  ['status', 'status'],
  ['access', 'access'],
  ['analysis', 'analysis'],
  ['news', 'news'],
  ['space', 'space'],
])('the singular of "%s" is "%s"', (word, singular) => {
  expect(toSingular(word)).toBe(singular);
});

import {expect, it} from 'vitest';
import {editDistance} from '../editDistance';

const ALIGNMENTS = ['whole', 'start', 'anywhere'] as const;

it.each([
  // The same, a letter more, less, other; neighbours swapped; then several of these.
  ['form', 'form', 0, 0, 0],
  ['forms', 'form', 1, 1, 1],
  ['fom', 'form', 1, 1, 1],
  ['farm', 'form', 1, 1, 1],
  ['from', 'form', 1, 1, 1],
  ['fromx', 'form', 2, 2, 2],
  ['ofmr', 'form', 2, 2, 2],
  ['fro', 'formXform', 6, 1, 1],
  ['xfo', 'formXform', 7, 1, 1],
  ['Xform', 'formXform', 4, 1, 0],
  ['rmXf', 'formXform', 5, 2, 0],
  ['', 'form', 4, 0, 0],
  ['form', '', 4, 4, 4],
])('counts the edits from "%s" to "%s" and to a part of it', (query, text, ...edits) => {
  expect(ALIGNMENTS.map((part) => editDistance(query, text, 9, part))).toEqual(edits);
});

it.each(ALIGNMENTS)('returns one more than the limit for more edits: %s', (part) => {
  const counts = [0, 1, 2, 3].map((limit) => editDistance('abc', 'xyz', limit, part));
  expect(counts).toEqual([1, 2, 3, 3]);
});

it.each(ALIGNMENTS)('compares at most 127 letters: %s', (part) => {
  const name = 'ab'.repeat(63) + 'a';
  expect(editDistance(name, name, 1, part)).toBe(0);
  expect(editDistance(`${name}b`, `${name}b`, 1, part)).toBe(2);
  expect(editDistance(name, `${name}b`, 1, part)).toBe(2);
});

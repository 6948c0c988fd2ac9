import {describe, expect, it} from 'vitest';
import {allowedEdits, editDistance, lacksLetters, lettersOf} from '../editDistance';

it.each([
  ['ids', 0],
  ['vote', 1],
  ['comment', 1],
  ['comments', 2],
])('forgives in a word as long as "%s" %i edits', (word, edits) => {
  expect(allowedEdits(word.length)).toBe(edits);
});

describe('counts the fewest edits between a query and', () => {
  it.each([
    // The same, a letter more, less, other; neighbours swapped; then several of these.
    ['form', 'form', 0, 0, 0],
    ['forms', 'form', 1, 1, 1],
    ['fom', 'form', 1, 1, 1],
    ['farm', 'form', 1, 1, 1],
    ['from', 'form', 1, 1, 1],
    ['fromx', 'form', 2, 2, 2],
    ['ofmr', 'form', 2, 2, 2],
    ['for', 'formXform', 6, 0, 0],
    ['fro', 'formXform', 6, 1, 1],
    ['xfo', 'formXform', 7, 1, 1],
    ['Xform', 'formXform', 4, 1, 0],
    ['rmXf', 'formXform', 5, 2, 0],
    ['abc', 'xyz', 3, 3, 3],
    ['', 'form', 4, 0, 0],
    ['form', '', 4, 4, 4],
  ])('a name: "%s" and "%s"', (query, text, whole, start, anywhere) => {
    expect([
      editDistance(query, text, 9),
      editDistance(query, text, 9, 'start'),
      editDistance(query, text, 9, 'anywhere'),
    ]).toEqual([whole, start, anywhere]);
  });

  it.each(['whole', 'start', 'anywhere'] as const)('more than the limit: %s', (part) => {
    expect([0, 1, 2, 3].map((limit) => editDistance('abc', 'xyz', limit, part))).toEqual([
      1, 2, 3, 3,
    ]);
  });

  it.each(['whole', 'start', 'anywhere'] as const)('127 letters at most: %s', (part) => {
    const name = 'ab'.repeat(63) + 'a';
    expect(editDistance(name, name, 1, part)).toBe(0);
    expect(editDistance(`${name}b`, `${name}b`, 1, part)).toBe(2);
    expect(editDistance(name, `${name}b`, 1, part)).toBe(2);
    expect(editDistance(name.slice(0, 125), name, 2, part)).toBe(
      part === 'whole' ? 2 : 0,
    );
  });
});

it.each([
  ['abc', 'cab', 0, false],
  ['abcd', 'abc', 0, true],
  ['abcd', 'abc', 1, false],
  ['xyz', 'abc', 2, true],
  ['xyz', 'abc', 3, false],
  ['a', '', 0, true],
  ['o', 'n', 0, true],
  ['z', 'y', 0, true],
  ['', 'abc', 0, false],
  ['ß', 'a', 0, true],
  ['à', 'a', 0, true],
  ['à', 'a', 1, false],
])('whether "%s" lacks in "%s" more than %i letters: %s', (a, b, limit, expected) => {
  expect(lacksLetters(lettersOf(a), lettersOf(b), limit)).toBe(expected);
});

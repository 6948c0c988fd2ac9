import {expect, it} from 'vitest';
import {allowedEdits, lacksLetters, lettersOf, toSpellings} from '../typingErrors';

it.each([
  ['ids', 0],
  ['vote', 1],
  ['comment', 1],
  ['comments', 2],
])('forgives in a word as long as "%s" %i edits', (word, edits) => {
  expect(allowedEdits(word.length)).toBe(edits);
});

it.each([
  ['abc', 'cab', 0, false],
  ['abcd', 'abc', 0, true],
  ['abcd', 'abc', 1, false],
  ['xyz', 'abc', 2, true],
  ['xyz', 'abc', 3, false],
  ['', 'abc', 0, false],
  ['à', 'a', 0, true],
  ['à', 'a', 1, false],
])(
  'compares the letters of "%s" with "%s", at most %i missing: %s',
  (a, b, limit, is) => {
    expect(lacksLetters(lettersOf(a), lettersOf(b), limit)).toBe(is);
  },
);

it('lists what one edit makes of a word, but of its first letter', () => {
  const spellings = toSpellings('vote');
  const some = ['vot', 'vte', 'votee', 'vkote', 'note', 'ovte', 'voet', 'vtoe', 'vtes'];
  expect(some.filter((word) => spellings.includes(word))).toEqual([
    ...['vot', 'vte', 'votee', 'vkote', 'voet', 'vtoe'],
  ]);
});

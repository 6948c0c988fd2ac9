import {describe, expect, it} from 'vitest';
import {createRandom} from '../../__fixtures__/random';
import {
  type Alignment,
  allowedEdits,
  editDistance,
  lacksLetters,
  lettersOf,
} from '../editDistance';

it.each([
  ['ids', 0],
  ['vote', 1],
  ['comment', 1],
  ['comments', 2],
])('forgives in a word as long as "%s" %i edits', (word, edits) => {
  expect(allowedEdits(word.length)).toBe(edits);
});

/** The same by its definition, slowly: every edit of every beginning. */
function countEdits(query: string, text: string): number {
  const known = new Map<string, number>();
  const count = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const edits =
      known.get(key) ??
      Math.min(
        count(i - 1, j) + 1,
        count(i, j - 1) + 1,
        count(i - 1, j - 1) + Number(query[i - 1] !== text[j - 1]),
        i > 1 && j > 1 && query[i - 1] === text[j - 2] && query[i - 2] === text[j - 1]
          ? count(i - 2, j - 2) + 1
          : Infinity,
      );
    known.set(key, edits);
    return edits;
  };
  return count(query.length, text.length);
}

/** The parts of a text that an alignment allows. */
function partsOf(text: string, alignment: Alignment): string[] {
  if (alignment === 'whole') return [text];
  const ends = Array.from({length: text.length + 1}, (_, end) => end);
  const starts = alignment === 'start' ? [0] : ends;
  return starts.flatMap((start) =>
    ends.map((end) => text.slice(start, Math.max(start, end))),
  );
}

describe.each(['whole', 'start', 'anywhere'] as const)(
  'compared with the %s',
  (alignment) => {
    it('tells the fewest edits, and of more than the limit only that', () => {
      const random = createRandom(7);
      const word = () =>
        Array.from(
          {length: Math.floor(random() * 8)},
          () => 'abc'[Math.floor(random() * 3)],
        ).join('');
      for (let round = 0; round < 400; round++) {
        const [query, text, limit] = [word(), word(), Math.floor(random() * 4)];
        const edits = Math.min(
          ...partsOf(text, alignment).map((part) => countEdits(query, part)),
        );
        expect([query, text, limit, editDistance(query, text, limit, alignment)]).toEqual(
          [query, text, limit, Math.min(edits, limit + 1)],
        );
      }
    });

    it('compares names of 127 letters, and none that are longer', () => {
      const name = 'ab'.repeat(63) + 'a';
      expect(editDistance(name, name, 1, alignment)).toBe(0);
      expect(editDistance(`${name}b`, `${name}b`, 1, alignment)).toBe(2);
      expect(editDistance(name, `${name}b`, 1, alignment)).toBe(2);
      for (const end of [126, 125]) {
        const missing = alignment === 'whole' ? 127 - end : 0;
        expect(editDistance(name.slice(0, end), name, 2, alignment)).toBe(missing);
      }
      expect(editDistance(`${name}b`, name, 1, alignment)).toBe(2);
    });
  },
);

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

import {expect, it} from 'vitest';
import {findExcerpt} from '../findExcerpt';

const WORDS = [
  {forms: new Set(['rotat', 'renew']), rarity: 3},
  {forms: new Set(['secret']), rarity: 1},
];

it.each([
  ['more telling words', 'A secret. It rotates.\nMore.', 'It rotates.'],
  ['a word for another', 'Renew it each year.', 'Renew it each year.'],
  ['all of the words', 'Rotates. Rotates a secret. Secret', 'Rotates a secret.'],
  ['no more than the lead', 'Keep the secret.', 'A secret.'],
  ['none of the words', 'Nothing.', 'A secret.'],
])('shows the sentence with %s', (_, text, excerpt) => {
  expect(findExcerpt(text, 'A secret.', WORDS)).toBe(excerpt);
});

it('shows of a long sentence what surrounds the first word that matches', () => {
  const filler = 'nothing '.repeat(30).trim();
  expect(findExcerpt(`${filler} rotates ${filler}`, undefined, WORDS)).toBe(
    `… ${'nothing '.repeat(6)}rotates ${'nothing '.repeat(13)}…`,
  );
});

it('shows the lead of a result without a text', () => {
  expect(findExcerpt(undefined, 'Lead.', WORDS)).toBe('Lead.');
  expect(findExcerpt(undefined, undefined, WORDS)).toBeUndefined();
});

import {expect, it} from 'vitest';
import {CERTAIN, Vocabulary} from '../vocabulary';

/** How well one word answers a word of a query. */
function match(
  word: string,
  asked: string,
  {isForgiving = false, isLast = false} = {},
): number {
  const vocabulary = new Vocabulary([['delete', 'remove', 'erases']]);
  vocabulary.add('other');
  const number = vocabulary.add(word);
  return vocabulary.match({text: asked, isOptional: false, isLast}, isForgiving)[number]!;
}

it('gives each word one number, from 0 on', () => {
  const vocabulary = new Vocabulary([]);
  expect(['space', 'post', 'space', 'posts'].map((word) => vocabulary.add(word))).toEqual(
    [0, 1, 0, 2],
  );
  const asked = {text: 'post', isOptional: false, isLast: false};
  expect(vocabulary.match(asked, false)).toHaveLength(3);
});

it.each([
  ['the word itself', 'members', 'members', 1],
  ['a form of it', 'members', 'member', 0.95],
  ['a form of it', 'member', 'members', 0.95],
  ['its beginning, by the share that is written', 'memberless', 'membe', 0.75],
  ['its beginning, by the share that is written', 'memberless', 'me', 0.66],
  ['a word that stands for it', 'remove', 'delete', 0.5],
  ['a form of a word that stands for it', 'removing', 'deleted', 0.5],
  ['a form of a word that stands for it', 'erase', 'removed', 0.5],
])('measures %s', (_what, word, asked, expected) => {
  expect(match(word, asked)).toBeCloseTo(expected, 6);
});

it('takes one letter as a beginning only while it is typed', () => {
  expect(match('memberless', 'm')).toBe(0);
  expect(match('memberless', 'm', {isLast: true})).toBeCloseTo(0.63);
  expect(match('memberless', 'me', {isLast: true})).toBeCloseTo(0.66);
});

it('guesses at typing errors only where they are forgiven', () => {
  expect(match('connection', 'conection')).toBe(0);
  expect(match('connection', 'conection', {isForgiving: true})).toBeCloseTo(0.35);
  expect(match('connection', 'conectoin', {isForgiving: true})).toBeCloseTo(0.2);
  expect(match('connection', 'coenctoni', {isForgiving: true})).toBe(0);
  expect(match('connection', 'connect', {isForgiving: true})).toBeGreaterThan(CERTAIN);
});

it('forgives an error in the beginning of a word that is still typed', () => {
  expect(match('connection', 'coennec', {isForgiving: true})).toBe(0);
  expect(match('connection', 'cnonec', {isForgiving: true, isLast: true})).toBeCloseTo(
    0.35,
  );
});

it('forgives no error in three letters', () => {
  expect(match('tag', 'tga', {isForgiving: true})).toBe(0);
  expect(match('tags', 'tgas', {isForgiving: true})).toBeCloseTo(0.35);
});

it('tells what answers for certain from guesses', () => {
  expect(match('remove', 'delete')).toBeGreaterThan(CERTAIN);
  expect(match('connection', 'conection', {isForgiving: true})).toBeLessThan(CERTAIN);
});

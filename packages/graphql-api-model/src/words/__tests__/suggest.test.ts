import {array, constantFrom, string, tuple} from 'fast-check';
import {expect, it} from 'vitest';
import {didYouMean, nearestName, suggestionList} from '..';
import {forAll} from '../../__tests__/forAll';

it.each([
  [
    'members',
    ['member', 'memebrs', 'MEMBERS', 'spaces'],
    ['MEMBERS', 'member', 'memebrs'],
  ],
  ['id', ['ids', 'name', 'ID'], ['ID', 'ids']],
  ['same', ['sane', 'same', 'same'], ['same', 'sane']],
  ['x', [], []],
])('suggests for "%s" of %j the near names, nearest first', (name, names, near) => {
  expect(suggestionList(name, names)).toEqual(near);
});

it('finds the nearest name, or none', () => {
  expect(nearestName('speces', ['space', 'spaces'])).toBe('spaces');
  expect(nearestName('speces', ['user'])).toBeUndefined();
});

it('finds the same nearest name as the list of all near ones', () => {
  const word = string({unit: constantFrom('a', 'b', 'B', 'c'), maxLength: 8});
  forAll(tuple(word, array(word)), ([name, names]) => {
    expect(nearestName(name, names)).toBe(suggestionList(name, names)[0]);
  });
});

it.each([
  [[], ''],
  [['a'], ' Did you mean "a"?'],
  [['a', 'b'], ' Did you mean "a" or "b"?'],
  [['a', 'b', 'c'], ' Did you mean "a", "b", or "c"?'],
  [['a', 'b', 'c', 'd', 'e', 'f'], ' Did you mean "a", "b", "c", "d", or "e"?'],
])('joins the suggestions %j', (names, text) => {
  expect(didYouMean(names)).toBe(text);
});

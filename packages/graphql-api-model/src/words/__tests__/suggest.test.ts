import {expect, it} from 'vitest';
import {didYouMean, nearestName, suggestionList} from '..';

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

it.each([
  [[], ''],
  [['a'], ' Did you mean "a"?'],
  [['a', 'b'], ' Did you mean "a" or "b"?'],
  [['a', 'b', 'c'], ' Did you mean "a", "b", or "c"?'],
  [['a', 'b', 'c', 'd', 'e', 'f'], ' Did you mean "a", "b", "c", "d", or "e"?'],
])('joins the suggestions %j', (names, text) => {
  expect(didYouMean(names)).toBe(text);
});

import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {findDeprecations} from '../findDeprecations';

function findIn(sdl: string): readonly unknown[] {
  return findDeprecations(modelOf(sdl)).map(({element, parents, ...found}) => ({
    of: element.coordinate,
    ...found,
  }));
}

it('finds arguments, input fields and values, too', () => {
  const found = findIn(`
    type Query { a: Int @deprecated b(c: Int @deprecated): Int }
    input I { d: Int @deprecated e: Int } enum E { F @deprecated G }`);
  expect(found.map((one) => (one as {of: string}).of)).toEqual([
    'Query.a',
    'Query.b(c:)',
    'I.d',
    'E.F',
  ]);
});

const REST = `type A { old: B two: Int } type B { three(four: Int): Int } enum E { LIKE }
  directive @sunset(on: String, by: String) on FIELD_DEFINITION`;

it.each([
  ['Use `A.two` or `B`.', {replacements: ['A.two', 'B']}],
  ['Use `two` instead.', {replacements: ['A.two']}],
  ['Use `query`.', {replacements: ['Query.query']}],
  ['Use `B.three(four:)`.', {replacements: ['B.three(four:)']}],
  ['Use `A.three` instead of `null`.', {unknown: ['A.three']}],
  ['Replaced by `@nothing`.', {unknown: ['@nothing']}],
  ['Returns `nothing` since 2026-01-01.', {}],
  ['Since 2026-01-01. Removed after 2027-01-01.', {removal: '2027-01-01'}],
  ['Use the new API until 2027-01-01.', {}],
])('reads the reason %s', (reason, expected) => {
  const sdl = `${REST} extend type A { it: Int @deprecated(reason: "${reason}") }`;
  expect(findIn(sdl)).toEqual([{of: 'A.it', replacements: [], unknown: [], ...expected}]);
});

it('reads the day of removal from a directive', () => {
  const it = '@deprecated(reason: "No. Removed on 2028-01-01.")';
  expect(
    findIn(`${REST} extend type A { it: Int ${it} @sunset(on: "2027-01-01T00:00Z") }`),
  ).toEqual([{of: 'A.it', replacements: [], unknown: [], removal: '2027-01-01'}]);
});

import {expect, it} from 'vitest';
import {listBoundNames} from '../boundNames';

function list(language: string, code: string): readonly string[] {
  return [...listBoundNames([{language, code}])].sort();
}

it('lists operations, fragments, variables and aliases of requests', () => {
  expect(
    list(
      'graphql',
      'query Q($a: Int) { big: spaces { ...F } } fragment F on Space { id }',
    ),
  ).toEqual(['F', 'Q', 'a', 'big']);
});

it('lists the keys of JSON, and nothing of a block that is none', () => {
  expect(list('json', '{"a": [{"b": 1}], "c": "d"}')).toEqual(['a', 'b', 'c']);
  expect(list('json', '{"a": …}')).toEqual([]);
  expect(list('graphql', '{')).toEqual([]);
});

it.each([
  ['const a = b;', ['a']],
  ['const {a, b: c} = d;', ['a', 'b', 'c']],
  ['let [a, b] = c', ['a', 'b']],
  ['function read(path: string) {}', ['path', 'read']],
  ['class A {} interface B {} type C = D', ['A', 'B', 'C']],
  ["import {A, type B as C} from 'x';", ['A', 'B', 'C', 'as', 'type']],
  ["import type D from 'x'", ['D']],
  ["import type {D, E} from './types.js'; import {f} from './f'", ['f']],
  ["import {type D, f, type E} from '../f'; type G = D", ['G', 'f']],
  ['typePolicies = {Space: {keyFields: false}, URL: 1}', ['URL', 'keyFields']],
  ['list.map((one, two) => one)', ['one', 'two']],
  ['call({key: value})', ['key']],
  ["// const a\nconst text = 'const b'; /* const c */", ['text']],
])('lists what %j declares', (code, names) => {
  expect(list('ts', code)).toEqual(names);
});

it('lists variables of a shell', () => {
  expect(list('bash', 'TOKEN=abc\ncurl -H "Bearer $OTHER" ${THIRD}')).toEqual([
    'OTHER',
    'THIRD',
    'TOKEN',
  ]);
});

it('lists nothing of other languages', () => {
  expect(list('html', '<a id="b">')).toEqual([]);
});

import {expect, it} from 'vitest';
import {applyMutant, findMutants} from '../findMutants';

const changes = (text: string) =>
  findMutants('a.ts', text).map((mutant) => applyMutant(text, mutant));

it.each([
  ['limit(3);', ['limit(4);', 'limit(2);']],
  ['from(0);', ['from(1);']],
  ['weigh(0.5);', ['weigh(1);', 'weigh(0);']],
  ['is(true, false);', ['is(false, false);', 'is(true, true);']],
  ["say('a', '');", ["say('', '');", "say('a', 'mutant');"]],
  ['say(`a ${b}`);', ["say('');"]],
  ['all([a, b]);', ['all([]);']],
  ['a < b;', ['a <= b;']],
  ['a >= b;', ['a > b;']],
  ['a && b;', ['a || b;']],
  ['a + b;', ['a - b;']],
  ['a === b ? c : d;', ['a !== b ? c : d;']],
  ['a() ? c : d;', ['!(a()) ? c : d;']],
  ['if (!a) b();', ['if (a) b();']],
  ['while (a > b) c();', ['while (a >= b) c();']],
])('changes "%s" to each of %j', (text, expected) => {
  expect(changes(text)).toEqual(expected);
});

it.each([
  "import a from 'a';",
  "export * from 'a';",
  "type A = 'a' | 1;",
  "interface A { a: 'a' }",
  "const a: 'a' = b;",
  "const a = {'b-c': d};",
  "a['b'];",
  '[a, b] = c;',
  'all([]);',
])(
  'leaves "%s", which the compiler looks after, or where a change says nothing',
  (text) => {
    expect(changes(text)).toEqual([]);
  },
);

it('tells where the change is', () => {
  expect(findMutants('a/b.ts', 'const a = b;\n  const c = 0; // of many\n')).toEqual([
    {
      file: 'a/b.ts',
      line: 2,
      column: 13,
      code: 'const c = 0; // of many',
      before: '0',
      after: '1',
      start: 25,
    },
  ]);
});

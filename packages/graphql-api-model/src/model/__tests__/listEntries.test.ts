import {DirectiveLocation} from 'graphql';
import {expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {isExecutable, listEntries} from '../listEntries';

function namesIn(sdl: string): readonly string[] {
  return listEntries(modelOf(sdl)).map(({kind, element}) => `${kind} ${element.name}`);
}

it('operations are entries, whatever their root types are called, and root types are none', () => {
  const names = namesIn(`
    schema { query: Reads mutation: Writes subscription: Listens }
    type Reads { space: Int }
    type Writes { createSpace: Int }
    type Listens { spaceCreated: Int }
    type Query { notARoot: Int }
  `);
  expect(names.filter((name) => !/^(?:scalar|directive)/.test(name))).toEqual([
    'query space',
    'mutation createSpace',
    'subscription spaceCreated',
    'object Query',
  ]);
});

it('a type that is the root of two operations has its fields among both', () => {
  const names = namesIn('schema { query: R mutation: R } type R { a: Int }');
  expect(names.slice(0, 3)).toEqual(['query a', 'mutation a', 'scalar Boolean']);
});

it('a directive may be called as a root type is', () => {
  const names = namesIn('type Query { a: Int } directive @Query on FIELD');
  expect(names).toContain('directive Query');
  expect(names).not.toContain('object Query');
});

it('entries are sorted by kind, then by name in any letter case', () => {
  expect(
    namesIn(`
      type Query { b: Int a: Int }
      scalar zeta
      type Zebra { a: Int }
      type apple { a: Int }
      type Apple { a: Int }
      type _Under { a: Int }
      enum E { A }
    `),
  ).toEqual([
    'query a',
    'query b',
    'object _Under',
    'object Apple',
    'object apple',
    'object Zebra',
    'enum E',
    'scalar Boolean',
    'scalar Int',
    'scalar String',
    'scalar zeta',
    'directive deprecated',
    'directive include',
    'directive oneOf',
    'directive skip',
    'directive specifiedBy',
  ]);
});

it('only a directive with a place in a request is executable', () => {
  const places = Object.values(DirectiveLocation).filter(
    // Of an experiment of graphql-js 17.
    (place: string) => place !== 'FRAGMENT_VARIABLE_DEFINITION',
  );
  const directives = places.map((place) => `directive @on_${place} on ${place}`);
  const entries = listEntries(modelOf(directives.join('\n')));
  const names = entries.flatMap(({element}) =>
    isExecutable(element) ? element.name : [],
  );
  expect(names).toEqual([
    'include',
    'on_FIELD',
    'on_FRAGMENT_DEFINITION',
    'on_FRAGMENT_SPREAD',
    'on_INLINE_FRAGMENT',
    'on_MUTATION',
    'on_QUERY',
    'on_SUBSCRIPTION',
    'on_VARIABLE_DEFINITION',
    'skip',
  ]);
});

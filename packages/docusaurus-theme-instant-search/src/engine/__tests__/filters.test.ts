import {expect, it} from 'vitest';
import {guide, indexOf, toPages} from '../../__tests__/searchSite';
import {createEngine} from '../engine';
import {
  FILTERS,
  parseKindWords,
  parseFilters,
  toggleFilter,
  toGroupQuery,
} from '../filters';

const filter = (name: string) => FILTERS.find((candidate) => candidate.name === name)!;

it.each(FILTERS.map(({name}) => name))('"%s:" gives way to a filter by click', (name) => {
  const other = filter(name === 'enum' ? 'type' : 'enum');
  expect(toggleFilter(`${name}: a b`, other.name)).toBe(`${other.name}: a b`);
  expect(toggleFilter(`${name}:a b`, other.name)).toBe(`${other.name}: a b`);
});

it('takes a filter back when it is chosen again', () => {
  expect(toggleFilter('enum: state', 'enum')).toBe('state');
});

it('keeps what is to be returned when a filter is chosen', () => {
  expect(toggleFilter('field: returns:Space a', 'query')).toBe('query: returns:Space a');
});

it('distinguishes filters from words before a colon', () => {
  expect(parseFilters('Query: create:poll xenum: deprecated: a')).toEqual({
    text: 'create:poll xenum: a',
    filters: [filter('query'), filter('deprecated')],
  });
});

it.each([
  ['guides', 'guide: log in'],
  ['operations', 'operation: log in'],
  ['types', 'type: log in'],
  ['fields', 'member: log in'],
] as const)('asks for all of the %s', (group, query) => {
  expect(toGroupQuery(' log in ', group)).toBe(query);
});

it.each([
  ['mutation vote', ['mutation: vote']],
  ['Poll TYPE', ['type: Poll']],
  ['input type', ['input: type', 'type: input']],
  ['args create poll', ['arg: create poll']],
  ['a mutation vote', []],
  ['mutation', []],
  ['vote', []],
  ['', []],
])('reads "%s" as %j, too', (query, readings) => {
  expect(parseKindWords(query)).toEqual(readings);
});

const pages = toPages(`
    type Query { aa(ab: ID): Ac }
    type Mutation { ad: Ac }
    type Subscription { ae: Ac }
    type Ac { af: ID }
    interface Ag { id: ID }
    union Ah = Ac
    scalar Ai
    enum Aj { AK }
    input Al { am: ID }
    directive @ap on FIELD
  `);
const engine = createEngine(
  indexOf(pages, [
    guide('An', ['', ''], ['Ao', '']),
    {...guide('Aq', ['', '']), kind: 'blog'},
    {...guide('Ar', ['', '']), kind: 'page'},
  ]),
);

it.each([
  ['guide:', ['An', 'Ao', 'Aq', 'Ar']],
  ['query:', ['aa']],
  ['mutation:', ['ad']],
  ['subscription:', ['ae']],
  ['operation:', ['aa', 'ad', 'ae']],
  ['type:', ['Ac', 'Ag', 'Ah', 'Ai', 'Aj', 'Al', 'ap']],
  ['object:', ['Ac']],
  ['interface:', ['Ag']],
  ['union:', ['Ah']],
  ['scalar:', ['Ai']],
  ['field:', ['af', 'am']],
  ['arg:', ['ab']],
  ['enum:', ['Aj', 'AK']],
  ['input:', ['Al', 'am']],
  ['directive:', ['ap']],
  ['member:', ['ab', 'af', 'AK', 'am']],
])('"%s" lets through %j', (query, names) => {
  const found = engine
    .search(`${query} a`)
    .groups.flatMap(({results}) => results.map(({title}) => title));
  const order = (list: readonly string[]) => list.toSorted((a, b) => a.localeCompare(b));
  expect(order(found)).toEqual(order(names));
});

it('understands the name of a filter and its plural as a word', () => {
  const words =
    `query queries mutation mutations subscription subscriptions operation operations
    type types object objects interface interfaces union unions scalar scalars field fields arg args
    enum enums input inputs directive directives`.split(/\s+/u);
  const singulars = words.map((_, index) => words[index - (index % 2)]);
  expect(words.map((word) => parseKindWords(`${word} ab`))).toEqual(
    singulars.map((name) => [`${name}: ab`]),
  );
  expect(parseKindWords('arguments ab')).toEqual(['arg: ab']);
});

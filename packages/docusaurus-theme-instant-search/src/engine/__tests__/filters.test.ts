import {expect, it} from 'vitest';
import {
  FILTERS,
  readKindWords,
  takeFilters,
  toggleFilter,
  toGroupQuery,
} from '../filters';

const filter = (name: string) => FILTERS.find((candidate) => candidate.name === name)!;

it.each(FILTERS.map(({name}) => name))('"%s:" gives way to a filter by click', (name) => {
  const other = filter(name === 'enum' ? 'type' : 'enum');
  expect(toggleFilter(`${name}: a b`, other)).toBe(`${other.name}: a b`);
  expect(toggleFilter(`${name}:a b`, other)).toBe(`${other.name}: a b`);
});

it('takes a filter back when it is chosen again', () => {
  expect(toggleFilter('enum: state', filter('enum'))).toBe('state');
});

it('keeps what is to be returned when a filter is chosen', () => {
  expect(toggleFilter('field: returns:Space a', filter('query'))).toBe(
    'query: returns:Space a',
  );
});

it('tells the filters apart from words before a colon', () => {
  expect(takeFilters('Query: create:poll xenum: deprecated: a')).toEqual({
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
  expect(readKindWords(query)).toEqual(readings);
});

import path from 'node:path';
import {expect, it} from 'vitest';
import {toPages} from '../pages/toPages';
import {loadSchema} from 'graphql-api-model';
import {createNavigation} from '../sidebar';
import {referenceOf, referenceOfSchema} from './referenceOf';

it('a schema of every kind of element and hostile names has a page for each, told apart', () => {
  const {schema} = loadSchema({
    schema: 'tests/schemas/kitchen-sink.graphql',
    lenient: false,
    directory: path.join(import.meta.dirname, '../../../..'),
  });
  const reference = referenceOfSchema(schema);
  const pages = [...toPages(reference)];
  const hrefs = pages.map(({href}) => href.toLowerCase());
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const navigation = pages.map(createNavigation(reference));
  expect(JSON.parse(JSON.stringify({pages, navigation}))).toEqual({pages, navigation});
  const roots = new Set(['Root', 'Mutation', 'Subscription']);
  const names = Object.values(schema.getTypeMap()).filter(
    ({name}) => !name.startsWith('__') && !roots.has(name),
  );
  const typePages = reference.entries.filter(
    (entry) => !('returns' in entry) && entry.kind !== 'directive',
  );
  expect(typePages.length).toBe(names.length);
});

it('a type that is the root of several operations has a page for each of them', () => {
  const reference = referenceOf(
    'schema { query: R mutation: R } type R { a(x: Int): R b: Int }',
  );
  const operations = reference.entries.filter((entry) => 'returns' in entry);
  expect(operations.map(({kind, href}) => [kind, href])).toEqual([
    ['query', '/docs/graphql/operations/queries/a'],
    ['query', '/docs/graphql/operations/queries/b'],
    ['mutation', '/docs/graphql/operations/mutations/a'],
    ['mutation', '/docs/graphql/operations/mutations/b'],
  ]);
  const hrefs = [...toPages(reference)].map(({href}) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(reference.linkTo('R')).toBe('/docs/graphql/operations/queries/');
  expect(reference.linkTo('R.a')).toBe('/docs/graphql/operations/queries/a');
});

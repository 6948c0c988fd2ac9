import {expect, it} from 'vitest';
import {loadKitchenSink} from '../../../graphql-api-model/src/__tests__/schemas';
import {createBranches} from '../navigation/createBranches';
import {toReferenceCategory} from '../navigation/toReferenceCategory';
import {toPages} from '../pages/toPages';
import {contextOf, contextOfSchema} from './contextOf';

it('a schema of every kind of element and hostile names has a distinct page for each', () => {
  const context = contextOfSchema(loadKitchenSink().schema);
  const pages = [...toPages(context)];
  const hrefs = pages.map(({href}) => href.toLowerCase());
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const {entry} = context.permalinks;
  const missing = context.entries.filter(
    ({kind, element}) => !hrefs.includes(entry(kind, element.name)),
  );
  expect(missing).toEqual([]);
  const branches = pages.map(createBranches(context, '/')).filter(Boolean);
  const navigation = {category: toReferenceCategory(context, '/'), branches};
  expect(JSON.parse(JSON.stringify({pages, navigation}))).toStrictEqual({
    pages,
    navigation,
  });
});

it('a type that is the root of several operations has a page for each of them', () => {
  const context = contextOf(
    'schema { query: R mutation: R } type R { a(x: Int): R b: Int }',
  );
  const hrefs = [...toPages(context)].map(({href}) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const operations = hrefs.filter((href) => /\/(?:queries|mutations)\/\w/.test(href));
  expect(operations).toEqual([
    '/docs/graphql/operations/queries/a',
    '/docs/graphql/operations/queries/b',
    '/docs/graphql/operations/mutations/a',
    '/docs/graphql/operations/mutations/b',
  ]);
});

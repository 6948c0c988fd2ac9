import {toReferenceCategory} from '../../navigation/toReferenceCategory';
import {describe, expect, it} from 'vitest';
import {loadGithubSchema} from '../../../../graphql-api-model/src/__tests__/schemas';
import {contextOf, contextOfSchema, pageOf, sectionOf} from '../../__tests__/contextOf';
import {brokenLinks, pagesOf} from './linksOf';
import {SMALL} from './smallApi';

describe('every element of the schema', () => {
  it('has one page, beside the overview and a list for each kind', () => {
    expect(pagesOf(SMALL).map(({href}) => href.replace('/docs/graphql/', ''))).toEqual([
      '',
      'operations/queries/',
      'operations/queries/space',
      'operations/queries/spaces',
      'operations/mutations/',
      'operations/mutations/create-space',
      'operations/subscriptions/',
      'operations/subscriptions/space-created',
      'types/objects/',
      'types/objects/space',
      'types/interfaces/',
      'types/interfaces/node',
      'types/enums/',
      'types/enums/role',
      'types/inputs/',
      'types/inputs/filter',
      'types/unions/',
      'types/unions/any',
      'types/scalars/',
      'types/scalars/boolean',
      'types/scalars/date',
      'types/scalars/id',
      'types/scalars/string',
      'types/directives/',
      'types/directives/auth',
      'operations/directives/auth',
      'types/directives/deprecated',
      'types/directives/include',
      'operations/directives/include',
      'types/directives/one-of',
      'types/directives/skip',
      'operations/directives/skip',
      'types/directives/specified-by',
      'operations/directives/',
    ]);
  });

  it('is linked to where it is: no address leads nowhere', () => {
    expect(brokenLinks(SMALL)).toEqual([]);
  });

  it("keeps this on GitHub's schema", {timeout: 60_000}, () => {
    const {schema} = loadGithubSchema();
    const context = contextOfSchema(schema);
    const hrefs = pagesOf(context).map(({href}) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(brokenLinks(context)).toEqual([]);
    const shown = new Set(hrefs);
    const entries = context.entries.map(({kind, element}) =>
      context.permalinks.entry(kind, element.name),
    );
    expect(entries.length).toBeGreaterThan(1800);
    expect(entries.filter((href) => !shown.has(href))).toEqual([]);
  });
});

describe('what the owner calls the API', () => {
  it('is in titles, navigation and sentences', () => {
    const context = contextOf('type Query { a: Int }', {label: 'Admin API'});
    const overview = pageOf(context, '');
    expect([overview.title, sectionOf(overview, 'title').text]).toEqual([
      'Admin API reference',
      'Admin API reference',
    ]);
    const pages = pagesOf(context);
    expect(toReferenceCategory(context, '/').label).toBe('Admin API');
    expect(JSON.stringify(pages)).not.toContain('GraphQL API');
    expect(pageOf(context, 'operations/queries/').title).toBe('Admin API queries');
    expect(pageOf(context, 'operations/queries/a').description).toBe(
      'The query a of the Admin API.',
    );
  });
});

it('what a search engine shows is at most 160 characters', () => {
  const long = 'x'.repeat(500);
  const context = contextOf(`"""${long}""" type ${long} { "${long}" a: Int }`);
  const descriptions = pagesOf(context).map(({description}) => description.length);
  expect(Math.max(...descriptions)).toBeLessThanOrEqual(160);
});

import {describe, expect, it} from 'vitest';
import {
  loadGithubSchema,
  referenceOf,
  referenceOfSchema,
} from '../../__tests__/referenceOf';
import {type LinkedReference, toPages} from '../toPages';
import type {EntryPage, ListingPage, OverviewPage, ReferencePage} from '../types';

function names(count: number, prefix: string): readonly string[] {
  return Array.from({length: count}, (_, index) => `${prefix}${index}`);
}

function pagesOf(reference: LinkedReference): readonly ReferencePage[] {
  return [...toPages(reference)];
}

function find(reference: LinkedReference, path: string): ReferencePage {
  const page = pagesOf(reference).find(({href}) => href === `/docs/graphql/${path}`);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** Every address within the reference that a page of props holds, wherever it stands. */
function linksOf(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return value.startsWith('/docs/graphql/')
      ? [value]
      : [...value.matchAll(/href="(\/docs\/graphql\/[^"]*)"/g)].map(
          ([, href = '']) => href,
        );
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(linksOf)
    : [];
}

/** Anchors that the page of an address has, by address. */
function anchorsOf(pages: readonly ReferencePage[]): ReadonlyMap<string, Set<string>> {
  return new Map(
    pages.map((page) => [
      page.href,
      new Set([
        ...page.tableOfContents.flatMap(({id, items}) => [
          id,
          ...items.map((one) => one.id),
        ]),
        ...(page.kind === 'entry' ? memberIds(page) : []),
        ...(page.kind === 'listing' ? page.sections.map(({id}) => id) : []),
      ]),
    ]),
  );
}

function memberIds({entry}: EntryPage): readonly string[] {
  const members =
    'fields' in entry
      ? entry.fields
      : 'values' in entry
        ? entry.values
        : 'arguments' in entry
          ? entry.arguments
          : [];
  return members.flatMap(({id, arguments: list}) => [id, ...list.map((one) => one.id)]);
}

function brokenLinks(reference: LinkedReference): readonly string[] {
  const pages = pagesOf(reference);
  const anchors = anchorsOf(pages);
  const links = new Set(pages.flatMap(linksOf));
  return [...links].filter((link) => {
    const [href = '', anchor] = link.split('#');
    const there = anchors.get(href);
    return !there || (anchor !== undefined && !there.has(anchor));
  });
}

const SMALL = referenceOf(`
  directive @auth(role: Role) on OBJECT | FIELD
  type Query { space(id: ID!): Space spaces(filter: Filter): [Space!]! }
  type Mutation { createSpace(input: Filter = {name: "x"}): Space }
  type Subscription { spaceCreated: Space }
  interface Node { id: ID! }
  type Space implements Node { id: ID! "See \`Role.ADMIN\`." role(of: ID): Role any: Any }
  input Filter { name: String nested: Filter role: Role }
  enum Role { ADMIN GUEST }
  union Any = Space
  scalar Date
`);

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
    const reference = referenceOfSchema(schema);
    const hrefs = pagesOf(reference).map(({href}) => href);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(brokenLinks(reference)).toEqual([]);
    const roots = [schema.getQueryType(), schema.getMutationType()];
    const operations = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => !type.name.startsWith('__') && !roots.some((root) => root === type),
    );
    const entries = pagesOf(reference).flatMap((page) =>
      page.kind === 'entry' && !page.href.includes('/types/directives/')
        ? [page.entry.name]
        : [],
    );
    expect(
      entries.filter((name) => !['include', 'skip'].includes(name)).toSorted(),
    ).toEqual([...operations, ...types.map(({name}) => name)].toSorted());
  });
});

describe('a page of an entry', () => {
  it('has a title, description, breadcrumbs and neighbours', () => {
    const {title, description, breadcrumbs, previous, next} = find(
      SMALL,
      'operations/queries/space',
    );
    expect({title, description, breadcrumbs, previous, next}).toEqual({
      title: 'space query',
      description: 'The query space of the GraphQL API.',
      breadcrumbs: [
        {text: 'GraphQL API', href: '/docs/graphql/'},
        {text: 'Queries', href: '/docs/graphql/operations/queries/'},
        {text: 'space', href: '/docs/graphql/operations/queries/space'},
      ],
      previous: undefined,
      next: {text: 'spaces', href: '/docs/graphql/operations/queries/spaces'},
    });
  });

  it('has a table of contents of its sections and members', () => {
    const {tableOfContents} = find(SMALL, 'types/objects/space');
    expect(tableOfContents).toEqual([
      {id: 'definition', text: 'Definition', items: []},
      {
        id: 'fields',
        text: 'Fields',
        items: [
          {id: 'id', text: 'id'},
          {id: 'role', text: 'role'},
          {id: 'any', text: 'any'},
        ],
      },
      {id: 'implements', text: 'Implements', items: []},
      {id: 'used-by', text: 'Used by', items: []},
    ]);
  });

  it('leaves the members out of its table of contents where they are many', () => {
    const fields = names(41, 'f').join(': Int ');
    const page = find(referenceOf(`type Big { ${fields}: Int }`), 'types/objects/big');
    expect(page.tableOfContents.map(({items}) => items.length)).toEqual([0, 0]);
  });

  it('gives way with its section ids where a member has the same name', () => {
    const reference = referenceOf(`
      type Query { all(arguments: Int, returns: Int, directives: Int): Int }
      type T { fields: Int implements: Int definition: Int values(fields: Int): Int }
      enum E { values definition locations }
    `);
    for (const path of ['operations/queries/all', 'types/objects/t', 'types/enums/e']) {
      const page = find(reference, path) as EntryPage;
      const ids = [...Object.values(page.sectionIds), ...memberIds(page)];
      expect(new Set(ids).size).toBe(ids.length);
    }
    const {sectionIds} = find(reference, 'types/objects/t') as EntryPage;
    expect([sectionIds.fields, sectionIds.values, sectionIds.arguments]).toEqual([
      'section-fields',
      'section-values',
      'arguments',
    ]);
  });

  it('unfolds inputs of arguments and of input fields, and the result', () => {
    const operation = find(SMALL, 'operations/mutations/create-space') as EntryPage;
    expect(Object.keys(operation.inputs)).toEqual(['input']);
    expect(operation.result?.members.map(({name}) => name)).toEqual([
      'id',
      'role',
      'any',
    ]);
    const input = find(SMALL, 'types/inputs/filter') as EntryPage;
    expect(Object.keys(input.inputs)).toEqual(['nested', 'role']);
    expect((find(SMALL, 'types/objects/space') as EntryPage).inputs).toEqual({});
  });

  it('has a second page for a directive that requests may carry, with its own place', () => {
    const {title, breadcrumbs, label} = find(
      SMALL,
      'operations/directives/include',
    ) as EntryPage;
    expect({title, breadcrumbs: breadcrumbs.map(({href}) => href), label}).toEqual({
      title: '@include directive in operations',
      breadcrumbs: [
        '/docs/graphql/',
        '/docs/graphql/operations/directives/',
        '/docs/graphql/operations/directives/include',
      ],
      label: 'directive in operations',
    });
  });
});

describe('a page is bounded', () => {
  it('however many members the inputs of an operation have', () => {
    const wide = (type: string) => `${names(60, 'f').join(`: ${type} `)}: ${type}`;
    const reference = referenceOf(`
      type Query { search(${wide('A')}): Int }
      input A { ${wide('B')} }
      input B { ${wide('C')} }
      input C { ${wide('Int')} }
    `);
    const page = find(reference, 'operations/queries/search');
    expect(JSON.stringify(page).length).toBeLessThan(600_000);
  });

  it('however many uses a type has: further ones are on pages of their own', () => {
    const count = 1203;
    const reference = referenceOf(
      `type Used { a: Int } ${names(count, 'T')
        .map((name) => `type ${name} { f: Used }`)
        .join(' ')}`,
    );
    const entry = find(reference, 'types/objects/used') as EntryPage;
    expect(
      entry.usages.map(({label, count: all, links, moreHref}) => [
        label,
        all,
        links.length,
        moreHref,
      ]),
    ).toEqual([
      ['Returned by fields', count, 60, '/docs/graphql/types/objects/used/used-by/1'],
    ]);
    const further = pagesOf(reference).flatMap((page) =>
      page.kind === 'usages' ? [page] : [],
    );
    expect(
      further.map(({href, previous, next}) => [href, previous?.href, next?.href]),
    ).toEqual([
      [
        '/docs/graphql/types/objects/used/used-by/1',
        undefined,
        '/docs/graphql/types/objects/used/used-by/2',
      ],
      [
        '/docs/graphql/types/objects/used/used-by/2',
        '/docs/graphql/types/objects/used/used-by/1',
        '/docs/graphql/types/objects/used/used-by/3',
      ],
      [
        '/docs/graphql/types/objects/used/used-by/3',
        '/docs/graphql/types/objects/used/used-by/2',
        undefined,
      ],
    ]);
    const links = further.flatMap(({groups}) => groups.flatMap((group) => group.links));
    expect(new Set(links.map(({text}) => text)).size).toBe(count);
  });

  it('however many entries a kind has: a list of thousands is split by letter', () => {
    const reference = referenceOf(
      [...names(450, 'Alpha'), ...names(3, 'beta'), '_1', 'Zed']
        .map((name) => `type ${name} { a: Int }`)
        .join(' '),
    );
    const list = find(reference, 'types/objects/') as ListingPage;
    expect(list.sections).toEqual([]);
    expect(list.parts).toEqual([
      ...[
        ['1', 'types/objects/list/1', 1, '_1'],
        ['A 1', 'types/objects/list/a/1', 200, 'Alpha0, Alpha1, Alpha10 …'],
        ['A 2', 'types/objects/list/a/2', 200, 'Alpha279, Alpha28, Alpha280 …'],
        ['A 3', 'types/objects/list/a/3', 50, 'Alpha54, Alpha55, Alpha56 …'],
        ['B', 'types/objects/list/b', 3, 'beta0, beta1, beta2'],
        ['Z', 'types/objects/list/z', 1, 'Zed'],
      ].map(([text, href, count, examples]) => ({
        text,
        href: `/docs/graphql/${href}`,
        count,
        examples,
      })),
    ]);
    const parts = pagesOf(reference).flatMap((page) =>
      page.kind === 'listing' && page.href.includes('/list/') ? [page] : [],
    );
    expect(
      parts.flatMap(({sections}) => sections.flatMap(({entries}) => entries)).length,
    ).toBe(455);
    expect(brokenLinks(reference)).toEqual([]);
  });
});

describe('a list', () => {
  it('of a few entries is not divided', () => {
    const {sections, tableOfContents} = find(SMALL, 'types/enums/') as ListingPage;
    expect(tableOfContents).toEqual([]);
    expect(sections).toEqual([
      {
        id: 'all',
        label: '',
        entries: [
          {
            name: 'Role',
            href: '/docs/graphql/types/enums/role',
            summary: '',
            isDeprecated: false,
          },
        ],
      },
    ]);
  });

  it('of many entries is divided by letter', () => {
    const reference = referenceOf(
      ['apple', '_under', 'Apricot', ...names(60, 'B')]
        .map((name) => `type ${name} { a: Int }`)
        .join(' '),
    );
    const {sections} = find(reference, 'types/objects/') as ListingPage;
    expect(sections.map(({id, label, entries}) => [id, label, entries.length])).toEqual([
      ['a', 'A', 2],
      ['b', 'B', 60],
      ['u', 'U', 1],
    ]);
  });

  it('has the schema’s words about the root type and marks what is deprecated', () => {
    const reference = referenceOf(
      '"All *reads*." type Query { a: Int @deprecated b: Int }',
    );
    const {text, sections} = find(reference, 'operations/queries/') as ListingPage;
    expect(text).toBe('<p>All <em>reads</em>.</p>');
    expect(
      sections.flatMap(({entries}) => entries.map(({isDeprecated}) => isDeprecated)),
    ).toEqual([true, false]);
  });

  it('of directives in operations leads to their pages there', () => {
    const {sections} = find(SMALL, 'operations/directives/') as ListingPage;
    expect(
      sections.flatMap(({entries}) => entries.map(({name, href}) => [name, href])),
    ).toEqual([
      ['@auth', '/docs/graphql/operations/directives/auth'],
      ['@include', '/docs/graphql/operations/directives/include'],
      ['@skip', '/docs/graphql/operations/directives/skip'],
    ]);
  });
});

describe('domains', () => {
  const TYPES = 'type A { a: Int } type B { a: Int } type C { a: Int } type D { a: Int }';

  function grouped(
    groups: Readonly<Record<string, string>>,
    sdl = TYPES,
  ): LinkedReference {
    return referenceOf(sdl, {
      groupOf: (coordinate) => groups[coordinate.replace(/\d+$/, '')],
      groupOrder: Object.values(groups),
    });
  }

  it('divide a list, what has none last', () => {
    const {sections, tableOfContents} = find(
      grouped({A: 'Zoo', B: 'Apes', C: 'Zoo'}),
      'types/objects/',
    ) as ListingPage;
    const shown = sections.map(({id, label, entries}) => [
      id,
      label,
      entries.map(({name}) => name).join(' '),
    ]);
    expect(shown).toEqual([
      ['zoo', 'Zoo', 'A C'],
      ['apes', 'Apes', 'B'],
      ['other', 'Other', 'D'],
    ]);
    expect(tableOfContents).toEqual(shown.map(([id, text]) => ({id, text, items: []})));
  });

  it('called "Other" lists nothing twice', () => {
    const {sections} = find(
      grouped({A: 'Other', B: 'Apes'}),
      'types/objects/',
    ) as ListingPage;
    const listed = sections.flatMap(({entries}) => entries.map(({name}) => name));
    expect(listed.toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it.each([
    ['signs', {A: 'Good news', B: 'Good-news', C: 'good news!'}],
    ['another script', {A: 'Räume', B: '部屋', C: 'ニュース'}],
    ['a name that others are given', {A: 'all', B: 'Other', C: '!'}],
  ])('that differ in %s only have sections of their own', (_, groups) => {
    const reference = grouped(groups);
    for (const path of ['types/objects/', '']) {
      const page = find(reference, path) as ListingPage | OverviewPage;
      const ids = page.tableOfContents.map(({id}) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(brokenLinks(reference)).toEqual([]);
  });

  it('split long lists into pages that are not each other’s', () => {
    const sdl = ['A', 'B', 'C']
      .flatMap((prefix) => names(prefix === 'A' ? 450 : 5, prefix))
      .map((name) => `type ${name} { a: Int }`)
      .join(' ');
    const reference = grouped({A: 'Users', B: 'Users 1', C: 'users-2'}, sdl);
    const hrefs = pagesOf(reference).map(({href}) => href);
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
    expect(brokenLinks(reference)).toEqual([]);
  });

  it('lead from the overview and the side navigation to their part of a split list', () => {
    const sdl = ['A', 'B']
      .flatMap((prefix) => names(150, prefix))
      .map((name) => `type ${name} { a: Int }`)
      .join(' ');
    expect(brokenLinks(grouped({A: 'Users', B: 'Spaces'}, sdl))).toEqual([]);
  });
});

describe('the overview', () => {
  it('counts every kind', () => {
    const {operations, types, description} = find(SMALL, '') as OverviewPage;
    const counts = (list: OverviewPage['types']) =>
      list.map(({label, count}) => `${label} ${count}`);
    expect(counts(operations)).toEqual([
      'Queries 2',
      'Mutations 1',
      'Subscriptions 1',
      'Directives 3',
    ]);
    expect(counts(types)).toEqual([
      'Objects 1',
      'Interfaces 1',
      'Enums 1',
      'Inputs 1',
      'Unions 1',
      'Scalars 4',
      'Directives 6',
    ]);
    expect(description).toBe(
      'Every operation and type of the GraphQL API: 4 operations, 15 types and directives, each with its fields, arguments and uses.',
    );
  });

  it('shows the operations and objects of each domain, the first ones of many', () => {
    const sdl = `type Query { ${names(15, 'q').join(': Int ')}: Int } type A { a: Int } enum E { A }`;
    const reference = referenceOf(sdl, {
      groupOf: (coordinate) =>
        /^(?:Query|A|E)/.test(coordinate) ? 'My domain' : undefined,
    });
    const {groups} = find(reference, '') as OverviewPage;
    expect(
      groups.map(({id, label, lists}) => [
        id,
        label,
        lists.map((list) => [list.label, list.links.length, list.omitted, list.href]),
      ]),
    ).toEqual([
      [
        'my-domain',
        'My domain',
        [
          ['Queries', 12, 3, '/docs/graphql/operations/queries/#my-domain'],
          ['Objects', 1, 0, '/docs/graphql/types/objects/#my-domain'],
        ],
      ],
    ]);
  });
});

it('what a search engine shows is at most 160 characters', () => {
  const long = 'x'.repeat(500);
  const reference = referenceOf(`"""${long}""" type ${long} { "${long}" a: Int }`);
  const descriptions = pagesOf(reference).map(({description}) => description.length);
  expect(Math.max(...descriptions)).toBeLessThanOrEqual(160);
});

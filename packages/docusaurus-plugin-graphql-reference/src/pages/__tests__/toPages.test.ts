import {toReferenceCategory} from '../../navigation/toReferenceCategory';
import {describe, expect, it} from 'vitest';
import {loadGithubSchema} from '../../../../graphql-api-model/src/__fixtures__/schemas';
import {
  contextOf,
  contextOfSchema,
  sectionOf,
  sectionsOf,
} from '../../__tests__/contextOf';
import type {PageContext} from '../context';
import {toPages} from '../toPages';
import type {ReferencePage} from '../types';

function names(count: number, prefix: string): readonly string[] {
  return Array.from({length: count}, (_, index) => `${prefix}${index}`);
}

function pagesOf(context: PageContext): readonly ReferencePage[] {
  return [...toPages(context)];
}

function find(context: PageContext, path: string): ReferencePage {
  const page = pagesOf(context).find(({href}) => href === `/docs/graphql/${path}`);
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
  return new Map(pages.map((page) => [page.href, new Set(idsOf(page))]));
}

/** The ids of a page: those of its headings, of its members, of their arguments, of its uses. */
function idsOf({sections}: ReferencePage): readonly string[] {
  return sections.flatMap((section) => [
    ...('heading' in section ? [section.heading.id] : []),
    ...(section.kind === 'members'
      ? section.members.flatMap(({id, arguments: list}) => [
          id,
          ...list.map((one) => one.id),
        ])
      : []),
    ...(section.kind === 'usages' ? section.groups.map(({id}) => id) : []),
  ]);
}

function brokenLinks(context: PageContext): readonly string[] {
  const pages = pagesOf(context);
  const anchors = anchorsOf(pages);
  const links = new Set(pages.flatMap(linksOf));
  return [...links].filter((link) => {
    const [href = '', anchor] = link.split('#');
    const there = anchors.get(href);
    return !there || (anchor !== undefined && !there.has(anchor));
  });
}

const SMALL = contextOf(`
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

describe('a page of an entry', () => {
  it('has a title, description, place and neighbours', () => {
    const {title, description, place, previous, next} = find(
      SMALL,
      'operations/queries/space',
    );
    expect({title, description, place, previous, next}).toEqual({
      title: 'space query',
      description: 'The query space of the GraphQL API.',
      place: {list: 'query', entry: '/docs/graphql/operations/queries/space'},
      previous: {text: 'Overview', href: '/docs/graphql/'},
      next: {text: 'spaces', href: '/docs/graphql/operations/queries/spaces'},
    });
  });

  it('has a table of contents of its sections and members', () => {
    const {tableOfContents} = find(SMALL, 'types/objects/space');
    expect(tableOfContents).toEqual([
      {value: 'Fields', id: 'fields', level: 2},
      {value: '<code>id</code>', id: 'id', level: 3},
      {value: '<code>role</code>', id: 'role', level: 3},
      {value: '<code>any</code>', id: 'any', level: 3},
      {value: 'Implements', id: 'implements', level: 2},
      {value: 'Definition', id: 'definition', level: 2},
      {value: 'Used by', id: 'used-by', level: 2},
      {value: 'Returned by queries', id: 'used-by-query', level: 3},
      {value: 'Returned by mutations', id: 'used-by-mutation', level: 3},
      {value: 'Returned by subscriptions', id: 'used-by-subscription', level: 3},
      {value: 'Member of unions', id: 'used-by-member', level: 3},
    ]);
  });

  it('gives way with its section ids where a member has the same name', () => {
    const context = contextOf(`
      type Query { all(arguments: Int, returns: Int, directives: Int): Int }
      type T implements N { fields: Int implements: Int definition: Int values(fields: Int): Int }
      interface N { fields: Int }
      enum E { values definition locations }
    `);
    for (const path of ['operations/queries/all', 'types/objects/t', 'types/enums/e']) {
      const ids = idsOf(find(context, path));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(idsOf(find(context, 'types/objects/t'))).toEqual([
      'section-fields',
      'fields',
      'implements',
      'definition',
      'values',
      'values.fields',
      'section-implements',
      'section-definition',
    ]);
  });

  it('unfolds inputs of arguments and of input fields, and the result', () => {
    const unfoldedOn = (path: string) =>
      sectionOf(find(SMALL, path), 'members').members.flatMap(({name, unfolded}) =>
        unfolded ? [name] : [],
      );
    expect(unfoldedOn('operations/mutations/create-space')).toEqual(['input']);
    expect(unfoldedOn('types/inputs/filter')).toEqual(['nested', 'role']);
    expect(unfoldedOn('types/objects/space')).toEqual([]);
    const result = sectionOf(find(SMALL, 'operations/mutations/create-space'), 'returns');
    expect(result.unfolded?.members.map(({name}) => name)).toEqual(['id', 'role', 'any']);
  });

  it('has a second page for a directive that requests may carry, with its own place', () => {
    const page = find(SMALL, 'operations/directives/include');
    const {title, place, canonical} = page;
    expect({title, place, canonical}).toEqual({
      title: '@include directive in operations',
      place: {list: 'executable', entry: '/docs/graphql/operations/directives/include'},
      canonical: '/docs/graphql/types/directives/include',
    });
    expect(find(SMALL, 'types/directives/include').canonical).toBeUndefined();
    expect(sectionOf(page, 'title')).toEqual({
      kind: 'title',
      text: '@include',
      label: 'directive in operations',
    });
  });
});

/** How many members a page shows in place, all levels counted. */
function countUnfolded(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'omitted' in value && 'members' in value ? (value.members as []).length : 0;
  return (
    own + Object.values(value).reduce((sum: number, one) => sum + countUnfolded(one), 0)
  );
}

describe('a page is bounded', () => {
  it('however many members the inputs of an operation have, those left out counted', () => {
    const wide = (type: string) => `${names(60, 'f').join(`: ${type} `)}: ${type}`;
    const context = contextOf(`
      type Query { search(${wide('A')}): Int }
      input A { ${wide('B')} }
      input B { ${wide('C')} }
      input C { ${wide('Int')} }
    `);
    const {members} = sectionOf(find(context, 'operations/queries/search'), 'members');
    expect(members.length).toBe(60);
    expect(countUnfolded(members)).toBeLessThan(300);
    expect(members.every(({unfolded}) => unfolded)).toBe(true);
    expect(members.at(-1)?.unfolded).toMatchObject({name: 'A', members: [], omitted: 60});
  });

  it.each([
    [60, 0],
    [61, 1],
    [500, 1],
    [501, 2],
  ])('%i uses of a type take %i further pages', (count, further) => {
    const fields = names(count, 'f').map((name) => `${name}: Used`);
    const context = contextOf(`type Used { a: Int } type T { ${fields.join(' ')} }`);
    const pages = pagesOf(context).filter(({href}) => href.includes('/used-by/'));
    expect(pages.length).toBe(further);
  });

  it('however many uses a type has: further ones are on pages of their own', () => {
    const count = 1203;
    const context = contextOf(
      `type Used { a: Int } ${names(count, 'T')
        .map((name) => `type ${name} { f: Used }`)
        .join(' ')}`,
    );
    const {groups} = sectionOf(find(context, 'types/objects/used'), 'usages');
    expect(
      groups.map(({label, count: all, links, moreHref}) => [
        label,
        all,
        links.length,
        moreHref,
      ]),
    ).toEqual([
      ['Returned by fields', count, 60, '/docs/graphql/types/objects/used/used-by/1'],
    ]);
    const further = pagesOf(context).flatMap((page) =>
      page.href.includes('/used-by/') ? [page] : [],
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
    const links = further.flatMap((page) =>
      sectionOf(page, 'usages').groups.flatMap((group) => group.links),
    );
    expect(new Set(links.map(({text}) => text)).size).toBe(count);
  });

  it('however many domains have many entries: the overview shows fewer of each', () => {
    const linksOf = (domains: number) => {
      const labels = names(domains, 'D');
      const sdl = labels.flatMap((label) =>
        names(20, `${label}x`).flatMap((name) => [
          `type ${name} { a: Int }`,
          `interface ${name}i { a: Int }`,
          `union ${name}u = ${name}`,
        ]),
      );
      const map = Object.fromEntries(labels.map((label) => [label, [`${label}x*`]]));
      const context = contextOf(sdl.join(' '), {grouping: {by: {map}, labels: {}}});
      const groups = sectionsOf(find(context, ''), 'group');
      return groups.flatMap(({lists}) => lists.map(({links}) => links.length));
    };
    expect(linksOf(2)).toEqual(Array.from({length: 6}, () => 12));
    // A thousand links for 120 lists.
    expect(linksOf(40)).toEqual(Array.from({length: 120}, () => 8));
  });

  it('however many entries a kind has: a list of thousands is split by letter', () => {
    const context = contextOf(
      [...names(450, 'Alpha'), ...names(3, 'beta'), '_1', 'Zed']
        .map((name) => `type ${name} { a: Int }`)
        .join(' '),
    );
    const list = find(context, 'types/objects/');
    expect(sectionsOf(list, 'entries')).toEqual([]);
    expect(sectionOf(list, 'parts').parts).toEqual([
      ...[
        ['1', 'types/objects/list/1', 1, '_1'],
        [
          'A 1',
          'types/objects/list/a/1',
          200,
          'Alpha0, Alpha1, Alpha10, Alpha100, Alpha101, Alpha102 …',
        ],
        [
          'A 2',
          'types/objects/list/a/2',
          200,
          'Alpha279, Alpha28, Alpha280, Alpha281, Alpha282, Alpha283 …',
        ],
        [
          'A 3',
          'types/objects/list/a/3',
          50,
          'Alpha54, Alpha55, Alpha56, Alpha57, Alpha58, Alpha59 …',
        ],
        ['B', 'types/objects/list/b', 3, 'beta0, beta1, beta2'],
        ['Z', 'types/objects/list/z', 1, 'Zed'],
      ].map(([text, href, count, examples]) => ({
        text,
        href: `/docs/graphql/${href}`,
        count,
        examples,
      })),
    ]);
    const parts = pagesOf(context).flatMap((page) =>
      page.href.includes('/list/') ? [page] : [],
    );
    expect(parts.flatMap((page) => sectionOf(page, 'entries').entries).length).toBe(455);
    expect(
      parts.map((page) => [
        page.previous?.text,
        sectionOf(page, 'partLinks').links.map(({text, isCurrent}) =>
          isCurrent ? `[${text}]` : text,
        ),
        page.next?.text,
      ]),
    ).toEqual([
      [undefined, ['[1]', 'A 1', 'A 2', 'A 3', 'B', 'Z'], 'A 1'],
      ['1', ['1', '[A 1]', 'A 2', 'A 3', 'B', 'Z'], 'A 2'],
      ['A 1', ['1', 'A 1', '[A 2]', 'A 3', 'B', 'Z'], 'A 3'],
      ['A 2', ['1', 'A 1', 'A 2', '[A 3]', 'B', 'Z'], 'B'],
      ['A 3', ['1', 'A 1', 'A 2', 'A 3', '[B]', 'Z'], 'Z'],
      ['B', ['1', 'A 1', 'A 2', 'A 3', 'B', '[Z]'], undefined],
    ]);
    expect(brokenLinks(context)).toEqual([]);
  });
});

/** What a list shows: each section with its id, heading and names. */
function listedOn(page: ReferencePage): readonly string[] {
  return sectionsOf(page, 'entries').map(({heading, entries}) => {
    const listed = entries.map(({name}) => name).join(' ');
    return `${heading ? `${heading.text} ${heading.hash}: ` : ''}${listed}`;
  });
}

describe('a list', () => {
  it('of a few entries is not divided', () => {
    const page = find(SMALL, 'types/enums/');
    expect(page.tableOfContents).toEqual([]);
    expect(page.sections).toEqual([
      {kind: 'title', text: 'Enums'},
      {kind: 'paragraph', text: 'Types with a fixed list of values.'},
      {
        kind: 'entries',
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

  it.each([
    [60, 1],
    [61, 2],
  ])('of %i entries has %i sections', (count, sections) => {
    const types = [...names(count - 1, 'B'), 'apple'].map((name) => `enum ${name} { A }`);
    const page = find(contextOf(types.join(' ')), 'types/enums/');
    expect(listedOn(page).length).toBe(sections);
  });

  it.each([
    [200, 0],
    [201, 2],
  ])('of %i entries has %i pages for its parts', (count, parts) => {
    const types = names(count, 'B').map((name) => `enum ${name} { A }`);
    const page = find(contextOf(types.join(' ')), 'types/enums/');
    expect(sectionsOf(page, 'parts').flatMap((section) => section.parts).length).toBe(
      parts,
    );
  });

  it('of many entries is divided by letter', () => {
    const context = contextOf(
      ['apple', '_under', 'Apricot', ...names(60, 'B')]
        .map((name) => `type ${name} { a: Int }`)
        .join(' '),
    );
    const shown = listedOn(find(context, 'types/objects/'));
    expect(shown.map((line) => line.slice(0, 24))).toEqual([
      'A #a: apple Apricot',
      'B #b: B0 B1 B10 B11 B12 ',
      'U #u: _under',
    ]);
  });

  it('has the schema’s words about the root type and marks what is deprecated', () => {
    const context = contextOf('"All *reads*." type Query { a: Int @deprecated b: Int }');
    const page = find(context, 'operations/queries/');
    expect(sectionOf(page, 'text').html).toBe('<p>All <em>reads</em>.</p>');
    expect(
      sectionOf(page, 'entries').entries.map(({isDeprecated}) => isDeprecated),
    ).toEqual([true, false]);
  });

  it('shows what its root type implements, is marked with and is used by', () => {
    const context = contextOf(`
      directive @tag(name: String) on OBJECT
      interface Node { id: ID }
      type Query implements Node @tag(name: "a") { id: ID self: Query }
      type Box { query: Query }
    `);
    const page = find(context, 'operations/queries/');
    expect(page.sections.slice(3)).toEqual([
      {
        kind: 'names',
        heading: {id: 'implements', hash: '#implements', text: 'Implements'},
        names: [{text: 'Node', href: '/docs/graphql/types/interfaces/node'}],
      },
      {
        kind: 'directives',
        heading: {id: 'directives', hash: '#directives', text: 'Directives'},
        directives: [
          {
            name: 'tag',
            href: '/docs/graphql/types/directives/tag',
            arguments: [{name: 'name', value: '"a"'}],
          },
        ],
      },
      {
        kind: 'usages',
        heading: {id: 'used-by', hash: '#used-by', text: 'Used by'},
        groups: [
          {
            id: 'used-by-query',
            hash: '#used-by-query',
            label: 'Returned by queries',
            count: 1,
            links: [{text: 'self', href: '/docs/graphql/operations/queries/self'}],
          },
          {
            id: 'used-by-field',
            hash: '#used-by-field',
            label: 'Returned by fields',
            count: 1,
            links: [{text: 'Box.query', href: '/docs/graphql/types/objects/box#query'}],
          },
        ],
      },
    ]);
    expect(page.tableOfContents.map(({value}) => value)).toEqual([
      'Implements',
      'Directives',
      'Used by',
      'Returned by queries',
      'Returned by fields',
    ]);
  });

  it('has further pages for the uses of its root type where they are many', () => {
    const fields = names(61, 'f').map((name) => `${name}: Query`);
    const context = contextOf(`type Query { a: Int } type T { ${fields.join(' ')} }`);
    const {title, place} = find(context, 'operations/queries/used-by/1');
    expect(title).toBe('Uses of Query, page 1: returned by fields');
    expect(place).toEqual({
      list: 'query',
      below: {text: 'Used by', href: '/docs/graphql/operations/queries/used-by/1'},
    });
    expect(brokenLinks(context)).toEqual([]);
  });

  it('of directives in operations leads to their pages there', () => {
    const {entries} = sectionOf(find(SMALL, 'operations/directives/'), 'entries');
    expect(entries.map(({name, href}) => [name, href])).toEqual([
      ['@auth', '/docs/graphql/operations/directives/auth'],
      ['@include', '/docs/graphql/operations/directives/include'],
      ['@skip', '/docs/graphql/operations/directives/skip'],
    ]);
  });
});

describe('domains', () => {
  const TYPES = 'type A { a: Int } type B { a: Int } type C { a: Int } type D { a: Int }';

  /** A schema whose elements have domains by the letters of their names. */
  function grouped(groups: Readonly<Record<string, string>>, sdl = TYPES): PageContext {
    const map: Record<string, string[]> = {};
    for (const [name, label] of Object.entries(groups))
      (map[label] ??= []).push(
        name,
        `${name}0*`,
        `${name}1*`,
        `${name}2*`,
        `${name}3*`,
        `${name}4*`,
        `${name}5*`,
        `${name}6*`,
        `${name}7*`,
        `${name}8*`,
        `${name}9*`,
      );
    return contextOf(sdl, {grouping: {by: {map}, labels: groups}});
  }

  it('divide a list, what has none last', () => {
    const page = find(grouped({A: 'Zoo', B: 'Apes', C: 'Zoo'}), 'types/objects/');
    expect(listedOn(page)).toEqual(['Zoo #zoo: A C', 'Apes #apes: B', 'Other #other: D']);
    expect(page.tableOfContents).toEqual([
      {value: 'Zoo', id: 'zoo', level: 2},
      {value: 'Apes', id: 'apes', level: 2},
      {value: 'Other', id: 'other', level: 2},
    ]);
  });

  it('called as a heading of the page keep their anchors, the heading gives way', () => {
    const context = contextOf('type Query { a: Int self: Query }', {
      grouping: {by: {map: {'Used by': ['a']}}, labels: {}},
    });
    const ids = idsOf(find(context, 'operations/queries/'));
    expect(ids).toEqual(['used-by', 'other', 'section-used-by', 'used-by-query']);
  });

  it('called "Other" lists nothing twice', () => {
    const page = find(grouped({A: 'Other', B: 'Apes'}), 'types/objects/');
    const listed = sectionsOf(page, 'entries').flatMap(({entries}) =>
      entries.map(({name}) => name),
    );
    expect(listed.toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it.each([
    ['signs', {A: 'Good news', B: 'Good-news', C: 'good news!'}],
    ['another script', {A: 'Räume', B: '部屋', C: 'ニュース'}],
    ['a name that others are given', {A: 'all', B: 'Other', C: '!'}],
  ])('that differ in %s only have sections of their own', (_, groups) => {
    const context = grouped(groups);
    for (const path of ['types/objects/', '']) {
      const ids = idsOf(find(context, path));
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(brokenLinks(context)).toEqual([]);
  });

  it('split long lists into pages that are not each other’s', () => {
    const sdl = ['A', 'B', 'C']
      .flatMap((prefix) => names(prefix === 'A' ? 450 : 5, prefix))
      .map((name) => `type ${name} { a: Int }`)
      .join(' ');
    const context = grouped({A: 'Users', B: 'Users 1', C: 'users-2'}, sdl);
    const hrefs = pagesOf(context).map(({href}) => href);
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
    expect(brokenLinks(context)).toEqual([]);
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
    const page = find(SMALL, '');
    const [operations, types] = sectionsOf(page, 'kinds').map(({kinds}) =>
      kinds.map(({label, count}) => `${label} ${count}`),
    );
    expect(operations).toEqual([
      'Queries 2',
      'Mutations 1',
      'Subscriptions 1',
      'Directives in operations 3',
    ]);
    expect(types).toEqual([
      'Objects 1',
      'Interfaces 1',
      'Enums 1',
      'Inputs 1',
      'Unions 1',
      'Scalars 4',
      'Directives 6',
    ]);
    expect(page.description).toBe(
      'Every operation and type of the GraphQL API: 4 operations, 15 types and directives, each with its fields, arguments and uses.',
    );
  });

  it('has the schema’s own words and directives', () => {
    const context = contextOf(`
      directive @tag on SCHEMA
      "The *whole* API."
      schema @tag { query: Root }
      type Root { a: Int }
    `);
    const page = find(context, '');
    expect(sectionOf(page, 'text').html).toBe('<p>The <em>whole</em> API.</p>');
    const {heading, directives} = sectionOf(page, 'directives');
    expect([heading.hash, ...directives.map(({name}) => name)]).toEqual([
      '#directives',
      'tag',
    ]);
  });

  it('shows the operations and objects of each domain, the first ones of many', () => {
    const overviewOf = (count: number) => {
      const sdl = `type Query { ${names(count, 'q').join(': Int ')}: Int } type A { a: Int } enum E { A }`;
      const context = contextOf(sdl, {
        grouping: {by: {map: {'My domain': ['Query.*', 'A', 'E']}}, labels: {}},
      });
      return find(context, '');
    };
    const {heading, lists} = sectionOf(overviewOf(15), 'group');
    expect(heading).toEqual({id: 'my-domain', hash: '#my-domain', text: 'My domain'});
    expect(
      lists.map((list) => [list.label, list.links.length, list.omitted, list.href]),
    ).toEqual([
      ['Queries', 12, 3, '/docs/graphql/operations/queries/#my-domain'],
      ['Objects', 1, 0, '/docs/graphql/types/objects/#my-domain'],
    ]);
    expect(sectionOf(overviewOf(14), 'group').lists[0]?.links.length).toBe(14);
  });

  it('shows 40 domains, for more would be no way in', () => {
    const types = names(41, 'T').map((name) => `type ${name} { a: Int }`);
    const map = Object.fromEntries(
      names(41, 'T').map((name) => [`Domain ${name}`, [name]]),
    );
    const context = contextOf(types.join(' '), {grouping: {by: {map}, labels: {}}});
    expect(context.model.groups.length).toBe(41);
    expect(sectionsOf(find(context, ''), 'group').length).toBe(40);
  });
});

describe('what the owner calls the API', () => {
  it('stands in titles, navigation and sentences', () => {
    const context = contextOf('type Query { a: Int }', {label: 'Admin API'});
    const overview = find(context, '');
    expect([overview.title, sectionOf(overview, 'title').text]).toEqual([
      'Admin API reference',
      'Admin API reference',
    ]);
    const pages = pagesOf(context);
    expect(toReferenceCategory(context).label).toBe('Admin API');
    expect(JSON.stringify(pages)).not.toContain('GraphQL API');
    expect(find(context, 'operations/queries/').title).toBe('Admin API queries');
    expect(find(context, 'operations/queries/a').description).toBe(
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

import {describe, expect, it} from 'vitest';
import {contextOf} from '../../__tests__/contextOf';
import {toPages} from '../../pages/toPages';
import {createBranches} from '../createBranches';
import {below, listAll, outline, sidebarOf} from './sidebarOf';

function types(count: number, prefix = 'T'): string {
  return Array.from(
    {length: count},
    (_, index) => `type ${prefix}${String(index).padStart(4, '0')} { a: Int }`,
  ).join(' ');
}

function range(prefix: string, from: number, to: number): readonly string[] {
  return Array.from(
    {length: to - from + 1},
    (_, index) => prefix + String(from + index).padStart(4, '0'),
  );
}

const SMALL = contextOf(`
  type Mutation { createSpace: Int deleteSpace: Int }
  type Space { id: ID }
  enum Role { A }
`);

/** With helpers, and with types that have several pages. */
const HELPED = contextOf(`
  type Space { id: ID }
  type SpaceConnection { nodes: [Space] pageInfo: Int }
  type Wide { ${Array.from({length: 600}, (_, index) => `f${index}: Int`).join(' ')} }
  type WideEdge { node: Wide }
`);

const GROUPED = contextOf(
  `${types(30, 'A')} ${types(2, 'B')} ${types(1, 'D')} enum C { A } input B0Input { a: Int }`,
  {
    grouping: {
      by: {map: {Apes: ['A*'], Bees: ['B0*'], Cats: ['C']}},
      labels: {1: 'Bees', 2: 'Apes', 3: 'Cats'},
    },
  },
);

describe('the sidebar of a schema without domains', () => {
  it('has every list, and on the page of an entry those beside it', () => {
    const [item] = sidebarOf(SMALL, 'operations/mutations/delete-space');
    expect(item && outline(item)).toEqual([
      'GraphQL API >',
      '  Operations >',
      '    Queries >',
      '      query',
      '    Mutations >',
      '      createSpace',
      '      deleteSpace',
      '    Operation directives >',
      '      @include',
      '      @skip',
      '  Types >',
      '    Objects >',
      '      Space',
      '    Enums >',
      '      Role',
      '    Scalars >',
      '      Boolean',
      '      ID',
      '      Int',
      '      String',
      '    Directives >',
      '      @deprecated',
      '      @include',
      '      @oneOf',
      '      @skip',
      '      @specifiedBy',
    ]);
  });

  it('leads to every page from the sidebar of that page, by one item', () => {
    for (const context of [SMALL, GROUPED, contextOf(types(80)), HELPED]) {
      for (const {href} of toPages(context)) {
        const items = listAll(sidebarOf(context, href.slice('/docs/graphql/'.length)));
        expect(items.filter((item) => item.href === href).length, href).toBe(1);
      }
    }
  });
});

describe('a long list', () => {
  const context = contextOf(types(1000));

  it.each([
    ['t0000', [...range('T', 0, 20), 'Show all 1000']],
    ['t0010', [...range('T', 0, 20), 'Show all 1000']],
    ['t0011', [...range('T', 1, 21), 'Show all 1000']],
    ['t0500', [...range('T', 490, 510), 'Show all 1000']],
    ['t0999', [...range('T', 979, 999), 'Show all 1000']],
  ])('shows the neighbours of %s and a link to all', (slug, shown) => {
    const items = below(sidebarOf(context, `types/objects/${slug}`), 'Objects');
    expect(items.map(({label}) => label)).toEqual(shown);
    expect(
      items.flatMap(({label, href}) => (label.startsWith('Show all') ? [href] : [])),
    ).toEqual(
      shown.flatMap((label) =>
        label.startsWith('Show all') ? ['/docs/graphql/types/objects/'] : [],
      ),
    );
  });

  it.each([
    [25, 25],
    [26, 22],
  ])('of %i has %i items', (count, shown) => {
    const sidebar = sidebarOf(contextOf(types(count)), 'types/objects/t0000');
    expect(below(sidebar, 'Objects').length).toBe(shown);
  });
});

it('a further page of deprecations is below the first', () => {
  const fields = Array.from({length: 101}, (_, index) => `a${index}: Int @deprecated`);
  const context = contextOf(`type Query { ${fields.join(' ')} }`);
  expect(below(sidebarOf(context, 'deprecations/2'), 'Deprecations')).toEqual([
    {
      type: 'link',
      label: 'Deprecations, page 2',
      href: '/docs/graphql/deprecations/2',
    },
  ]);
});

describe('helper types', () => {
  const context = contextOf(`
    type Post { id: ID } type PostConnection { nodes: [Post] pageInfo: Int }
    type Space { id: ID } type SpaceConnection { edges: [SpaceEdge] pageInfo: Int }
    type SpaceEdge { node: Space }
    type Zebra { id: ID }
  `);
  const objectsOn = (path: string) => {
    const items = below(sidebarOf(context, `types/objects/${path}`), 'Objects');
    return items.flatMap(outline);
  };

  it('are below what they help, on its page and on theirs', () => {
    const helpers = ['  SpaceConnection', '  SpaceEdge'];
    expect(objectsOn('space')).toEqual(['Post', 'Space >', ...helpers, 'Zebra']);
    expect(objectsOn('space-edge')).toEqual(['Post', 'Space v', ...helpers, 'Zebra']);
    expect(objectsOn('zebra')).toEqual(['Post', 'Space', 'Zebra']);
  });

  it('come one after the other behind it', () => {
    const pages = [...toPages(context)];
    const next = (path: string) =>
      pages.find(({href}) => href === `/docs/graphql/types/objects/${path}`)?.next?.text;
    expect(['post', 'post-connection', 'space', 'space-edge'].map(next)).toEqual([
      'PostConnection',
      'Space',
      'SpaceConnection',
      'Zebra',
    ]);
  });
});

it('the further pages of a type are below it, whether it helps another or not', () => {
  const fields = Array.from({length: 400}, (_, index) => `f${index}: Int`).join(' ');
  const context = contextOf(`
    type Space { ${fields} } type SpaceConnection { nodes: [Space] pageInfo: Int ${fields} }
  `);
  const itemsOn = (path: string) =>
    below(sidebarOf(context, `types/objects/${path}/members/2`), 'Objects').flatMap(
      outline,
    );
  expect(itemsOn('space')).toEqual(['Space v', '  Fields, page 2', '  SpaceConnection']);
  expect(itemsOn('space-connection')).toEqual([
    'Space v',
    '  SpaceConnection v',
    '    Fields, page 2',
  ]);
});

describe('the sidebar by domain', () => {
  it('has every domain with its kinds and entries on every page, and all lists by kind', () => {
    const [item] = sidebarOf(GROUPED, '');
    expect(item && outline(item)).toEqual([
      'GraphQL API >',
      '  Bees >',
      '    Objects >',
      '      B0000',
      '      B0001',
      '    Inputs >',
      '      B0Input',
      '  Apes >',
      '    Objects >',
      ...range('A', 0, 29).map((name) => `      ${name}`),
      '  Cats >',
      '    Enums >',
      '      C',
      '  Other >',
      '    Queries >',
      '      query',
      '    Objects >',
      '      D0000',
      '    Scalars >',
      '      Boolean',
      '      Int',
      '      String',
      '    Directives >',
      '      @deprecated',
      '      @include',
      '      @oneOf',
      '      @skip',
      '      @specifiedBy',
      '  Browse by kind >',
      '    Queries',
      '    Operation directives',
      '    Objects',
      '    Enums',
      '    Inputs',
      '    Scalars',
      '    Directives',
    ]);
    expect(below(item ? [item] : [], 'Apes')[0]).toMatchObject({
      type: 'category',
      key: '/docs/graphql/types/objects/#apes',
      label: 'Objects',
      href: '/docs/graphql/types/objects/#apes',
    });
  });

  it('shows all of the current domain, the kind of the page and operations open', () => {
    const sidebar = sidebarOf(GROUPED, 'types/objects/b0001');
    expect(below(sidebar, 'Bees').flatMap(outline)).toEqual([
      'Objects v',
      '  B0000',
      '  B0001',
      'Inputs >',
      '  B0Input',
    ]);
    expect(below(sidebarOf(GROUPED, 'types/objects/d0000'), 'Other')[0]).toMatchObject({
      label: 'Queries',
      collapsed: false,
    });
  });

  it('windows the kinds of a domain that are long', () => {
    const [objects] = below(sidebarOf(GROUPED, 'types/objects/a0029'), 'Apes');
    expect(objects?.type === 'category' && objects.items.map(({label}) => label)).toEqual(
      [...range('A', 9, 29), 'Show all 30'],
    );
  });

  it('opens what is in a list without domains on its own pages', () => {
    expect(
      below(sidebarOf(GROUPED, 'types/scalars/int'), 'Other').flatMap(outline),
    ).toEqual([
      'Queries v',
      '  query',
      'Objects >',
      '  D0000',
      'Scalars v',
      '  Boolean',
      '  Int',
      '  String',
      'Directives >',
      '  @deprecated',
      '  @include',
      '  @oneOf',
      '  @skip',
      '  @specifiedBy',
    ]);
  });

  it('goes by kind where there are more than 60 domains', () => {
    const of = (count: number) => {
      const map = Object.fromEntries(
        Array.from({length: count}, (_, index) => {
          const name = `T${String(index).padStart(4, '0')}`;
          return [`Domain ${index}`, [name]];
        }),
      );
      const context = contextOf(types(count), {grouping: {by: {map}, labels: {}}});
      return sidebarOf(context, '').flatMap(outline);
    };
    expect(of(60).slice(1, 3)).toEqual(['  Domain 0 >', '    Objects >']);
    expect(of(61).slice(1, 3)).toEqual(['  Operations >', '    Queries >']);
  });
});

it('has keys without the base URL of the site', () => {
  const context = contextOf('type Space { id: ID }', {basePath: '/sub/api/'});
  const page = [...toPages(context)].find(({href}) => href.endsWith('objects/space'))!;
  expect(createBranches(context, '/sub/')(page)).toMatchObject({
    key: '/api/types/objects/',
    items: [{label: 'Space', href: '/sub/api/types/objects/space'}],
  });
});

it('shows the first entries of lists that have more than 400 together, and a link to all', () => {
  const shown = (count: number) => {
    const sidebar = sidebarOf(contextOf(`${types(count)} enum E { A }`), 'changes');
    return below(sidebar, 'Objects').map(({label}) => label);
  };
  expect(shown(390)).toEqual(range('T', 0, 389));
  expect(shown(1000).slice(-2)).toEqual(['T0389', 'Show all 1000']);
});

it('does not grow with the schema', () => {
  const sizeOf = (count: number) =>
    JSON.stringify(sidebarOf(contextOf(types(count)), 'types/objects/t0300')).length;
  expect(Math.abs(sizeOf(3000) - sizeOf(600))).toBeLessThan(10);
});

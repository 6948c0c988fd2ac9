import {describe, expect, it} from 'vitest';
import {toPages} from '../toPages';
import type {NavigationItem} from '../types';
import {createNavigation} from '../navigation';
import {contextOf} from '../../__tests__/contextOf';

type Context = ReturnType<typeof contextOf>;

function navigationOf(context: Context, path: string): NavigationItem {
  const page = [...toPages(context)].find(({href}) => href === `/docs/graphql/${path}`);
  if (!page) throw new Error(`There is no page ${path}.`);
  return createNavigation(context)(page);
}

/** One line an item: open branches with `v`, the current page with `*`. */
function outline({text, items, isOpen, isCurrent}: NavigationItem): readonly string[] {
  const mark = (isOpen ? ' v' : '') + (isCurrent ? ' *' : '');
  return [text + mark, ...(items ?? []).flatMap(outline).map((line) => `  ${line}`)];
}

function listAll(item: NavigationItem): readonly NavigationItem[] {
  return [item, ...(item.items ?? []).flatMap(listAll)];
}

function types(count: number, prefix = 'T'): string {
  return Array.from(
    {length: count},
    (_, index) => `type ${prefix}${String(index).padStart(4, '0')} { a: Int }`,
  ).join(' ');
}

describe('the side navigation', () => {
  const context = contextOf(`
    type Mutation { createSpace: Int deleteSpace: Int }
    type Space { id: ID }
    enum Role { A }
  `);

  it('of the overview has every list, closed', () => {
    expect(outline(navigationOf(context, ''))).toEqual([
      'GraphQL API v',
      '  Overview *',
      '  Operations v',
      '    Queries',
      '    Mutations',
      '    Directives',
      '  Types v',
      '    Objects',
      '    Enums',
      '    Scalars',
      '    Directives',
    ]);
  });

  it('of an entry has its list open and the entry marked', () => {
    const lines = outline(navigationOf(context, 'operations/mutations/delete-space'));
    expect(lines.slice(2, 7)).toEqual([
      '  Operations v',
      '    Queries',
      '    Mutations v',
      '      createSpace',
      '      deleteSpace *',
    ]);
  });

  it('marks the one item that leads to the page, on every page', () => {
    const marked = [...toPages(context)].map((page) => [
      page.href,
      listAll(createNavigation(context)(page)).flatMap(({isCurrent, href}) =>
        isCurrent ? [href] : [],
      ),
    ]);
    expect(marked).toEqual([...toPages(context)].map(({href}) => [href, [href]]));
  });
});

describe('a long list', () => {
  const context = contextOf(types(1000));
  const window = (path: string) => {
    const list = listAll(navigationOf(context, path)).find(
      ({text}) => text === 'Objects',
    );
    return (list?.items ?? []).map(({text}) => text);
  };
  const range = (from: number, to: number) =>
    Array.from(
      {length: to - from + 1},
      (_, index) => `T${String(from + index).padStart(4, '0')}`,
    );

  it.each([
    ['t0000', [...range(0, 20), '979 after']],
    ['t0010', [...range(0, 20), '979 after']],
    ['t0011', ['1 before', ...range(1, 21), '978 after']],
    ['t0500', ['490 before', ...range(490, 510), '489 after']],
    ['t0999', ['979 before', ...range(979, 999)]],
  ])('shows the neighbours of %s and how many are left out', (slug, shown) => {
    expect(window(`types/objects/${slug}`)).toEqual(shown);
  });

  it('of 25 is shown whole', () => {
    const small = contextOf(types(25));
    const list = listAll(navigationOf(small, 'types/objects/t0000')).find(
      ({text}) => text === 'Objects',
    );
    expect(list?.items?.length).toBe(25);
  });
});

describe('domains', () => {
  const context = contextOf(
    `${types(30, 'A')} ${types(2, 'B')} ${types(1, 'D')} enum C { A }`,
    {
      grouping: {
        by: {map: {Apes: ['A*'], Bees: ['B0*'], Cats: ['C']}},
        labels: {1: 'Bees', 2: 'Apes', 3: 'Cats'},
      },
    },
  );
  const objects = (path: string) =>
    listAll(navigationOf(context, path)).find(({text}) => text === 'Objects');

  it('of the kind are listed, the current one open', () => {
    const list = objects('types/objects/b0001');
    expect(list && outline(list)).toEqual([
      'Objects v',
      '  Bees v',
      '    B0000',
      '    B0001 *',
      '  Apes',
    ]);
    expect(list?.items?.[1]).toEqual({
      text: 'Apes',
      href: '/docs/graphql/types/objects/#apes',
    });
  });

  it('that are long are windowed', () => {
    const list = objects('types/objects/a0029')?.items?.[1];
    expect(list?.items?.map(({text}) => text).slice(0, 2)).toEqual(['9 before', 'A0009']);
  });

  it('and what has none: the others without a domain', () => {
    const list = objects('types/objects/d0000');
    expect(list?.items?.filter(({isCurrent}) => isCurrent)).toEqual([
      {text: 'D0000', href: '/docs/graphql/types/objects/d0000', isCurrent: true},
    ]);
  });
});

it('its size does not grow with the schema', () => {
  const sizeOf = (count: number) =>
    JSON.stringify(navigationOf(contextOf(types(count)), 'types/objects/t0300')).length;
  expect(Math.abs(sizeOf(3000) - sizeOf(600))).toBeLessThan(10);
});

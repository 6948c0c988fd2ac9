import {describe, expect, it} from 'vitest';
import {
  contentsOf,
  contextOf,
  pageOf,
  sectionOf,
  sectionsOf,
} from '../../../__tests__/contextOf';
import {brokenLinks, pagesOf} from '../../__tests__/linksOf';
import {listedOn} from '../../__tests__/listedOn';
import {names} from '../../__tests__/names';
import {SMALL} from '../../__tests__/smallApi';

describe('a list', () => {
  it('of a few entries is not divided', () => {
    const page = pageOf(SMALL, 'types/enums/');
    expect(contentsOf(page)).toEqual([]);
    expect(page.sections).toEqual([
      {kind: 'title', text: 'Enums'},
      {kind: 'prose', paragraph: 'Types with a fixed list of values.'},
      {
        kind: 'list',
        look: 'entries',
        items: [
          {
            text: 'Role',
            href: '/docs/graphql/types/enums/role',
            summary: '',
            badges: [],
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
    const page = pageOf(contextOf(types.join(' ')), 'types/enums/');
    expect(listedOn(page).length).toBe(sections);
  });

  it.each([
    [200, 0],
    [201, 2],
  ])('of %i entries has %i pages for its parts', (count, parts) => {
    const types = names(count, 'B').map((name) => `enum ${name} { A }`);
    const page = pageOf(contextOf(types.join(' ')), 'types/enums/');
    expect(sectionsOf(page, 'list', 'links').flatMap(({items}) => items)).toHaveLength(
      parts,
    );
  });

  it('of many entries is divided by letter', () => {
    const context = contextOf(
      ['apple', '_under', 'Apricot', ...names(60, 'B')]
        .map((name) => `type ${name} { a: Int }`)
        .join(' '),
    );
    const shown = listedOn(pageOf(context, 'types/objects/'));
    expect(shown.map((line) => line.slice(0, 24))).toEqual([
      'A #a: apple Apricot',
      'B #b: B0 B1 B10 B11 B12 ',
      'U #u: _under',
    ]);
  });

  it('has the schema’s words about the root type and marks what is deprecated', () => {
    const context = contextOf('"All *reads*." type Query { a: Int @deprecated b: Int }');
    const page = pageOf(context, 'operations/queries/');
    expect(sectionsOf(page, 'prose')[1]?.text?.source).toBe('All *reads*.');
    expect(
      sectionOf(page, 'list').items.map(({badges = []}) => badges.map(({text}) => text)),
    ).toEqual([['deprecated'], []]);
  });

  it('shows what its root type implements, is marked with and is used by', () => {
    const context = contextOf(`
      directive @tag(name: String) on OBJECT
      interface Node { id: ID }
      type Query implements Node @tag(name: "a") { id: ID self: Query }
      type Box { query: Query }
    `);
    const page = pageOf(context, 'operations/queries/');
    expect(page.sections.slice(3)).toEqual([
      {
        kind: 'rows',
        look: 'names',
        heading: {id: 'implements', hash: '#implements', text: 'Implements'},
        are: 'names',
        rows: [
          {
            label: '',
            links: [{text: 'Node', href: '/docs/graphql/types/interfaces/node'}],
          },
        ],
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
        kind: 'prose',
        heading: {id: 'used-by', hash: '#used-by', text: 'Used by'},
      },
      ...[
        ['query', 'queries', 'self', 'operations/queries/self'],
        ['field', 'fields', 'Box.query', 'types/objects/box#query'],
      ].map(([id, by, text, path]) => ({
        kind: 'rows',
        look: 'names',
        heading: {
          id: `used-by-${id}`,
          hash: `#used-by-${id}`,
          text: `Returned by ${by}`,
          count: 1,
          level: 3,
        },
        are: 'names',
        rows: [{label: '', links: [{text, href: `/docs/graphql/${path}`}]}],
      })),
    ]);
    expect(contentsOf(page).map(({value}) => value)).toEqual([
      'Implements',
      'Directives',
      'Used by',
      'Returned by queries',
      'Returned by fields',
    ]);
  });

  it('of directives in operations leads to their pages there', () => {
    const {items} = sectionOf(pageOf(SMALL, 'operations/directives/'), 'list');
    expect(items.map(({text, href}) => [text, href])).toEqual([
      ['@auth', '/docs/graphql/operations/directives/auth'],
      ['@include', '/docs/graphql/operations/directives/include'],
      ['@skip', '/docs/graphql/operations/directives/skip'],
    ]);
  });

  it('however many entries a kind has: a list of thousands is split by letter', () => {
    const context = contextOf(
      [...names(450, 'Alpha'), ...names(3, 'beta'), '_1', 'Zed']
        .map((name) => `type ${name} { a: Int }`)
        .join(' '),
    );
    const list = pageOf(context, 'types/objects/');
    expect(sectionsOf(list, 'list', 'entries')).toEqual([]);
    expect(sectionOf(list, 'list').items).toEqual([
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
      ].map(([text, href, count, summary]) => ({
        text,
        href: `/docs/graphql/${href}`,
        count,
        summary,
      })),
    ]);
    const parts = pagesOf(context).flatMap((page) =>
      page.href.includes('/list/') ? [page] : [],
    );
    expect(parts.flatMap((page) => sectionOf(page, 'list').items).length).toBe(455);
    expect(
      parts.map((page) => [
        page.previous?.text,
        sectionOf(page, 'rows').rows[0]?.links.map(({text, isCurrent}) =>
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

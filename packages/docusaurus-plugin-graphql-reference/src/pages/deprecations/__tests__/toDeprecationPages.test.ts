import {expect, it} from 'vitest';
import {contextOf, pageOf, sectionOf, sectionsOf} from '../../../__tests__/contextOf';
import {toReferenceCategory} from '../../../navigation/toReferenceCategory';
import {toPages} from '../../toPages';

const SDL = `
  type Query {
    post: Int @deprecated(reason: "Use \`posts\`. Removed after 2027-06-01.")
    posts(first: Int, limit: Int @deprecated(reason: "Use \`Query.posts(first:)\`.")): Int
    postCount: Int @deprecated(reason: "Removed after 2027-01-01.")
    space: Int @deprecated @sunset(on: "2027-03-01")
  }
  enum Level { LOW @deprecated(reason: "Use \`HIGH\`.") HIGH }
  directive @sunset(on: String) on FIELD_DEFINITION`;
const context = contextOf(SDL, {
  grouping: {by: {map: {Spaces: ['space*'], Posts: ['post*']}}, labels: {}},
  releases: [
    {
      date: '2026-11-22',
      isPublished: true,
      changes: [{what: 'deprecated', coordinate: 'Query.space', isBreaking: false}],
    },
  ],
});
const BASE = '/docs/graphql/';

it('lists all that is deprecated by domain, what is removed first at the top', () => {
  const sections = sectionsOf(pageOf(context, 'deprecations'), 'list');
  const texts = sections.map(({heading, label, items}) => [
    heading?.text,
    label,
    ...items.map(({text, href, texts: about = []}) => [
      text,
      href,
      ...about.map(({source}) => source),
    ]),
  ]);
  expect(texts).toEqual([
    [
      'Posts',
      '3 deprecated elements',
      [
        'Query.postCount',
        `${BASE}operations/queries/post-count`,
        'Removed after 2027-01-01.',
      ],
      [
        'Query.post',
        `${BASE}operations/queries/post`,
        'Use `posts`. Removed after 2027-06-01.',
      ],
      [
        'Query.posts(limit:)',
        `${BASE}operations/queries/posts#limit`,
        'Use `Query.posts(first:)`.',
      ],
    ],
    [
      'Spaces',
      '1 deprecated element',
      [
        'Query.space',
        `${BASE}operations/queries/space`,
        'History: deprecated 2026-11-22',
        'Removed on 2027-03-01.',
        'No longer supported',
      ],
    ],
    [
      'Other',
      '1 deprecated element',
      [
        'Level.LOW',
        `${BASE}types/enums/level#LOW`,
        'Use `HIGH`.',
        'Replacement: `Level.HIGH`',
      ],
    ],
  ]);
});

it('is in the sidebar where anything is deprecated', () => {
  const linksOf = (sdl: string): readonly unknown[] =>
    toReferenceCategory(contextOf(sdl), '/').items.filter(
      ({label}) => label === 'Deprecations',
    );
  expect(linksOf(SDL)).toMatchObject([{href: `${BASE}deprecations`}]);
  expect(linksOf('type Query { a: Int }')).toEqual([]);
  const pages = [...toPages(contextOf('type Query { a: Int }'))];
  expect(pages.filter(({href}) => href.endsWith('deprecations'))).toEqual([]);
});

it('is divided after 100 elements', () => {
  const fields = Array.from({length: 101}, (_, index) => `a${index}: Int @deprecated`);
  const long = contextOf(`type Query { ${fields.join(' ')} }`);
  const counts = ['deprecations', 'deprecations/2'].map(
    (path) => sectionOf(pageOf(long, path), 'list').items.length,
  );
  expect(counts).toEqual([100, 1]);
});

it('names operations that reach an element directly, and guides that request it', () => {
  const used = contextOf(`
    type Query { a: Space b(filter: Filter): Int c: [Space!] d: Space e: Space }
    type Space { old(limit: Int @deprecated): Int @deprecated }
    input Filter { old: Int @deprecated level: Level }
    enum Level { OLD @deprecated NEW }
  `);
  const link = {text: 'Spaces › Old', href: '/docs/spaces#old'};
  const guides = {
    examples: new Map(),
    links: new Map(),
    migrations: new Map(),
    requests: new Map(),
    uses: new Map([['Space.old', [link]]]),
  };
  const {items} = sectionOf(pageOf({...used, guides}, 'deprecations'), 'list');
  const operations = 'operations/queries/';
  const ofSpace = {
    label: 'In operations',
    links: [
      {text: 'Query.a', href: `${BASE}${operations}a`},
      {text: 'Query.c', href: `${BASE}${operations}c`},
      {text: 'Query.d', href: `${BASE}${operations}d`},
      {text: 'See all 4', href: `${BASE}types/objects/space`},
    ],
  };
  expect(items.map(({text, rows}) => [text, rows])).toEqual([
    ['Space.old', [ofSpace, {label: 'In guides', links: [link]}]],
    ['Space.old(limit:)', [ofSpace]],
    [
      'Filter.old',
      [
        {
          label: 'In operations',
          links: [{text: 'Query.b', href: `${BASE}${operations}b`}],
        },
      ],
    ],
    ['Level.OLD', []],
  ]);
});

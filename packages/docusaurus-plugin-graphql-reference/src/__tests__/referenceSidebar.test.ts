import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {referenceSidebar} from '../referenceSidebar';

function link(label: string, href: string) {
  return {type: 'link', key: href, label, href};
}

function category(label: string, key: string, items: readonly object[], href?: string) {
  const customProps = href === undefined ? {} : {href};
  return {
    type: 'category',
    key,
    label,
    collapsible: true,
    collapsed: true,
    customProps,
    items,
  };
}

/** A list by its address, with its entries by the ends of theirs. */
function list(
  label: string,
  href: string,
  entries: Readonly<Record<string, string>>,
  place = '',
) {
  const links = Object.entries(entries).map(([name, slug]) => link(name, href + slug));
  return category(label, href + place, links, href + place);
}

function createSite(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'sidebar-'));
  writeFileSync(
    path.join(directory, 'spaces.graphql'),
    'type Query { a: T } type T { a: E } enum E { A }',
  );
  return directory;
}

const SCALARS = {Boolean: 'boolean', String: 'string'};
const DIRECTIVES = {
  '@deprecated': 'deprecated',
  '@include': 'include',
  '@oneOf': 'one-of',
  '@skip': 'skip',
  '@specifiedBy': 'specified-by',
};

it('a docs sidebar gets the lists with their entries, told apart by keys', () => {
  expect(
    referenceSidebar({schema: 'spaces.graphql', routeBasePath: 'api'}, createSite()),
  ).toEqual(
    category(
      'GraphQL API',
      '/api/',
      [
        category('Operations', '/api/operations', [
          list('Queries', '/api/operations/queries/', {a: 'a'}),
          list('Directives in operations', '/api/operations/directives/', {
            '@include': 'include',
            '@skip': 'skip',
          }),
        ]),
        category('Types', '/api/types', [
          list('Objects', '/api/types/objects/', {T: 't'}),
          list('Enums', '/api/types/enums/', {E: 'e'}),
          list('Scalars', '/api/types/scalars/', SCALARS),
          list('Directives', '/api/types/directives/', DIRECTIVES),
        ]),
      ],
      '/api/',
    ),
  );
});

it('a docs sidebar gets the domains where the owner has some', () => {
  expect(
    referenceSidebar(
      {
        schema: 'spaces.graphql',
        routeBasePath: 'api',
        groupBy: 'file',
        groupLabels: {spaces: 'Spaces', 'built-in': 'Common'},
      },
      createSite(),
    ),
  ).toEqual(
    category(
      'GraphQL API',
      '/api/',
      [
        category(
          'Spaces',
          '/api/#spaces',
          [
            list('Queries', '/api/operations/queries/', {a: 'a'}, '#spaces'),
            list('Objects', '/api/types/objects/', {T: 't'}, '#spaces'),
            list('Enums', '/api/types/enums/', {E: 'e'}, '#spaces'),
          ],
          '/api/#spaces',
        ),
        category(
          'Common',
          '/api/#common',
          [
            list('Scalars', '/api/types/scalars/', SCALARS, '#common'),
            list('Directives', '/api/types/directives/', DIRECTIVES, '#common'),
          ],
          '/api/#common',
        ),
        category('All by kind', '/api/lists', [
          link('Queries', '/api/operations/queries/'),
          link('Directives in operations', '/api/operations/directives/'),
          link('Objects', '/api/types/objects/'),
          link('Enums', '/api/types/enums/'),
          link('Scalars', '/api/types/scalars/'),
          link('Directives', '/api/types/directives/'),
        ]),
      ],
      '/api/',
    ),
  );
});

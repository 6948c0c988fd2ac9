import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {referenceSidebar} from '../referenceSidebar';

function link(label: string, href: string) {
  return {type: 'link', key: href, label, href};
}

function category(label: string, key: string, items: readonly object[]) {
  return {type: 'category', key, label, collapsible: true, collapsed: true, items};
}

function createSite(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'sidebar-'));
  writeFileSync(
    path.join(directory, 'spaces.graphql'),
    'type Query { a: T } type T { a: E } enum E { A }',
  );
  return directory;
}

const OVERVIEW = {...link('Overview', '/api/'), key: '/api/overview'};
const OPERATIONS = [
  link('Queries', '/api/operations/queries/'),
  link('Directives in operations', '/api/operations/directives/'),
];
const TYPES = [
  link('Objects', '/api/types/objects/'),
  link('Enums', '/api/types/enums/'),
  link('Scalars', '/api/types/scalars/'),
  link('Directives', '/api/types/directives/'),
];

it('a docs sidebar gets the overview and the lists that the schema has, told apart by keys', () => {
  expect(
    referenceSidebar({schema: 'spaces.graphql', routeBasePath: 'api'}, createSite()),
  ).toEqual(
    category('GraphQL API', '/api/', [
      OVERVIEW,
      category('Operations', '/api/operations', OPERATIONS),
      category('Types', '/api/types', TYPES),
    ]),
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
    category('GraphQL API', '/api/', [
      OVERVIEW,
      category('Spaces', '/api/#spaces', [
        link('Queries', '/api/operations/queries/#spaces'),
        link('Objects', '/api/types/objects/#spaces'),
        link('Enums', '/api/types/enums/#spaces'),
      ]),
      category('Common', '/api/#common', [
        link('Scalars', '/api/types/scalars/#common'),
        link('Directives', '/api/types/directives/#common'),
      ]),
      category('All by kind', '/api/lists', [...OPERATIONS, ...TYPES]),
    ]),
  );
});

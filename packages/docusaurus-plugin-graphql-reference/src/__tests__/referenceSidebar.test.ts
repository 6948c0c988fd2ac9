import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {referenceSidebar} from '../referenceSidebar';

it('a docs sidebar gets the overview and the lists that the schema has, told apart by keys', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'sidebar-'));
  writeFileSync(
    path.join(directory, 'a.graphql'),
    'type Query { a: T } type T { a: E } enum E { A }',
  );
  const link = (label: string, href: string) => ({
    type: 'link',
    key: href,
    label,
    href,
  });
  expect(
    referenceSidebar({schema: 'a.graphql', routeBasePath: 'api'}, directory),
  ).toEqual({
    type: 'category',
    key: '/api/',
    label: 'GraphQL API',
    items: [
      link('Overview', '/api/'),
      {
        type: 'category',
        key: '/api/operations',
        label: 'Operations',
        items: [
          link('Queries', '/api/operations/queries/'),
          link('Directives', '/api/operations/directives/'),
        ],
      },
      {
        type: 'category',
        key: '/api/types',
        label: 'Types',
        items: [
          link('Objects', '/api/types/objects/'),
          link('Enums', '/api/types/enums/'),
          link('Scalars', '/api/types/scalars/'),
          link('Directives', '/api/types/directives/'),
        ],
      },
    ],
  });
});

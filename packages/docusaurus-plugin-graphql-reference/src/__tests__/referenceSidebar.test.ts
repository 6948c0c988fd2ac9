import {expect, it} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import type {Options} from '../options/options';
import {referenceSidebar} from '../referenceSidebar';

type Category = ReturnType<typeof referenceSidebar>;

/** One line an item: its label, its address, and its key if that is another. */
function outline(item: Category['items'][number]): readonly string[] {
  const href = item.type === 'link' ? item.href : item.customProps.href;
  const key = item.key === href ? undefined : `(${item.key})`;
  const line = [item.label, href, key].filter((text) => text !== undefined).join(' ');
  const inner = item.type === 'link' ? [] : item.items.flatMap(outline);
  return [line, ...inner.map((text) => `  ${text}`)];
}

function outlineOf(options: Options): readonly string[] {
  const sdl = 'type Query { a: T } type T { a: E } enum E { A }';
  return outline(
    referenceSidebar(
      {schema: 'spaces.graphql', routeBasePath: 'api', ...options},
      writeFolder({'spaces.graphql': sdl}),
    ),
  );
}

it('a docs sidebar gets the lists with their entries, distinguished by keys', () => {
  expect(outlineOf({}).slice(0, 11)).toEqual([
    'GraphQL API /api/',
    '  Operations (/api/operations)',
    '    Queries /api/operations/queries/',
    '      a /api/operations/queries/a',
    '    Operation directives /api/operations/directives/',
    '      @include /api/operations/directives/include',
    '      @skip /api/operations/directives/skip',
    '  Types (/api/types)',
    '    Objects /api/types/objects/',
    '      T /api/types/objects/t',
    '    Enums /api/types/enums/',
  ]);
});

it('a docs sidebar gets the domains where the owner has some', () => {
  const groupLabels = {spaces: 'Spaces', 'built-in': 'Common'};
  const lines = outlineOf({groupBy: 'file', groupLabels});
  expect(lines.slice(0, 9)).toEqual([
    'GraphQL API /api/',
    '  Spaces /api/#spaces',
    '    Queries /api/operations/queries/#spaces',
    '      a /api/operations/queries/a',
    '    Objects /api/types/objects/#spaces',
    '      T /api/types/objects/t',
    '    Enums /api/types/enums/#spaces',
    '      E /api/types/enums/e',
    '  Common /api/#common',
  ]);
  expect(lines.slice(-7)).toEqual([
    '  Browse by kind (/api/lists)',
    '    Queries /api/operations/queries/',
    '    Operation directives /api/operations/directives/',
    '    Objects /api/types/objects/',
    '    Enums /api/types/enums/',
    '    Scalars /api/types/scalars/',
    '    Directives /api/types/directives/',
  ]);
});

import {expect, it} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
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

it('a docs sidebar gets the lists with their entries, distinguished by keys', () => {
  const sdl = 'type Query { a: T } type T { a: E } enum E { A }';
  const options = {schema: 'spaces.graphql', routeBasePath: 'api'};
  const sidebar = referenceSidebar(options, writeFolder({'spaces.graphql': sdl}));
  expect(outline(sidebar).slice(0, 11)).toEqual([
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

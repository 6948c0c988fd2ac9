import {expect, it} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {addressesIn} from '../navigation/__tests__/addressesIn';
import {referenceSidebar} from '../referenceSidebar';

it('a docs sidebar gets the lists with their entries, distinguished by keys', () => {
  const sdl = 'type Query { a: T } type T { a: E } enum E { A }';
  const options = {schema: 'spaces.graphql', routeBasePath: 'api'};
  const sidebar = referenceSidebar(options, writeFolder({'spaces.graphql': sdl}));
  expect(addressesIn([sidebar]).slice(0, 11)).toEqual([
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

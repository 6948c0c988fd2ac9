import {describe, expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {createPermalinks, toBasePath} from '../permalinks';

const model = modelOf(`
  directive @auth(role: Role) on OBJECT
  schema { query: Root mutation: Mutation }
  type Root { space(id: ID!): Space }
  type Mutation { createSpace(input: Input): Space }
  type Space { members(first: Int): Int constructor: Int }
  interface Node { id(format: String): ID! }
  input Input { name: String }
  enum Role { ADMIN }
  union Any = Space
  scalar Date
  directive @live(if: Boolean) on FIELD
`);
const permalinks = createPermalinks(model, '/docs/graphql/');

it.each([
  ['', '/'],
  ['Space', '/types/objects/space'],
  ['Node', '/types/interfaces/node'],
  ['Input', '/types/inputs/input'],
  ['Role', '/types/enums/role'],
  ['Any', '/types/unions/any'],
  ['Date', '/types/scalars/date'],
  ['Root', '/operations/queries/'],
  ['Mutation', '/operations/mutations/'],
  ['Root.space', '/operations/queries/space'],
  ['Root.space(id:)', '/operations/queries/space#id'],
  ['Mutation.createSpace', '/operations/mutations/create-space'],
  ['Space.members', '/types/objects/space#members'],
  ['Space.members(first:)', '/types/objects/space#members.first'],
  ['Space.constructor', '/types/objects/space#constructor'],
  ['Node.id(format:)', '/types/interfaces/node#id.format'],
  ['Input.name', '/types/inputs/input#name'],
  ['Role.ADMIN', '/types/enums/role#ADMIN'],
  ['@auth', '/types/directives/auth'],
  ['@auth(role:)', '/types/directives/auth#role'],
])('%s leads to %s', (coordinate, path) => {
  expect(permalinks.of(coordinate)).toBe(`/docs/graphql${path}`);
});

it.each([
  'space',
  'Space.missing',
  'Space.toString',
  'Space.members(missing:)',
  'Role.ADMIN.more',
  '@auth.role',
  'Query.space',
  '__TypeKind.OBJECT',
  '__proto__',
])('"%s" leads nowhere', (coordinate) => {
  expect(permalinks.of(coordinate)).toBeUndefined();
});

it('what has no place leads to the overview where a link is needed', () => {
  expect(permalinks.at('__Type')).toBe('/docs/graphql/');
  expect(permalinks.at('Space.members')).toBe(
    '/docs/graphql/types/objects/space#members',
  );
});

it.each([
  ['Space', undefined],
  ['Root', undefined],
  ['Root.space', undefined],
  ['@auth', undefined],
  ['', undefined],
  ['Missing', undefined],
  ['Root.space(id:)', 'id'],
  ['Space.members', 'members'],
  ['Space.members(first:)', 'members.first'],
  ['Role.ADMIN', 'ADMIN'],
  ['@auth(role:)', 'role'],
])('the anchor of "%s" on its page is %s', (coordinate, anchor) => {
  expect(permalinks.anchorOf(coordinate)).toBe(anchor);
});

it('pages have their places below the base path', () => {
  const href = permalinks.entry('object', 'Space');
  expect([
    permalinks.overview,
    permalinks.listing('object'),
    permalinks.listing('executable'),
    permalinks.listingSection('object', 'users'),
    permalinks.listingPart('object', 'users'),
    permalinks.listingPart('executable', 'users', 2),
    href,
    permalinks.usages(href, 3),
    permalinks.usages(permalinks.listing('query'), 1),
    permalinks.entry('query', 'space'),
    permalinks.entry('directive', 'live'),
    permalinks.executableDirective('live'),
  ]).toEqual(
    [
      '',
      'types/objects/',
      'operations/directives/',
      'types/objects/#users',
      'types/objects/list/users',
      'operations/directives/list/users/2',
      'types/objects/space',
      'types/objects/space/used-by/3',
      'operations/queries/used-by/1',
      'operations/queries/space',
      'types/directives/live',
      'operations/directives/live',
    ].map((path) => `/docs/graphql/${path}`),
  );
});

it('an entry that the schema does not have is named', () => {
  expect(() => permalinks.entry('enum', 'Space')).toThrow(
    'The schema has no enum called "Space".',
  );
});

describe('a type that is the root of two operations', () => {
  const shared = createPermalinks(
    modelOf('schema { query: R mutation: R } type R { a(b: Int): Int }'),
    '/',
  );

  it('has its fields on the pages of both, and leads to those of the first', () => {
    expect(shared.entry('query', 'a')).toBe('/operations/queries/a');
    expect(shared.entry('mutation', 'a')).toBe('/operations/mutations/a');
    expect(shared.of('R')).toBe('/operations/queries/');
    expect(shared.of('R.a(b:)')).toBe('/operations/queries/a#b');
  });
});

it.each([
  ['/', 'docs/graphql', '/docs/graphql/'],
  ['/base/', '/docs/graphql/', '/base/docs/graphql/'],
  ['/base/', '/', '/base/'],
  ['', 'api', '/api/'],
  ['/', '/', '/'],
])('below %s the route %s stands at %s', (baseUrl, route, basePath) => {
  expect(toBasePath(baseUrl, route)).toBe(basePath);
});

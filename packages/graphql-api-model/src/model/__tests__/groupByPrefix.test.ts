import {expect, it} from 'vitest';
import {groupsIn, modelOf} from '../../__tests__/schemas';

/** The domains of a schema without what GraphQL itself brings. */
function groupsOf(
  sdl: string,
  labels: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const groups = Object.entries(groupsIn(modelOf(sdl, {by: 'prefix', labels})));
  return Object.fromEntries(groups.filter(([, group]) => group !== 'Built in'));
}

const SPACES = 'type Space { a: Int } type SpaceMember { a: Int } enum SpaceKind { A }';

it('types that begin with one word are a domain, with operations that name it', () => {
  const groups = groupsOf(`
    ${SPACES}
    type User { a: Int } type UserRole { a: Int }
    type Query { space: Int, spacesById: Int, searchSpaces: Int, users: Int, time: Int }
    type Mutation { createSpace: Int, deleteUser: Int }
    directive @space on FIELD
    directive @role on FIELD
  `);
  expect(groups).toEqual({
    Space: 'Space',
    SpaceMember: 'Space',
    SpaceKind: 'Space',
    'Query.space': 'Space',
    'Query.spacesById': 'Space',
    'Query.searchSpaces': 'Space',
    'Mutation.createSpace': 'Space',
    '@space': 'Space',
  });
});

it('a type that is named after a mutation goes with it and makes no domain', () => {
  const groups = groupsOf(`
    ${SPACES}
    type Query { a: Int }
    type Mutation { createSpace: Int, createUser: Int, createTag: Int }
    input CreateSpaceInput { a: Int }
    input CreateUserInput { a: Int }
    input CreateTagInput { a: Int }
    type CreateSpacePayload { a: Int }
  `);
  expect(groups).toEqual({
    Space: 'Space',
    SpaceMember: 'Space',
    SpaceKind: 'Space',
    'Mutation.createSpace': 'Space',
    CreateSpaceInput: 'Space',
    CreateSpacePayload: 'Space',
  });
});

it('a word that begins more than half of all types is divided by the next', () => {
  const groups = groupsOf(`
    type AcmeUser { a: Int } type AcmeUserRole { a: Int } type AcmeUserKind { a: Int }
    type AcmeTag { a: Int } type Other { a: Int }
    type Query { acmeUsers: Int, acmeTags: Int, users: Int }
  `);
  expect(groups).toEqual({
    AcmeUser: 'AcmeUser',
    AcmeUserRole: 'AcmeUser',
    AcmeUserKind: 'AcmeUser',
    AcmeTag: 'Acme',
    'Query.acmeUsers': 'AcmeUser',
    'Query.acmeTags': 'Acme',
  });
});

it.each([
  ['snake case', 'user_accounts', 'user_accounts_max_fields', 'user_role'],
  ['plurals', 'User', 'UsersPage', 'UserRole'],
  ['underscores in front', '_User', '__UserPage', 'UserRole'],
  ['abbreviations', 'USERRole', 'UserPage', 'User2Factor'],
])('words are found in names with %s', (_title, first, second, third) => {
  const sdl = [first, second, third].map(
    (name) => `type ${name.replace(/^__/, '_')} { a: Int }`,
  );
  const groups = groupsOf(`${sdl.join('\n')}\ntype Query { userById: Int }`);
  expect(Object.keys(groups)).toHaveLength(4);
  expect(new Set(Object.values(groups)).size).toBe(1);
});

it('a domain is written as in names with small letters, if there are any', () => {
  const sdl = 'type TAGGroup { a: Int } type TAG { a: Int } type TagKind { a: Int }';
  const groups = groupsOf(`${sdl}\ntype Query { tag: Int }`);
  expect(new Set(Object.values(groups))).toEqual(new Set(['Tag']));
});

it('a domain takes the label of the owner', () => {
  const groups = groupsOf(`${SPACES}\ntype Query { space: Int }`, {Space: 'Rooms'});
  expect(new Set(Object.values(groups))).toEqual(new Set(['Rooms']));
});

it('what GraphQL brings is built in, and a schema of few types has no domains', () => {
  const model = modelOf('type Query { id: ID }', {by: 'prefix', labels: {}});
  expect(model.groups).toEqual(['Built in']);
  expect(groupsOf('type Query { id: ID }\ntype A { a: Int }')).toEqual({});
});

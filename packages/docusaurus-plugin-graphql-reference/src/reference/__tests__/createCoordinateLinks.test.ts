import {expect, it} from 'vitest';
import {referenceOf} from '../../__tests__/referenceOf';

const {linkTo} = referenceOf(`
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
`);

it.each([
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
  expect(linkTo(coordinate)).toBe(`/docs/graphql${path}`);
});

it.each([
  '',
  'space',
  'Missing',
  'Space.missing',
  'Space.toString',
  'Space.members(missing:)',
  'Space.members()',
  'Space(first:)',
  'Role.MISSING',
  'Role.ADMIN.more',
  'Input.missing',
  'Any.members',
  'Date.value',
  '@missing',
  '@auth(missing:)',
  '@auth.role',
  '@Space',
  'Query.space',
  '__Type',
  '__Type.name',
  '__TypeKind.OBJECT',
  '__proto__',
  'constructor',
  'Space.members(first:) and more',
])('"%s" leads nowhere', (coordinate) => {
  expect(linkTo(coordinate)).toBeUndefined();
});

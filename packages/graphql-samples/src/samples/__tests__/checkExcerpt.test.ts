import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {check} from '../../__tests__/check';
import {checkSample} from '../../checkSample';

const graphql = (code: string): readonly string[] => check('graphql', code);

it.each([
  'type Space {\n  # …\n  members(first: Int): [User!]!\n}',
  'extend type Query { spaces(first: Int = 20): [Space!]! }',
  'enum UserRole { ADMIN }\nunion SearchResult = User\nscalar UUID\ninput SpaceFilter { name: String }',
  'type Space implements Node { title: String @deprecated(reason: "Use `name`.") }',
  'directive @cost(weight: Int = 1) on FIELD_DEFINITION',
  'schema { query: Query }',
  'type Query { meta(with: JSONObject = {a: 1}): JSONObject }',
  'interface Node { id: UUID! }',
])('accepts the excerpt %j', (code) => {
  expect(graphql(code)).toEqual([]);
});

it.each([
  ['type Spcae { id: UUID! }', '10:6 Unknown type "Spcae". Did you mean "Space"?'],
  [
    'input Space { id: UUID! }',
    '10:7 "Space" is an object type in the schema, not an input type.',
  ],
  [
    'directive @cost(weight: Int!) on FIELD_DEFINITION',
    '10:25 "@cost(weight:)" has the type Int in the schema, not Int!.',
  ],
  [
    'type Space { memberz: Int }',
    '10:14 The type "Space" has no field "memberz". Did you mean "members"?',
  ],
  [
    'type Space { members(frist: Int): [User!]! }',
    '10:22 "Space.members" has no argument "frist". Did you mean "first"?',
  ],
  [
    'type Query { spaces(first: Int = 10): [Space!]! }',
    '10:34 "Query.spaces(first:)" has the default value 20 in the schema, not 10.',
  ],
  [
    'input SpaceFilter { name: String = "a" }',
    '10:36 "SpaceFilter.name" has no default value in the schema, not "a".',
  ],
  [
    'union SearchResult = Usr',
    '10:22 The union "SearchResult" has no member "Usr". Did you mean "User"?',
  ],
  [
    'type Space implements SearchResult { id: UUID! }',
    '10:23 "Space" does not implement "SearchResult".',
  ],
  [
    'type Space { name: String! @deprecated(reason: "Old.") }',
    '10:28 "Space.name" is not deprecated in the schema.',
  ],
  ['directive @cots on FIELD', '10:12 Unknown directive "@cots". Did you mean "@cost"?'],
  [
    // Version 16 has no extensions of directives.
    'extend directive @cots @deprecated',
    byVersion(
      '10:8 Syntax Error: Unexpected Name "directive".',
      '10:19 Unknown directive "@cots". Did you mean "@cost"?',
    ),
  ],
  ['directive @cost on FIELD', '10:20 The directive "@cost" has no location "FIELD".'],
  [
    'schema { mutation: Mutations }',
    '10:20 The schema has the mutation type "Mutation", not "Mutations".',
  ],
  [
    'schema { subscription: Query }',
    '10:24 The schema has no subscription type, not "Query".',
  ],
  [
    'type Space { id: UUID! @unknown }',
    '10:24 "Space.id" has no directive "@unknown" in the schema.',
  ],
  [
    'type Space { id: UUID! }\n{ spaces { id } }',
    '11:1 A sample has either operations or definitions, not both.',
  ],
])('names what is wrong in %j', (code, expected) => {
  expect(graphql(code)).toEqual([`error ${expected}`]);
});

it('warns of a deprecated member that is shown without its mark', () => {
  expect(graphql('type Space { title: String }')).toEqual([
    'warning 10:14 "Space.title" is deprecated. Use `name`.',
  ]);
});

const DESCRIBED = buildSchema(`
type Query { space: Space }
directive @rate(limit: String!) on FIELD_DEFINITION

"A group of people."
type Space {
  "What it is called."
  name: String @rate(limit: "5 a day")
  "Its old name."
  title: String @deprecated(reason: "Use name. Removed after 2027-03-01.")
  members(first: Int, role: String): Int
}
`);

function excerpt(code: string): readonly string[] {
  const sample = {code, language: 'graphql', meta: '', file: 'a.md', line: 1, column: 1};
  const context = {schema: DESCRIBED, scalars: {}, strict: true};
  return checkSample(sample, context).map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

it.each([
  'type Space {\n  """\n  What it\n  is called.\n  """\n  name: String @rate(limit: "5 a day")\n  # …\n}',
  '"A group …"\ntype Space {\n  title: String @deprecated(reason: "Use name. …")\n  # …\n}',
  'type Space {\n  name: String @rate(limit: "5 …")\n  # …\n}',
  'type Space {\n  name: String\n  title: String @deprecated\n  members(first: Int, role: String): Int\n}',
  'extend type Space {\n  name: String\n}',
])('accepts what an excerpt says of the texts of the schema: %j', (code) => {
  expect(excerpt(code)).toEqual([]);
});

it.each([
  [
    'type Space {\n  "What it is."\n  name: String\n  # …\n}',
    '2:3 "Space.name" has the description "What it is called." in the schema.',
  ],
  [
    '"A club."\ntype Space {\n  name: String\n  # …\n}',
    '1:1 "Space" has the description "A group of people." in the schema.',
  ],
  [
    'type Space {\n  title: String @deprecated(reason: "Use name. Removed after 2027-04-01.")\n  # …\n}',
    '2:37 "Space.title" is deprecated in the schema with the reason "Use name. Removed after 2027-03-01.".',
  ],
  [
    'type Space {\n  name: String @rate(limit: "50 a day")\n  # …\n}',
    '2:16 "Space.name" has @rate(limit: "5 a day") in the schema, not @rate(limit: "50 a day").',
  ],
  [
    'type Space {\n  title: String @rate(limit: "5 a day") @deprecated\n  # …\n}',
    '2:17 "Space.title" has no directive "@rate" in the schema.',
  ],
  [
    'type Space {\n  members(first: Int): Int\n}',
    '1:6 The excerpt of "Space" leaves out name, title, members(role:). Mark the place by a comment: # …',
  ],
])('compares the texts of the schema in %j', (code, expected) => {
  expect(excerpt(code)).toEqual([expected]);
});

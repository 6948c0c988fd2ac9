import {expect, it} from 'vitest';
import {engineOf, guide, titles} from '../../__tests__/searchSite';
import {parsePasted} from '../mentions';

const SDL = `
  type Query { spaceById(id: ID!): Space spaces(filter: SpaceFilter): [Space!]! space: ID }
  type Mutation { createSpace(input: SpaceInput!): Space }
  type Space { id: ID title: String members(first: Int): MemberPage }
  type MemberPage { nodes: [Member!]! } type Member { name: String createdAt: String }
  input SpaceFilter { title: String } input SpaceInput { title: String! }
  enum SpaceRole { ADMIN MEMBER }
`;
const GUIDES = [
  guide(
    'Errors',
    ['', 'What errors mean.'],
    ['Invalid queries', 'Cannot query a field, unknown argument, variable of a type.'],
  ),
  guide('Create a space', ['', 'How to create a space with a title and its members.']),
  guide(
    'Quotas',
    ['', 'What is limited.'],
    ['An hour', 'How many times an hour a person may change the SpaceRole of members.'],
  ),
];
const search = (query: string) => titles(engineOf(SDL, GUIDES), query);

it.each([
  ['Query.spaceById', 'query: spaceById'],
  ['QueryRoot.spaces', 'query: spaces'],
  ['query_root.spaces', 'query: spaces'],
  ['RootMutationType.create', 'mutation: create'],
  ['Mutation.', 'mutation: '],
  ['spaceById(id: $id)', 'spaceById'],
  ['{ spaces { id } }', 'spaces'],
  ['query { spaces', 'query: spaces'],
  ['query Find($id: ID!) { one: spaceById(id: $id) { id } }', 'query: spaceById'],
  ['mutation {\n  createSpace(input: {title: "A"}) { id }\n}', 'mutation: createSpace'],
  ['Space.members', 'Space.members'],
  ['QueryBuilder.spaces', 'QueryBuilder.spaces'],
  ['query: spaces', 'query: spaces'],
  ['a limit (first: 10) of lists', 'a limit (first: 10) of lists'],
])('reads "%s" as "%s"', (typed, read) => {
  expect(parsePasted(typed)).toBe(read);
});

it.each([
  ['Query.spaceById', ['spaceById']],
  ['Mutation.createSpace', ['createSpace']],
  ['spaceById(id: $id)', ['spaceById']],
  // A message: the member or the one that is spelt nearly so, then the type.
  ['Cannot query field "titel" on type "Space".', ['Space.title', 'Space']],
  ['Cannot query field "owner" on type "Space".', ['Space']],
  [
    'Unknown argument "frist" on field "Space.members".',
    ['Space.first', 'Space.members', 'Space'],
  ],
  ['Unknown argument "filtr" on field "Query.spaces".', ['spaces.filter', 'spaces']],
  ['Unknown type "SpaceFiltre".', ['SpaceFilter']],
  [
    'Field "createSpace" argument "input" of type "SpaceInput!" is required, but it was not provided.',
    ['createSpace.input', 'createSpace', 'SpaceInput'],
  ],
  [
    'Variable "$f" of type "[SpaceFilter!]" used in position expecting type "String".',
    ['SpaceFilter'],
  ],
  ['Value "OWNER" does not exist in "SpaceRole" enum.', ['SpaceRole']],
  [
    'Field "spaces" of type "[Space!]!" must have a selection of subfields.',
    ['spaces', 'Space'],
  ],
  ['Cannot return null for non-nullable field Member.name.', ['Member.name', 'Member']],
  // Coordinates and paths through types.
  ['Space.membrs', ['Space.members', 'Space']],
  ['Space.members(first:)', ['Space.first', 'Space']],
  ['Query.spaceById.members.nodes.name', ['Member.name', 'Member']],
] as const)('finds by "%s" %j', (typed, expected) => {
  expect(search(typed).slice(0, expected.length)).toEqual(expected);
});

it('puts a name of the schema in a question after the passage that answers it', () => {
  const found = search('how many times an hour may a person change the SpaceRole');
  expect(found[0]).toBe('Quotas.An hour');
  expect(found.slice(0, 3)).toContain('SpaceRole');
});

it('finds no name where a message has none of the schema', () => {
  expect(search('Cannot query field "a" on type "Unrelated".')[0]).toBe(
    'Errors.Invalid queries',
  );
});

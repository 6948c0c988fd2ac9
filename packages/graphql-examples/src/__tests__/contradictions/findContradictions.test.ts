import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {type ContradictionClass, findContradictions} from './findContradictions';

const schema = buildSchema(`
  scalar DateTime
  type Query {
    space(id: ID!): Space
    members(roles: [Role!], first: Int): Members!
    usersByNames(names: [String!]!): [User!]!
  }
  type Mutation {
    createPoll(question: String!, choices: [String!]): Poll
    favorite(eventId: ID): Favorite
    closePoll(id: ID!): Poll
    reopenPoll(id: ID!): Poll
    moveUser(id: ID!, afterId: ID): MoveUserPayload
    exportUsers: CsvExport
  }
  enum Role { ADMIN MEMBER }
  enum Kind { SPACE EVENT }
  type Space { id: ID! members(first: Int): Members membersCount: Int users: [User] }
  type Members { items: [User!]! totalCount: Int! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type User { id: ID! role: Role email: String name: String startsAt: DateTime endsAt: DateTime }
  type Poll { id: ID! question: String choices: [Choice!] closed: Boolean closedAt: DateTime }
  type Choice { text: String }
  type Favorite { type: Kind! }
  type MoveUserPayload { success: Boolean errors: [String!] user: User }
  type CsvExport { fileName: String }
`);
const USER_1 = 'VXNlcjox';
const USER_2 = 'VXNlcjoy';

it.each<[ContradictionClass, string, object, object, string]>([
  [
    'value',
    'mutation M($question: String!) { createPoll(question: $question) { question } }',
    {question: 'When?'},
    {createPoll: {question: 'Question 1'}},
    'question: "When?"',
  ],
  [
    'items',
    'mutation M($question: String!, $choices: [String!]) { createPoll(question: $question, choices: $choices) { choices { text } } }',
    {question: 'When?', choices: ['Monday', 'Tuesday']},
    {createPoll: {choices: [{text: 'Monday'}, {text: 'Text 2'}]}},
    'choices: ["Monday","Tuesday"]',
  ],
  [
    'items',
    'query Q($names: [String!]!) { usersByNames(names: $names) { id } }',
    {names: ['ada']},
    {usersByNames: [{id: USER_1}, {id: USER_2}]},
    'names and usersByNames',
  ],
  [
    'filter',
    'query Q($roles: [Role!]) { members(roles: $roles) { items { role } } }',
    {roles: ['ADMIN']},
    {members: {items: [{role: 'MEMBER'}]}},
    'members(roles: ADMIN) has MEMBER',
  ],
  [
    'member',
    'mutation M($eventId: ID) { favorite(eventId: $eventId) { type } }',
    {eventId: '1'},
    {favorite: {type: 'SPACE'}},
    'type is SPACE',
  ],
  [
    'page',
    'query Q { members(first: 2) { totalCount items { id } pageInfo { hasNextPage } } }',
    {},
    {
      members: {
        totalCount: 42,
        items: [{id: USER_1}, {id: USER_2}],
        pageInfo: {hasNextPage: false},
      },
    },
    '.members: no next page, but more',
  ],
  [
    'count',
    'query Q { space(id: 1) { members { totalCount } membersCount } }',
    {},
    {space: {members: {totalCount: 3}, membersCount: 12}},
    '.space: 12 members of 3',
  ],
  [
    'effect',
    'mutation M($id: ID!) { closePoll(id: $id) { closed } }',
    {id: '1'},
    {closePoll: {closed: false}},
    'closed is false',
  ],
  [
    'effect',
    'mutation M($id: ID!) { reopenPoll(id: $id) { closedAt } }',
    {id: '1'},
    {reopenPoll: {closedAt: '2026-01-12T09:30:00Z'}},
    'closedAt is "2026-01-12T09:30:00Z"',
  ],
  [
    'state',
    'mutation M { createPoll(question: "") { closed closedAt } }',
    {},
    {createPoll: {closed: true, closedAt: null}},
    '.createPoll.closed',
  ],
  [
    'order',
    'query Q { usersByNames(names: []) { startsAt endsAt } }',
    {},
    {usersByNames: [{startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z'}]},
    '.usersByNames.0: startsAt after endsAt',
  ],
  [
    'failure',
    'mutation M($id: ID!) { moveUser(id: $id) { success errors } }',
    {id: USER_1},
    {moveUser: {success: false, errors: []}},
    'success',
  ],
  [
    'idType',
    'query Q($id: ID!) { space(id: $id) { users { id } } }',
    {id: 'U3BhY2U6MQ'},
    {space: {users: [{id: 'U3BhY2U6MQ'}]}},
    'User.id is of Space',
  ],
  [
    'ownId',
    'mutation M($id: ID!, $afterId: ID) { moveUser(id: $id, afterId: $afterId) { success } }',
    {id: USER_1, afterId: USER_1},
    {moveUser: {success: true}},
    'id and afterId',
  ],
  [
    'duplicate',
    'query Q { usersByNames(names: []) { id name } }',
    {},
    {
      usersByNames: [
        {id: USER_1, name: 'Ada'},
        {id: USER_1, name: 'Grace'},
      ],
    },
    'User VXNlcjox: name at .usersByNames.0 and .usersByNames.1',
  ],
  [
    'file',
    'mutation M { exportUsers { fileName } }',
    {},
    {exportUsers: {fileName: 'users.jpg'}},
    'CsvExport.fileName is users.jpg',
  ],
  [
    'text',
    'query Q { usersByNames(names: []) { email } }',
    {},
    {usersByNames: [{email: 'Email 1'}]},
    'email: Email 1',
  ],
])('finds a contradiction of the class %s', (kind, document, variables, data, text) => {
  const found = findContradictions(schema, {
    document,
    variables: {...variables},
    response: {data: {...data}},
  });
  expect(found[kind]).toContain(text);
});

it('finds none in a response that agrees with its request', () => {
  const document =
    'query Q($id: ID!) { space(id: $id) { id membersCount members(first: 1) { totalCount items { id role email } pageInfo { hasNextPage } } } }';
  const items = [{id: USER_1, role: 'ADMIN', email: 'ada@example.com'}];
  const members = {totalCount: 3, items, pageInfo: {hasNextPage: true}};
  const space = {id: 'U3BhY2U6MQ', membersCount: 3, members};
  const example = {document, variables: {id: 'U3BhY2U6MQ'}, response: {data: {space}}};
  expect(findContradictions(schema, example)).toEqual({});
});

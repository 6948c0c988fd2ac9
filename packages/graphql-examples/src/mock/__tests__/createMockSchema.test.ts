import {buildSchema, executeSync, type GraphQLSchema, isScalarType, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {createMockSchema} from '../createMockSchema';

const schema = buildSchema(`
  scalar UUID
  type Query {
    space(id: UUID!): Space
    spaces(ids: [UUID!], first: Int): [Space!]!
    old: Space
    broken: Broken
    schema: __Schema!
    members(roles: [Role!], first: Int): Members!
    usersByLogins(logins: [String!]!): [User!]!
    users(where: UserFilter): [User!]!
    polls(ids: [ID!], spaceIds: [ID!]): [Poll]
    node(id: ID): Node
  }
  type Mutation {
    addMember(spaceId: UUID!, input: MemberInput!): AddMemberPayload!
    createPoll(question: String!, choices: [String!]): Poll
    inviteUsers(emails: [String!]!, note: String): InvitePayload
    closePoll(id: ID!): Poll
    reopenPoll(id: ID!): Poll
    closeChange(id: ID!): Change
    changePoll(id: ID!, action: Action): Poll
    favorite(eventId: ID): Favorite
    updateTask(id: UUID!, input: TaskInput!): UpdateTaskPayload
  }
  enum Role { OWNER ADMIN MEMBER }
  enum Action { CLOSE REOPEN }
  enum State { CLOSED OPEN }
  enum ChangeState { OPEN CLOSED MERGED }
  enum Kind { SPACE EVENT }
  input MemberInput { role: Role! note: String topicIds: [ID!] }
  input TaskInput { data: TaskData! }
  input TaskData { title: String }
  input UserFilter { login: Comparison role: Role }
  input Comparison { _eq: String _like: String }
  interface Node { id: ID! }
  type Space { id: UUID! parent: Space deletedAt: String }
  type Broken { code: UUID! }
  type AddMemberPayload { member: Member! errors: [Broken!]! }
  type Member { role: Role! note: String space: Space! topics: [Topic!]! }
  type Group implements Node { id: ID! members(first: Int): Members membersCount: Int }
  type User implements Node { id: ID! login: String role: Role tags: [Tag] tagsCount: Int }
  type Topic { id: ID! }
  type Tag { text: String }
  type Members { items: [User!]! totalCount: Int! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  type Poll {
    id: ID! choices: [Choice!] state: State closed: Boolean closedAt: String deletedAt: String spaceId: ID
  }
  type Change { id: ID! state: ChangeState merged: Boolean mergedAt: String }
  type Choice { id: ID! text: String }
  type InvitePayload { invites: [Invite!] rejected: [String!] }
  type Invite { email: String note: String }
  type Favorite { type: Kind! }
  type UpdateTaskPayload { task: Task viewer: Viewer }
  type Task { id: UUID! title: String muted: Boolean mutedAt: String }
  type Viewer { id: UUID! }
`);
const ID = '11111111-2222-4333-8444-555555555555';

function ask(document: string, mock: GraphQLSchema = createMockSchema(schema)): unknown {
  const {data, errors} = executeSync({schema: mock, document: parse(document)});
  return errors ? errors.map(({message}) => message) : JSON.parse(JSON.stringify(data));
}

describe('a response agrees with its request', () => {
  it('by what is nested in the input, and by the id of what the operation is about alone', () => {
    const document = `mutation { updateTask(id: "${ID}", input: {data: {title: "Hi"}}) {
      task { id title muted mutedAt } viewer { id } } }`;
    const {updateTask} = ask(document) as {
      readonly updateTask: Readonly<
        Record<'task' | 'viewer', Readonly<Record<string, unknown>>>
      >;
    };
    expect(updateTask.task).toEqual({id: ID, title: 'Hi', muted: false, mutedAt: null});
    expect(updateTask.viewer['id']).not.toBe(ID);
  });

  it.each<[string, string, unknown]>([
    ['by an id', `{ space(id: "${ID}") { id } }`, {space: {id: ID}}],
    ['by several ids', `{ spaces(ids: ["${ID}"]) { id } }`, {spaces: [{id: ID}]}],
    [
      'by what was sent, through a payload, and by the ids of other objects',
      `mutation { addMember(spaceId: "${ID}", input: {role: MEMBER, note: "Hi", topicIds: ["a", "b"]}) {
        member { role note space { id } topics { id } } errors { code } } }`,
      {
        addMember: {
          member: {
            ...{role: 'MEMBER', note: 'Hi', space: {id: ID}},
            topics: [{id: 'a'}, {id: 'b'}],
          },
          errors: [],
        },
      },
    ],
    [
      'by a type that it has a fragment for',
      '{ node { __typename ... on User { id } } }',
      {node: {__typename: 'User', id: 'VXNlcjox'}},
    ],
    [
      'by a flag, and the moment beside it, that fit the state',
      'mutation { closeChange(id: "a") { state merged mergedAt } }',
      {closeChange: {state: 'CLOSED', merged: false, mergedAt: null}},
    ],
    [
      'by null for what usually did not happen',
      '{ old { deletedAt } }',
      {old: {deletedAt: null}},
    ],
    [
      'by the schema itself',
      '{ schema { queryType { name } } }',
      {schema: {queryType: {name: 'Query'}}},
    ],
    [
      'by its items',
      'mutation { createPoll(question: "When?", choices: ["a", "b", "c"]) { choices { text } } }',
      {createPoll: {choices: [{text: 'a'}, {text: 'b'}, {text: 'c'}]}},
    ],
    [
      'by the items of a payload',
      'mutation { inviteUsers(emails: ["a@b.c"], note: "Hi") { invites { email note } rejected } }',
      {inviteUsers: {invites: [{email: 'a@b.c', note: 'Hi'}], rejected: []}},
    ],
    [
      'by as many objects as keys',
      '{ usersByLogins(logins: ["ada"]) { login } }',
      {usersByLogins: [{login: 'ada'}]},
    ],
    [
      'by what a filter finds',
      '{ members(roles: [ADMIN, MEMBER]) { items { role } } }',
      {members: {items: [{role: 'ADMIN'}, {role: 'MEMBER'}]}},
    ],
    [
      'by a filter that is no text of an object',
      '{ users(where: {login: {_like: "a%"}, role: MEMBER}) { login role } }',
      {
        users: [
          {login: 'ada', role: 'MEMBER'},
          {login: 'grace', role: 'MEMBER'},
        ],
      },
    ],
    [
      'by a page that goes on',
      '{ members(first: 1) { items { id } totalCount pageInfo { hasNextPage } } }',
      {
        members: {
          items: [{id: 'VXNlcjox'}],
          totalCount: 33,
          pageInfo: {hasNextPage: true},
        },
      },
    ],
    [
      'by its counts',
      '{ node(id: "R3JvdXA6MQ") { ... on Group { membersCount members { totalCount } } } }',
      {node: {membersCount: 33, members: {totalCount: 33}}},
    ],
    [
      'by the length of a list that has no pages',
      '{ users { tags { text } tagsCount } }',
      {users: [1, 3].map((n) => ({tags: [n, n + 1].map(toTag), tagsCount: 2}))},
    ],
    [
      'by an id that objects were found by, and by its type',
      '{ polls(ids: ["UG9sbDo0"], spaceIds: ["U3BhY2U6Nw"]) { id spaceId } all: polls(ids: ["UG9sbDo0"]) { spaceId } }',
      {
        polls: [{id: 'UG9sbDo0', spaceId: 'U3BhY2U6Nw'}],
        all: [{spaceId: 'U3BhY2U6MQ'}],
      },
    ],
    [
      'by the type in an id',
      '{ node(id: "VXNlcjoz") { __typename ... on Group { id } ... on User { id } } }',
      {node: {__typename: 'User', id: 'VXNlcjoz'}},
    ],
    [
      'by the kind of the thing that is named',
      'mutation { favorite(eventId: "1") { type } }',
      {favorite: {type: 'EVENT'}},
    ],
    [
      'by the effect of its verb',
      'mutation { closePoll(id: 1) { state closed closedAt deletedAt } }',
      {
        closePoll: {
          state: 'CLOSED',
          closed: true,
          closedAt: '2026-03-02T16:45:00Z',
          deletedAt: null,
        },
      },
    ],
    [
      'by what its verb undoes',
      'mutation { reopenPoll(id: 1) { state closed closedAt } }',
      {reopenPoll: {state: 'OPEN', closed: false, closedAt: null}},
    ],
    [
      'by the effect of an action',
      'mutation { changePoll(id: 1, action: CLOSE) { state closed } }',
      {changePoll: {state: 'CLOSED', closed: true}},
    ],
  ])('%s', (_, document, expected) => {
    expect(ask(document)).toEqual(expected);
  });

  it('but has another id for an object in one of its type', () => {
    const {space} = ask(`{ space(id: "${ID}") { id parent { id } } }`) as {
      space: {id: string; parent: {id: string}};
    };
    expect(space.parent.id).not.toBe(space.id);
  });

  it('by as many objects as were requested, at most two', () => {
    const count = (first: number): number =>
      (ask(`{ spaces(first: ${first}) { id } }`) as {spaces: unknown[]}).spaces.length;
    expect([0, 1, 2, 50].map(count)).toEqual([0, 1, 2, 2]);
  });
});

function toTag(number: number): object {
  return {text: `Text of tag ${number}`};
}

describe('a scalar', () => {
  it('refuses an argument of another form', () => {
    expect(ask('{ space(id: "4") { id } }')).toEqual([
      byVersion(
        'Argument "id" has invalid value "4".',
        'Argument "Query.space(id:)" has invalid value: UUID must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "4".',
      ),
    ]);
  });

  it('refuses a response of another form', () => {
    const mock = createMockSchema(schema, {values: {'Broken.code': 'no'}});
    expect(ask('{ broken { code } }', mock)).toEqual([
      'UUID must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "no".',
    ]);
  });

  it('stays as it was in the schema that is copied', () => {
    const type = schema.getType('UUID');
    createMockSchema(schema);
    expect(isScalarType(type) && type.parseValue('4')).toBe('4');
    expect(schema.getQueryType()?.getFields()['space']?.resolve).toBeUndefined();
  });
});

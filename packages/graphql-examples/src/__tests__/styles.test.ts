import {buildSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createExamples} from '../createExamples';
import {createTypeExamples} from '../ways/createTypeExamples';
import type {Example, OperationKind} from '../types';

function exampleOf(sdl: string, operation: string, size: 'full' | 'required'): Example {
  const [kind, field] = operation.split(' ') as [OperationKind, string];
  const query = /type Query\b/.test(sdl) ? '' : 'type Query { query: Int } ';
  const {required, full = required} = createExamples(buildSchema(query + sdl))(
    kind,
    field,
  );
  return size === 'full' ? full : required;
}

/** All values of a name in JSON. */
function valuesOf(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner as unknown] : []),
    ...valuesOf(inner, name),
  ]);
}

const NOUNS = ['Order', 'CustomerGroup', 'Task'];
const VERBS = [
  ['cancel', 'CANCELED'],
  ['close', 'CLOSED'],
  ['publish', 'PUBLISHED'],
  ['archive', 'ARCHIVED'],
] as const;
/** Payloads by what they are called: `N` is the object, `P` the payload, `n` a field. */
const PAYLOADS = {
  'the object': ['N', ''],
  'a payload': ['P!', 'type P { n: N }'],
  'a payload with errors': [
    'P',
    'type P { n: N errors: [Problem!]! userErrors: [Problem!] }',
  ],
  'a payload with an id of its own': [
    'P',
    'type P { id: ID clientMutationId: String n: N }',
  ],
  'an edge': ['P', 'type P { nEdge: NEdge } type NEdge { node: N cursor: String! }'],
  'a union': [
    'P',
    'union P = PFailure | PSuccess type PFailure { problem: String } type PSuccess { n: N }',
  ],
  'a result or an error': [
    'P',
    'type P { nOrError: R } union R = PRequiresAction | PSuccess type PRequiresAction { url: String } type PSuccess { n: N }',
  ],
} as const;

const MUTATIONS = NOUNS.flatMap((noun) =>
  VERBS.flatMap(([verb, state]) =>
    [true, false].flatMap((isNounFirst) =>
      Object.entries(PAYLOADS).map(([payload, [type, types]]) => {
        const field = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
        const upper = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}`;
        const name = isNounFirst ? `${field}${upper}` : `${verb}${noun}`;
        const result = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
        const sdl = `type Mutation { ${name}(id: ID!): ${type} } ${types}
          type N { id: ID! name: String status: Status } enum Status { DRAFT ACTIVE ${state} }
          type Problem { message: String! } union Other = N | Problem`;
        const named = sdl
          .replaceAll(/\bN(?=\b|Edge\b)/g, noun)
          .replaceAll(/\bn(?=\b|Edge\b|OrError\b)/g, field)
          .replaceAll(/\bP(?=\b|Success\b|Failure\b|RequiresAction\b)/g, result);
        return {name, payload, state, noun, sdl: named};
      }),
    ),
  ),
);

describe('a mutation, wherever its verb is and whatever it returns,', () => {
  it.each(MUTATIONS)(
    '$name with $payload shows the effect on what it was sent',
    (each) => {
      const {response, variables} = exampleOf(
        each.sdl,
        `mutation ${each.name}`,
        'required',
      );
      const id = variables['id'];
      expect(Buffer.from(String(id), 'base64url').toString()).toBe(`${each.noun}:1`);
      expect(valuesOf(response.data, 'id').filter((found) => found !== id)).toEqual([]);
      expect(valuesOf(response.data, 'status')).toEqual([each.state]);
    },
  );
});

describe.each([
  ['Relay pages', 'TaskConnection', 'first: Int after: String'],
  ['plain lists', '[Task!]!', ''],
])('%s', (_, type, page) => {
  const sdl = (args: string): string => `
    type Query { tasks(locale: String ${args} ${page}): ${type} }
    type TaskConnection { edges: [TaskEdge!]! pageInfo: PageInfo! }
    type TaskEdge { node: Task cursor: String! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Task { id: ID! size: Int state: State name: String updatedAt: String ownerId: ID owner: User }
    type User { id: ID! name: String }
    enum State { OPEN CLOSED }
    enum Order { DESC ASC }
    input Where { state: States name: Texts }
    input States { eq: State ne: State oneOf: [State!] }
    input Texts { eq: String notIn: [String!] oneOf: [String!] contains: String }
    input By { field: Field! direction: Order! }
    enum Field { UPDATED_AT }
  `;

  it('obey each comparison of a filter, of which there is one a field', () => {
    const {response, variables} = exampleOf(sdl('where: Where'), 'query tasks', 'full');
    expect(variables['where']).toEqual({state: {eq: 'OPEN'}, name: {eq: 'Task 1'}});
    expect(valuesOf(response.data, 'state')).toEqual(['OPEN']);
    expect(valuesOf(response.data, 'size').length).toBe(1);
  });

  it('obey comparisons in the names of arguments', () => {
    const args = 'size: Int size_not: Int size_in: [Int] updatedAt_greater: String';
    const {response, variables} = exampleOf(sdl(args), 'query tasks', 'full');
    expect(Object.keys(variables)).not.toContain('size_not');
    const moments = valuesOf(response.data, 'updatedAt').map(String);
    expect(
      moments.every((moment) => moment > String(variables['updatedAt_greater'])),
    ).toBe(true);
  });

  it('obey the ids and the order that are sent', () => {
    const found = exampleOf(sdl('ids: [ID!]'), 'query tasks', 'full');
    expect(valuesOf(found.response.data, 'id')[0]).toBe(
      (found.variables['ids'] as string[])[0],
    );
    const {response} = exampleOf(
      sdl('by: By = {field: UPDATED_AT, direction: DESC}'),
      'query tasks',
      'full',
    );
    const moments = valuesOf(response.data, 'updatedAt').map(String);
    expect(moments.length).toBe(2);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('have different objects, whose id of another object is the id of it', () => {
    const {response} = exampleOf(sdl(''), 'query tasks', 'full');
    const ids = valuesOf(response.data, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const owners = valuesOf(response.data, 'owner').map(
      (owner) => valuesOf(owner, 'id')[0],
    );
    expect(valuesOf(response.data, 'ownerId')).toEqual(owners);
  });
});

it.each([
  ['deleteThread(id: Int): Deleted', {id: expect.any(Number) as number}],
  ['orderCancel(id: ID, externalReference: String): Order', {id: 'T3JkZXI6MQ'}],
])('%s sends what identifies, and no alternative', (mutation, expected) => {
  const sdl = `type Mutation { ${mutation} } type Deleted { deleted: Boolean } type Order { id: ID! }`;
  const name = /^\w+/.exec(mutation)![0];
  expect(exampleOf(sdl, `mutation ${name}`, 'required').variables).toEqual(expected);
});

it.each(['required', 'full'] as const)('the %s size has no clientMutationId', (size) => {
  const sdl = `type Mutation { starTask(input: I!): P } type P { task: Task clientMutationId: String }
    input I { clientMutationId: String taskId: ID! } type Task { id: ID! }`;
  expect(exampleOf(sdl, 'mutation starTask', size).variables).toEqual({
    input: {taskId: 'VGFzazox'},
  });
});

it('a mutation of several objects counts what was sent', () => {
  const sdl =
    'type Mutation { tasksDelete(ids: [ID!]!): TasksDelete } type TasksDelete { count: Int! errors: [E!]! } type E { code: Int } type Task { id: ID! }';
  const {response, variables} = exampleOf(sdl, 'mutation tasksDelete', 'required');
  expect(variables).toEqual({ids: ['VGFzazox']});
  expect(valuesOf(response.data, 'count')).toEqual([1]);
});

it('a deleted id is the one that was sent', () => {
  const sdl =
    'type Mutation { deleteTask(input: I!): P } input I { taskId: ID! } type P { deletedTaskId: ID } type Task { id: ID! }';
  const {response} = exampleOf(sdl, 'mutation deleteTask', 'required');
  expect(response.data).toEqual({deleteTask: {deletedTaskId: 'VGFzazox'}});
});

it('what is unlocked has no reason for a lock', () => {
  const sdl =
    'type Mutation { unlockTask(id: ID!): Task } type Task { id: ID! locked: Boolean! activeLockReason: R lockReason: String } enum R { SPAM }';
  const {response} = exampleOf(sdl, 'mutation unlockTask', 'full');
  expect(response.data['unlockTask']).toMatchObject({
    locked: false,
    activeLockReason: null,
  });
});

it('what was just created has no votes', () => {
  const sdl =
    'type Mutation { createPoll(title: String!): Poll } type Poll { id: ID! title: String voteCount: Int! }';
  const {response} = exampleOf(sdl, 'mutation createPoll', 'full');
  expect(valuesOf(response.data, 'voteCount')).toEqual([0]);
});

it('limits and pages fit each other, and moments may be numbers', () => {
  const sdl = `type Query { items(page: Int perPage: Int): Page rate: Rate }
    type Page { pageInfo: PageInfo items: [Item!]! } type Item { id: ID! createdAt: Int updatedAt: Int }
    type PageInfo { total: Int perPage: Int currentPage: Int lastPage: Int }
    type Rate { limit: Int! remaining: Int! used: Int! }`;
  expect(exampleOf(sdl, 'query rate', 'full').response.data).toEqual({
    rate: {limit: 5000, remaining: 4999, used: 1},
  });
  const {data} = exampleOf(sdl, 'query items', 'full').response;
  expect(valuesOf(data, 'currentPage').every((page) => page === 1)).toBe(true);
  expect(valuesOf(data, 'createdAt')).toEqual([1_768_210_200, 1_768_296_600]);
});

it('node comes last among the ways to a type', () => {
  const schema = buildSchema(`type Query { node(id: ID!): Node team(id: ID!): Team }
    interface Node { id: ID! } type Team implements Node { id: ID! members: [Member!]! }
    type Member implements Node { id: ID! }`);
  const ways = createTypeExamples(schema)('Member').map(({fields}) => fields);
  expect(ways).toEqual([['team', 'members'], ['node']]);
});

it.each([
  ['Machine.state: String', 'active'],
  ['Address.state: String', 'Lisboa'],
  ['Server.hostName: String', 'server-1.example.com'],
  ['Server.ipv4: String', '203.0.113.10'],
  ['Article.slug: ID', 'article-1'],
  ['Gene.displayName: String', 'Gene 1'],
  ['Shop.currencyCode: String', 'EUR'],
  ['Item.price: Int', 24],
  ['Server.port: Int', 443],
])('a value fits what the schema says of %s', (field, expected) => {
  const [type, member] = field.split('.') as [string, string];
  const sdl = `type Query { found: ${type} } type ${type} { ${member} }`;
  const {data} = exampleOf(sdl, 'query found', 'full').response;
  const name = /^\w+/.exec(member)![0];
  expect(valuesOf(data, name)).toEqual([expected]);
});

it('an example in a description is the value', () => {
  const sdl =
    'type Query { found: Book } type Book { "A tag, for example `fr-FR`." tag: String }';
  expect(exampleOf(sdl, 'query found', 'full').response.data).toEqual({
    found: {tag: 'fr-FR'},
  });
});

it.each(['id', '_id'])('the %s that was sent is the one that comes back', (name) => {
  const sdl = `type Query { taskById(taskId: String!): Task } type Mutation { closeTask(id: String!): Task }
    type Task { ${name}: String title: String }`;
  for (const operation of ['query taskById', 'mutation closeTask']) {
    const {response, variables} = exampleOf(sdl, operation, 'required');
    expect(valuesOf(response.data, name)).toEqual(Object.values(variables));
  }
});

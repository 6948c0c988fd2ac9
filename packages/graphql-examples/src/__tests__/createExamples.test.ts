import {buildSchema, parse, print} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {describe, expect, it} from 'vitest';
import {byVersion} from '../../../../tests/support/graphqlVersion';
import {createExamples} from '../createExamples';
import type {ExampleOptions, OperationExamples, OperationKind} from '../types';

function examplesOf(
  sdl: string,
  operation: string,
  options: ExampleOptions = {},
): OperationExamples {
  const [kind, field] = operation.split(' ') as [OperationKind, string];
  const query = /type Query\b/.test(sdl) ? '' : 'type Query { query: Int }';
  const schema = buildSchema(query + sdl);
  return createExamples(schema, options)(kind, field);
}

describe('the required size', () => {
  it('has the required arguments, and the most telling fields', () => {
    const {required} = examplesOf(
      `
        scalar UUID
        type Query { spaceById(id: UUID!, withPosts: Boolean): Space }
        type Space { about: String slug: String imageUrl: String id: UUID! name: String! size: Int }
      `,
      'query spaceById',
    );
    const id = '97e5f7ae-8d69-4bf7-9527-ac03e14262fa';
    expect(required).toEqual({
      document: `query SpaceById($id: UUID!) {
  spaceById(id: $id) {
    about
    slug
    id
    name
  }
}`,
      variables: {id},
      response: {
        data: {
          spaceById: {
            about: 'About of space 1',
            slug: 'space-1',
            id,
            name: 'Space 1',
          },
        },
      },
    });
  });

  it('looks through a payload, and responds with the values that were sent', () => {
    const {required} = examplesOf(
      `
        type Mutation { createTask(input: CreateTaskInput!): CreateTaskPayload! }
        input CreateTaskInput { title: String! note: String }
        type CreateTaskPayload { task: Task errors: [Problem!]! }
        type Task { id: ID! title: String! }
        type Problem { message: String! }
      `,
      'mutation createTask',
      {values: {'CreateTaskInput.title': 'Sow the beans'}},
    );
    expect(required).toEqual({
      document: `mutation CreateTask($input: CreateTaskInput!) {
  createTask(input: $input) {
    task {
      id
      title
    }
    errors {
      message
    }
  }
}`,
      variables: {input: {title: 'Sow the beans'}},
      response: {
        data: {createTask: {task: {id: 'VGFzazox', title: 'Sow the beans'}, errors: []}},
      },
    });
  });

  it.each([
    ['recolourTask(id: ID!, colour: String!)', '    id\n    name\n    title\n    colour'],
    ['closeTask(id: ID!)', '    id\n    name\n    closed\n    closedAt'],
    ['moveTask(id: ID!)', '    id\n    name\n    title\n    status'],
  ])('selects what %s changes beside the id', (mutation, selections) => {
    const sdl = `
      scalar DateTime
      type Mutation { ${mutation}: Task }
      type Task {
        id: ID! name: String title: String status: String colour: String closed: Boolean closedAt: DateTime
      }
    `;
    const {document} = examplesOf(sdl, `mutation ${mutation.split('(')[0]}`).required;
    expect(document).toContain(`{\n${selections}\n  }`);
  });

  it('changes something where all that can be changed is optional', () => {
    const {required} = examplesOf(
      `
        type Mutation { updateTask(input: UpdateTaskInput!): Boolean }
        input UpdateTaskInput { id: ID! position: Int title: String }
      `,
      'mutation updateTask',
    );
    expect(Object.keys(required.variables['input'] as object)).toEqual(['id', 'title']);
  });

  it('sets the size of a page that Relay has no default for', () => {
    const {required, full} = examplesOf(
      `
        type Query { ships(first: Int, last: Int, after: String): ShipConnection }
        type ShipConnection { edges: [ShipEdge] pageInfo: PageInfo! }
        type ShipEdge { cursor: String! node: Ship }
        type Ship { id: ID! }
        type PageInfo { hasNextPage: Boolean! endCursor: String }
      `,
      'query ships',
    );
    expect(required.document).toBe(`query Ships($first: Int) {
  ships(first: $first) {
    edges {
      cursor
      node {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`);
    expect(full?.variables).toEqual({first: 2, after: null});
    expect(required.response.data).toEqual({
      ships: {
        edges: [
          {cursor: 'Y3Vyc29yOjE', node: {id: 'U2hpcDox'}},
          {cursor: 'Y3Vyc29yOjI', node: {id: 'U2hpcDoy'}},
        ],
        pageInfo: {hasNextPage: true, endCursor: 'Y3Vyc29yOjI'},
      },
    });
  });
});

describe('the full size', () => {
  it('has each field of the returned object that is not deprecated, and marks what is left out below', () => {
    const {full} = examplesOf(
      `
        type Query { task(id: ID!, old: Int @deprecated, locale: String): Task }
        type Task { id: ID! was: Int @deprecated parent: Task author: User }
        type User { id: ID! tasks: [Task!]! login: String }
      `,
      'query task',
    );
    expect(full?.document).toBe(`query Task($id: ID!, $locale: String) {
  task(id: $id, locale: $locale) {
    id
    parent {
      id
      # 2 more fields
    }
    author {
      id
      login
      # 1 more field
    }
  }
}`);
  });

  it('counts how many fields of a large object are left out', () => {
    const fields = Array.from({length: 200}, (_, index) => `f${index}: Int`).join(' ');
    const {full} = examplesOf(`type Query { a: A } type A { ${fields} }`, 'query a');
    const lines = full?.document.split('\n') ?? [];
    expect([lines.length, lines.at(-3)]).toEqual([45, '    # 160 more fields']);
  });

  it('is laid out as graphql-js prints it, with comments', () => {
    const {full} = examplesOf(
      `
        type Query { a(first: Int, last: Int, filterByName: String, filterByKind: String, sort: Int): A }
        type A { b: B c(number: Int!, text: String! = "x", list: [Float!]!): Int }
        union B = C | D
        type C { id: ID a: A }
        type D { id: Int }
      `,
      'query a',
    );
    const document = full?.document ?? '';
    const withoutComments = document.replaceAll(/\n *#.*/g, '');
    expect(withoutComments).toBe(print(parse(document)));
  });

  it('is missing where it would be the same', () => {
    expect(examplesOf('type Query { ping: Boolean }', 'query ping')).toEqual({
      required: {
        document: 'query Ping {\n  ping\n}',
        variables: {},
        response: {data: {ping: true}},
      },
    });
  });
});

describe('a union', () => {
  it('has a fragment for each type, and names for fields that differ', () => {
    const {required} = examplesOf(
      `
        type Query { search(text: String!): [Hit!]! }
        union Hit = Post | User | NotFoundError
        type Post { id: ID! body: String }
        type User { id: ID! body: Int }
        type NotFoundError { message: String! }
      `,
      'query search',
    );
    expect(required.document).toBe(`query Search($text: String!) {
  search(text: $text) {
    __typename
    ... on Post {
      id
      body
    }
    ... on User {
      id
      userBody: body
    }
    ... on NotFoundError {
      message
    }
  }
}`);
    const [first, second] = required.response.data['search'] as readonly object[];
    expect([first, second]).toMatchObject([
      {__typename: 'Post', id: 'UG9zdDox'},
      {__typename: 'User', id: 'VXNlcjoy', userBody: 23},
    ]);
  });
});

describe('an input', () => {
  it('with @oneOf gets the first field that needs no file', () => {
    const sdl = `
      scalar Upload
      type Mutation { setImage(image: ImageInput!, target: Target!): Boolean }
      input ImageInput @oneOf { file: Upload url: String }
      input Target @oneOf { post: ID user: ID }
    `;
    expect(examplesOf(sdl, 'mutation setImage').required.variables).toEqual({
      image: {url: 'https://example.com/image-input/1'},
      target: {post: 'VGFyZ2V0OjE'},
    });
  });

  it('of comparisons has one, because nothing meets all', () => {
    const sdl = `
      type Query { spaces(where: SpaceFilter): [Int] }
      input SpaceFilter { size: IntComparison and: [SpaceFilter!] name: Search }
      input IntComparison { eq: Int neq: Int in: [Int!] }
      input Search { startsWith: String contains: String }
    `;
    expect(examplesOf(sdl, 'query spaces').full?.variables).toEqual({
      where: {
        size: {eq: 17},
        name: {startsWith: 'Space filter'},
      },
    });
  });

  it('names the files that the request sends', () => {
    const {required} = examplesOf(
      `
        scalar Upload
        type Mutation { send(files: [Upload!]!): Boolean }
      `,
      'mutation send',
    );
    expect(required.variables).toEqual({files: [null]});
    expect(required.files).toEqual(['variables.files.0']);
  });

  it('has the defaults of the schema, and the first value that is not deprecated', () => {
    const {full} = examplesOf(
      `
        enum Sort { OLD @deprecated NEW TOP }
        type Query { posts(sort: Sort! by: Sort = TOP limit: Int = 50): Int }
      `,
      'query posts',
    );
    expect(full?.variables).toEqual({sort: 'NEW', by: 'TOP', limit: 2});
  });
});

describe('a default', () => {
  it.each([
    ['x: Int = "five"', {x: 33}],
    ['x: Float = 1e400', {x: 33}],
    ['x: Big = 9007199254740993', {x: '33'}],
    ['x: Big = 12345678901234567890', {x: '33'}],
    ['x: Day = "five"', {x: '2026-01-12'}],
    ['x: Float = 1.5', {x: 1.5}],
  ])('%s is used only when it fits its type and JSON keeps it', (argument, expected) => {
    const sdl = `scalar Big scalar Day type Query { a(${argument}): Int }`;
    const {required, full} = examplesOf(sdl, 'query a', {scalars: {Day: 'date'}});
    expect(required.variables).toEqual({});
    expect(full?.variables).toEqual(expected);
  });
});

it.each([
  'any',
  'boolean',
  'date',
  'date-time',
  'date-time-utc',
  'email',
  'integer',
  'language',
  'null',
  'number',
  'object',
  'string',
  'time-zone',
  'upload',
  'url',
  'uuid',
  'version',
] as const)('a scalar of the format %s has an example that fits it', (format) => {
  const sdl =
    'scalar Custom scalar DateTime type Query { a: Custom b(b: DateTime!): DateTime! }';
  const scalars = {Custom: format, DateTime: 'date-time-utc'} as const;
  const {response} = examplesOf(sdl, 'query a', {scalars}).required;
  const value = response.data['a'] ?? null;
  expect(
    value === null
      ? undefined
      : checkScalarValue('Custom', value, {scalars, isInput: false}),
  ).toBe(undefined);
  const moment = {b: '2026-01-12T09:30:00.000Z'};
  const {required} = examplesOf(sdl, 'query b', {scalars});
  expect([required.variables, required.response.data]).toEqual([moment, moment]);
});

it('no root type is selected, whatever its name and wherever it is', () => {
  const sdl = `
    schema { query: Root mutation: M }
    interface Node { id: ID }
    type Root implements Node { id: ID a: Int node: Node }
    type M { log: Payload }
    type Payload { ok: Boolean back: M nested: Nested }
    type Nested implements Node { id: ID root: Root roots: [Root!]! }
  `;
  const {required, full} = examplesOf(sdl, 'mutation log');
  expect((full ?? required).document.replace(/\s+/g, ' ')).toBe(
    'mutation Log { log { ok nested { id } } }',
  );
  expect(examplesOf(sdl, 'query node').required.document.replace(/\s+/g, ' ')).toBe(
    'query Node { node { __typename id } }',
  );
});

it('input fields may be called as what JavaScript objects have', () => {
  const {required} = examplesOf(
    `
      type Mutation { updateA(in: I!): Int }
      input I { id: Int! constructor: String toString: I valueOf: [I] }
    `,
    'mutation updateA',
  );
  expect(Object.keys(required.variables['in'] as object)).toEqual(['id', 'constructor']);
});

describe('an interface that no object type implements', () => {
  const SDL = (type: string) => `type Query { a: ${type} } interface I { x: Int }`;

  it('gets a request for its fields, and null', () => {
    expect(examplesOf(SDL('I'), 'query a').required).toEqual({
      document: 'query A {\n  a {\n    x\n  }\n}',
      variables: {},
      response: {data: {a: null}},
    });
  });

  it('gets no request where null is not allowed', () => {
    expect(() => examplesOf(SDL('I!'), 'query a')).toThrow(
      'No request is made for "Query.a": it returns "I", which no object type implements.',
    );
  });
});

describe('what an owner writes', () => {
  const SDL = `
    scalar ISBN
    type Query { book(isbn: ISBN!, shelf: String): Book }
    type Book { isbn: ISBN! secret: String title: String }
  `;

  it('gives the value of a scalar', () => {
    const {required} = examplesOf(SDL, 'query book', {values: {ISBN: '9780131103627'}});
    expect(required.variables).toEqual({isbn: '9780131103627'});
  });

  it('is required where a form is not known', () => {
    expect(() =>
      examplesOf(SDL, 'query book', {scalars: {ISBN: () => 'thirteen digits'}}),
    ).toThrow(
      'No example of the scalar "ISBN" is known, which must be thirteen digits (Query.book(isbn:)). Set one: values: {ISBN: …}.',
    );
  });

  it('is refused where it does not fit', () => {
    expect(() =>
      examplesOf(SDL, 'query book', {scalars: {ISBN: 'uuid'}, values: {ISBN: '4'}}),
    ).toThrow(
      'The request generated for "Query.book" does not fit the schema:\n' +
        `  Variable "$isbn" ${byVersion('got invalid value "4";', 'has invalid value:')} ISBN must be a UUID such as "123e4567-e89b-42d3-a456-426614174000", not "4".\n` +
        'Write an example of your own for "Query.book", or set a value for what is wrong.',
    );
  });
});

it('names an operation that there is not, and the nearest', () => {
  expect(() => examplesOf('type Query { space: Int }', 'query spaces')).toThrow(
    'The schema has no query "spaces". Did you mean "space"?',
  );
});

describe('an input of its own kind', () => {
  it('is left out where it is optional, and an empty list where one is required', () => {
    const {required, full = required} = examplesOf(
      `
        type Query { find(filter: Filter!): Int }
        input Filter { size: Int! all: Pair many: [Pair!] near: Near }
        input Pair { left: Filter! right: Filter! }
        input Near { others: [Filter!]! }
      `,
      'query find',
    );
    expect(full.variables).toEqual({filter: {size: 17, near: {others: []}}});
  });

  it('is an error where it is required', () => {
    const sdl = `
      type Query { find(outer: Outer!): ID }
      input Outer { first: First! }
      input First { second: Second! }
      input Second { first: First! }
    `;
    expect(() => examplesOf(sdl, 'query find')).toThrow(
      'The input "First" requires a value of its own kind: First > Second > First. Make one of these fields nullable.',
    );
  });
});

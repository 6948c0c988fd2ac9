import {buildSchema, executeSync, type GraphQLSchema, isScalarType, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createMockSchema} from '../createMockSchema';

const schema = buildSchema(`
  scalar UUID
  type Query {
    space(id: UUID!): Space
    spaces(ids: [UUID!], first: Int): [Space!]!
    node(id: ID): Node
    broken: Broken
    old: Space
    schema: __Schema!
  }
  type Mutation {
    addMember(spaceId: UUID!, input: MemberInput!): AddMemberPayload!
    deleteSpace(id: UUID!): Space!
  }
  input MemberInput { role: Role! note: String topicIds: [ID!] }
  enum Role { OWNER MEMBER }
  type AddMemberPayload { member: Member! errors: [Broken!]! }
  type Member { role: Role! note: String space: Space! topics: [Topic!]! }
  type Topic { id: ID! }
  type Space {
    id: UUID!
    parent: Space
    deletedAt: String
  }
  type Broken { code: UUID! }
  interface Node { id: ID! }
  type First implements Node { id: ID! }
  type Second implements Node { id: ID! }
`);
const ID = '11111111-2222-4333-8444-555555555555';

function ask(document: string, mock: GraphQLSchema = createMockSchema(schema)): unknown {
  const {data, errors} = executeSync({schema: mock, document: parse(document)});
  return errors ? errors.map(({message}) => message) : JSON.parse(JSON.stringify(data));
}

describe('an answer', () => {
  it('has the ids that were asked for', () => {
    expect(ask(`{ space(id: "${ID}") { id } }`)).toEqual({space: {id: ID}});
    expect(ask(`{ spaces(ids: ["${ID}"]) { id } }`)).toEqual({spaces: [{id: ID}]});
  });

  it('has what was sent, through a payload, and the ids of other objects', () => {
    const input = '{role: MEMBER, note: "Welcome", topicIds: ["a", "b"]}';
    const document = `mutation { addMember(spaceId: "${ID}", input: ${input}) {
      member { role note space { id } topics { id } } errors { code } } }`;
    expect(ask(document)).toEqual({
      addMember: {
        member: {
          role: 'MEMBER',
          note: 'Welcome',
          space: {id: ID},
          topics: [{id: 'a'}, {id: 'b'}],
        },
        errors: [],
      },
    });
  });

  it('has another id for an object in one of its type', () => {
    const {space} = ask(`{ space(id: "${ID}") { id parent { id } } }`) as {
      space: {id: string; parent: {id: string}};
    };
    expect(space.parent.id).not.toBe(space.id);
  });

  it('has as many objects as were asked for, at most two', () => {
    const count = (first: number): number =>
      (ask(`{ spaces(first: ${first}) { id } }`) as {spaces: unknown[]}).spaces.length;
    expect([0, 1, 2, 50].map(count)).toEqual([0, 1, 2, 2]);
  });

  it('is of a type that the document has a fragment for', () => {
    expect(ask('{ node { __typename ... on Second { id } } }')).toEqual({
      node: {__typename: 'Second', id: 'U2Vjb25kOjE'},
    });
  });

  it('has null for what usually did not happen', () => {
    expect(ask('{ old { deletedAt } }')).toEqual({old: {deletedAt: null}});
  });

  it('may be the schema itself', () => {
    expect(ask('{ schema { queryType { name } } }')).toEqual({
      schema: {queryType: {name: 'Query'}},
    });
  });
});

describe('a scalar', () => {
  it('refuses an argument of another form', () => {
    expect(ask('{ space(id: "4") { id } }')).toEqual([
      'Argument "id" has invalid value "4".',
    ]);
  });

  it('refuses an answer of another form', () => {
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

import {buildSchema, isCompositeType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {loadLibrarySchema} from '../../../../graphql-api-model/src/__tests__/schemas';
import {createTypeExamples} from '../createTypeExamples';

const schema = buildSchema(`
  type Query {
    spaces(first: Int = 20): SpacePage!
    spaceById(id: ID!): Space
    hits(text: String!): [Hit!]!
    everything: Everything
    old: Member @deprecated
  }
  type SpacePage { items: [Space!]! totalCount: Int pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  type Space { id: ID! name: String! members(first: Int = 5): [Member!]! }
  type Member { id: ID! secret: Secret @deprecated }
  type Secret { id: ID! }
  union Hit = Space | Topic
  type Topic { id: ID! lonely: Lonely }
  interface Lonely { id: ID! }
  type Everything { space: Space }
  type Alone { id: ID! }
`);
const findWays = createTypeExamples(schema);

describe('the ways to a type', () => {
  it('are queries that return it, then those that lead there', () => {
    const ways = findWays('Space').map(({fields}) => fields.join('.'));
    expect(ways).toEqual(['spaceById', 'spaces.items', 'everything.space']);
  });

  it('are requests that select it and nothing else', () => {
    const [first] = findWays('Member');
    expect([first?.coordinate, first?.fields]).toEqual([
      'Query.spaceById',
      ['spaceById', 'members'],
    ]);
    expect(first?.toExample()).toEqual({
      document: `query SpaceById($id: ID!) {
  spaceById(id: $id) {
    members(first: 2) {
      id
    }
  }
}`,
      variables: {id: 'U3BhY2U6MQ'},
      response: {
        data: {spaceById: {members: [{id: 'TWVtYmVyOjE'}, {id: 'TWVtYmVyOjI'}]}},
      },
    });
  });

  it('go through unions by a fragment', () => {
    const [first] = findWays('Topic');
    expect(first?.toExample().document).toBe(`query Hits($text: String!) {
  hits(text: $text) {
    __typename
    ... on Topic {
      id
    }
  }
}`);
  });

  it.each(['Lonely', 'Alone', 'Secret', 'Nothing'])(
    'are none for %s, to which no query leads without what is deprecated',
    (name) => expect(findWays(name)).toEqual([]),
  );
});

describe('of several ways', () => {
  const findOf = (sdl: string) => {
    const find = createTypeExamples(buildSchema(sdl));
    return (type: string) => find(type).map(({fields}) => fields.join('.'));
  };

  it('one with fewer arguments that have to be known comes first', () => {
    const find = findOf(`
      type Query { byBoth(a: ID!, b: ID!): A byId(a: ID!, b: ID): A first: B }
      type A { id: ID }
      type B { far(id: ID!): A near: C }
      type C { a: A }
    `);
    expect(find('A')).toEqual(['byId', 'byBoth', 'first.far']);
    expect(find('C')).toEqual(['first.near']);
  });

  it('one is shown for each query, the one that costs least', () => {
    const find = findOf(`
      type Query { b: B c: C }
      type B { long: C short: A }
      type C { one(id: ID!): A two: A }
      type A { id: ID }
    `);
    expect(find('A')).toEqual(['b.short', 'c.two']);
  });

  it('those that are alike are distinguished by the name of the type, then in the order of the schema', () => {
    const find = findOf(`
      type Query { one: Page two: Page three: Page four: Page members: Page }
      type Page { items: [Member] }
      type Member { id: ID }
    `);
    expect(find('Member')).toEqual(['members.items', 'one.items', 'two.items']);
    expect(find('Page')).toEqual(['one', 'two', 'three']);
  });
});

it('a type at the end of a long chain has none', () => {
  const links = Array.from({length: 20}, (_, at) => `type T${at} { next: T${at + 1} }`);
  const find = createTypeExamples(
    buildSchema(`type Query { first: T0 } ${links.join(' ')} type T20 { id: ID }`),
  );
  expect(find('T12')[0]?.fields).toHaveLength(13);
  expect(find('T13')).toEqual([]);
});

it('every type of a schema has at most three ways, all of which have responses', () => {
  const {schema: whole} = loadLibrarySchema();
  const find = createTypeExamples(whole);
  const types = Object.values(whole.getTypeMap()).filter(
    (type) => isCompositeType(type) && !type.name.startsWith('__'),
  );
  const counts = types.map(
    ({name}) => find(name).map(({toExample}) => toExample()).length,
  );
  expect(Math.max(...counts)).toBe(3);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(types.length / 2);
});

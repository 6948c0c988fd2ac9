import {buildSchema, isCompositeType} from 'graphql';
import {describe, expect, it} from 'vitest';
import {
  loadGithubSchema,
  loadSiteSchema,
} from '../../../../graphql-api-model/src/__fixtures__/schemas';
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

  it('are none for an interface that nothing implements', () => {
    expect(findWays('Lonely')).toEqual([]);
  });

  it('are none for what no query leads to without what is deprecated', () => {
    for (const name of ['Alone', 'Secret', 'Nothing']) expect(findWays(name)).toEqual([]);
  });
});

describe.each([
  ['the site', loadSiteSchema],
  ['GitHub', loadGithubSchema],
])('every type of %s', (_, load) => {
  it('that a query leads to has at most three ways, all of which are answered', () => {
    const {schema: whole} = load();
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
});

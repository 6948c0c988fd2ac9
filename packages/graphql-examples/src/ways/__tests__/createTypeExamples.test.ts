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

  it('one is told for each query, the one that costs least', () => {
    const find = findOf(`
      type Query { b: B c: C }
      type B { long: C short: A }
      type C { one(id: ID!): A two: A }
      type A { id: ID }
    `);
    expect(find('A')).toEqual(['b.short', 'c.two']);
  });

  it('those that are alike are told by the name of the type, then in the order of the schema', () => {
    const find = findOf(`
      type Query { one: Page two: Page three: Page four: Page members: Page }
      type Page { items: [Member] }
      type Member { id: ID }
    `);
    expect(find('Member')).toEqual(['members.items', 'one.items', 'two.items']);
    expect(find('Page')).toEqual(['one', 'two', 'three']);
  });
});

describe('of a schema twice as large', () => {
  /** Every type leads to every other, and a query returns each. */
  function countSteps(size: number): number {
    const names = Array.from({length: size}, (_, index) => `T${index}`);
    const sdl = `
      type Query { ${names.map((name) => `q${name}: ${name}`).join(' ')} }
      interface Node { id: ID! }
      ${names
        .map((name, index) => {
          const next = names[(index + 1) % size];
          return `type ${name} implements Node { id: ID! node: Any next: ${next} }`;
        })
        .join(' ')}
      union Any = ${names.join(' | ')}
    `;
    let asked = 0;
    const isHidden = () => {
      asked += 1;
      return false;
    };
    const find = createTypeExamples(buildSchema(sdl), {isHidden});
    for (const name of names) expect(find(name)).toHaveLength(3);
    return asked;
  }

  it('twice as much is looked at', () => {
    expect(countSteps(200) / countSteps(100)).toBeLessThan(2.1);
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

import {buildSchema, introspectionFromSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {loadText} from '../../__tests__/schemas';
import {loadSchema} from '../../schema/loadSchema';
import type {ApiModel} from '../apiModel';
import {describeSchema} from '../describeSchema';
import type {Grouping} from '../groupElements';
import {listElements} from '../listElements';

/** The pattern that composition writes: what rover and the gateways take. */
const SUPERGRAPH = `
schema
  @link(url: "https://specs.apollo.dev/link/v1.0")
  @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION)
  @link(url: "https://specs.apollo.dev/inaccessible/v0.2", for: SECURITY)
  @link(url: "https://specs.apollo.dev/tag/v0.3")
  @link(url: "https://owner.example/audit/v1.0", import: ["@audit"])
{ query: Query }
directive @audit(by: String) on OBJECT
directive @inaccessible on FIELD_DEFINITION | OBJECT | ENUM_VALUE | ARGUMENT_DEFINITION
directive @tag(name: String!) repeatable on FIELD_DEFINITION | OBJECT
directive @join__enumValue(graph: join__Graph!) repeatable on ENUM_VALUE
directive @join__field(graph: join__Graph, requires: join__FieldSet, external: Boolean, usedOverridden: Boolean) repeatable on FIELD_DEFINITION | INPUT_FIELD_DEFINITION
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
directive @join__type(graph: join__Graph!, key: join__FieldSet) repeatable on OBJECT | INTERFACE | UNION | ENUM | INPUT_OBJECT | SCALAR
directive @join__unionMember(graph: join__Graph!, member: String!) repeatable on UNION
directive @link(url: String, as: String, for: link__Purpose, import: [link__Import]) repeatable on SCHEMA
scalar join__FieldSet
enum join__Graph {
  PRODUCTS @join__graph(name: "products", url: "http://products")
  REVIEWS @join__graph(name: "reviews", url: "http://reviews")
}
scalar link__Import
enum link__Purpose { SECURITY EXECUTION }
type Query @join__type(graph: PRODUCTS) @join__type(graph: REVIEWS) {
  product(id: ID, debug: Boolean @inaccessible): Product @join__field(graph: PRODUCTS)
}
type Product @join__type(graph: PRODUCTS, key: "id") @join__type(graph: REVIEWS, key: "id") @tag(name: "a") @audit(by: "x") {
  id: ID!
  unit(of: Filter): Unit @join__field(graph: PRODUCTS) @join__field(graph: REVIEWS, external: true)
  score: Thing @join__field(graph: REVIEWS, requires: "unit")
  secret: Secret @inaccessible
}
type Secret @join__type(graph: PRODUCTS) @inaccessible { id: ID }
union Thing @join__type(graph: PRODUCTS) @join__unionMember(graph: PRODUCTS, member: "Product") = Product | Secret
enum Unit @join__type(graph: PRODUCTS) @join__type(graph: REVIEWS) {
  GRAM @join__enumValue(graph: PRODUCTS)
  OLD @inaccessible
}
input Filter @join__type(graph: REVIEWS) { day: Day }
scalar Day @join__type(graph: REVIEWS)
`;

function modelOf(sdl: string, grouping?: Grouping): ApiModel {
  return describeSchema(loadText(sdl).schema, grouping);
}

/** Every element that files bring, with the directives that it shows. */
function linesOf(model: ApiModel): readonly string[] {
  return [...listElements(model)].flatMap(({element, parents: [top]}) => {
    if ('isBuiltIn' in (top ?? element)) return [];
    const {coordinate, directives} = element;
    const applied = directives.map(({name}) => `@${name}`);
    return [[coordinate, ...applied].join(' ')];
  });
}

describe('the machinery of a supergraph', () => {
  it('is left out and counted', () => {
    const model = modelOf(SUPERGRAPH);
    expect(linesOf(model)).toEqual([
      '',
      'Query',
      'Query.product',
      'Query.product(id:)',
      'Product @audit',
      'Product.id',
      'Product.unit',
      'Product.unit(of:)',
      'Product.score',
      'Thing',
      'Unit',
      'Unit.GRAM',
      'Filter',
      'Filter.day',
      'Day',
      '@audit',
      '@audit(by:)',
    ]);
    expect([model.machinery, model.hidden]).toEqual([12, 4]);
    const thing = model.types.find(({name}) => name === 'Thing');
    expect(thing).toMatchObject({possibleTypes: ['Product']});
  });

  it('can group by subgraphs', () => {
    const by = {directive: 'join__type', argument: 'graph'};
    const model = modelOf(SUPERGRAPH, {
      by,
      labels: {PRODUCTS: 'Products', REVIEWS: 'Reviews'},
    });
    expect(model.groups).toEqual(['Products', 'Reviews']);
  });

  it('of Federation 1 is left out and counted', () => {
    const model = modelOf(`
      schema @core(feature: "https://specs.apollo.dev/core/v0.1")
        @core(feature: "https://specs.apollo.dev/join/v0.1") { query: Query }
      directive @core(feature: String!) repeatable on SCHEMA
      directive @join__field(graph: join__Graph) on FIELD_DEFINITION
      directive @join__graph(name: String!) on ENUM_VALUE
      directive @join__owner(graph: join__Graph!) on OBJECT
      directive @join__type(graph: join__Graph!) repeatable on OBJECT
      enum join__Graph { A @join__graph(name: "a") B @join__graph(name: "b") }
      type Query { user: User @join__field(graph: A) }
      type User @join__owner(graph: A) @join__type(graph: A) @join__type(graph: B) {
        id: ID
        posts: [ID] @join__field(graph: B)
      }
    `);
    expect(linesOf(model)).toEqual([
      '',
      'Query',
      'Query.user',
      'User',
      'User.id',
      'User.posts',
    ]);
    expect(model.machinery).toBe(6);
  });
});

describe('the machinery of a subgraph', () => {
  it('is left out, and what nothing wrote is not counted', () => {
    const model = modelOf(`
      extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@requiresScopes", {name: "@inaccessible", as: "@hidden"}])
      type Product @key(fields: "id") {
        id: ID! @federation__shareable
        cost: Int @requiresScopes(scopes: [["read"]])
        hidden: Int @hidden
      }
    `);
    expect(linesOf(model)).toEqual([
      '',
      'Product',
      'Product.id',
      'Product.cost @requiresScopes',
      '@requiresScopes',
      '@requiresScopes(scopes:)',
    ]);
    expect([model.machinery, model.hidden, model.roots]).toEqual([0, 1, []]);
  });

  it('of Federation 1 goes with a query type that has nothing else', () => {
    const model = modelOf(`
      scalar _Any
      scalar _FieldSet
      directive @key(fields: _FieldSet!) repeatable on OBJECT
      directive @mine on OBJECT
      union _Entity = Product
      type _Service { sdl: String }
      type Query { _entities(representations: [_Any!]!): [_Entity]! _service: _Service! }
      type Product @key(fields: "id") @mine { id: ID! }
    `);
    expect(linesOf(model)).toEqual(['', 'Product @mine', 'Product.id', '@mine']);
    expect([model.machinery, model.roots]).toEqual([7, []]);
  });

  it('is known in an introspection result, too', () => {
    const built = buildSchema(`
      scalar _Any
      scalar _FieldSet
      directive @key(fields: _FieldSet!) repeatable on OBJECT
      union _Entity = Product
      type _Service { sdl: String }
      type Query { product: Product _entities(representations: [_Any!]!): [_Entity]! _service: _Service! }
      type Product { id: ID! }
    `);
    const directory = writeFolder({
      'a.json': JSON.stringify(introspectionFromSchema(built)),
    });
    const {schema} = loadSchema({schema: 'a.json', lenient: false, directory});
    const model = describeSchema(schema);
    expect(linesOf(model)).toEqual([
      '',
      'Query',
      'Query.product',
      'Product',
      'Product.id',
    ]);
    expect(model.machinery).toBe(7);
  });

  it('leaves an owner their directive of a name that federation has, too', () => {
    const model = modelOf(`
      extend schema @link(url: "https://specs.apollo.dev/federation/v2.0", import: ["@key"])
      directive @tag(text: String) on OBJECT
      type Product @key(fields: "id") @tag(text: "a") { id: ID! }
    `);
    expect(linesOf(model).slice(1, 2)).toEqual(['Product @tag']);
  });
});

it.each(['a.graphql', 'a.json'])(
  'leaves what is not federated as it is in %s',
  (file) => {
    const sdl =
      'directive @tag on OBJECT directive @link on OBJECT type Query @tag @link { FieldSet: Int }';
    const json = JSON.stringify(introspectionFromSchema(buildSchema(sdl)));
    const directory = writeFolder({'a.graphql': sdl, 'a.json': json});
    const {schema} = loadSchema({schema: file, lenient: false, directory});
    const applied = file === 'a.json' ? 'Query' : 'Query @tag @link';
    expect(linesOf(describeSchema(schema))).toEqual([
      '',
      applied,
      'Query.FieldSet',
      '@tag',
      '@link',
    ]);
  },
);

it('what another linked specification brings is shown', () => {
  const model = modelOf(`
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
      @link(url: "https://example.com/pricing/v1.0", import: ["@plan", "Money"])
    type Query { a: Money @plan(for: PRO) @pricing__note }
    type T @key(fields: "id") { id: ID! }`);
  const names = model.directives.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(['plan', 'pricing__note']));
  expect(model.types.map(({name}) => name)).toEqual(
    expect.arrayContaining(['Money', 'JSON']),
  );
  expect(model.machinery).toBe(0);
});

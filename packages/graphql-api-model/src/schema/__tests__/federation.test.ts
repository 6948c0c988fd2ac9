import {printType, type GraphQLSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {loadFiles, messageOf as failureOf, toFiles} from './loadFiles';

function load(...texts: readonly string[]): GraphQLSchema {
  const {schema, warnings} = loadFiles(toFiles(texts));
  expect(warnings).toEqual([]);
  return schema;
}

function textOf(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  return type ? printType(type) : '';
}

/** The message without the lines that show the place. */
function messageOf(...texts: readonly string[]): string {
  return failureOf(() => load(...texts))
    .split('\n')
    .filter((line) => !/^ *>? *\d* \|/.test(line))
    .join('\n');
}

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ';

describe('a subgraph of Federation 1', () => {
  it('is read without definitions of its directives, and its extensions define types', () => {
    const schema = load(`
      extend type Product @key(fields: "upc") {
        upc: String! @external
        weight: Int @external
        reviews: [Review] @requires(fields: "weight")
      }
      type Review @key(fields: "id") { id: ID! product: Product @provides(fields: "weight") }
      interface Media @extends { id: ID! @external }
      extend interface Node @key(fields: "id") { id: ID! @external }
      extend enum Unit { GRAM }
      extend union Thing = Product | Review
      extend input Filter { upc: String }
      extend scalar Day @specifiedBy(url: "https://example.com/day")
    `);
    expect(schema.getQueryType()).toBeUndefined();
    expect(textOf(schema, 'Product')).toBe(
      'type Product {\n  upc: String!\n  weight: Int\n  reviews: [Review]\n}',
    );
    expect(
      ['Node', 'Unit', 'Thing', 'Filter', 'Day'].map((name) => textOf(schema, name)),
    ).toEqual([
      'interface Node {\n  id: ID!\n}',
      'enum Unit {\n  GRAM\n}',
      'union Thing = Product | Review',
      'input Filter {\n  upc: String\n}',
      'scalar Day @specifiedBy(url: "https://example.com/day")',
    ]);
  });

  it('may define what it uses, and what the router queries', () => {
    const schema = load(`
      scalar _FieldSet
      directive @key(fields: _FieldSet!) repeatable on OBJECT | INTERFACE
      union _Entity = Product
      type Query { _entities(representations: [_Any!]!): [_Entity]! _service: _Service! }
      type _Service { sdl: String }
      type Product @key(fields: "upc") { upc: String! }
    `);
    expect(textOf(schema, '_Any')).toBe('scalar _Any');
  });
});

describe('a subgraph of Federation 2', () => {
  it('is read with imported, renamed and namespaced names', () => {
    const schema = load(`
      ${LINK} ["@key", {name: "@shareable", as: "@share"}, "FieldSet", "@requiresScopes"])
      type Query { product: Product @federation__override(from: "old", label: "percent(5)") }
      type Product @key(fields: "upc", resolvable: false) @federation__tag(name: "public") {
        upc: String! @share
        secret: String @federation__inaccessible @requiresScopes(scopes: [["a", "b"], ["c"]])
        price: Int @federation__cost(weight: 5) @federation__authenticated
        tags: [String] @federation__listSize(assumedSize: 10) @federation__policy(policies: [["p"]])
        shop(name: String @federation__fromContext(field: "$shop { name }")): FieldSet
      }
      type Shop @federation__context(name: "shop") @federation__interfaceObject { id: ID! }
    `);
    expect(textOf(schema, 'FieldSet')).toBe('scalar FieldSet');
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['product']);
  });

  it('takes all names, and links that have another name', () => {
    load(`
      extend schema @link(url: "https://specs.apollo.dev/federation/v2.0", as: "fed")
        @composeDirective(name: "@mine")
      directive @mine on OBJECT
      type Product @fed__key(fields: "upc") @mine @extends { upc: String! @external(reason: "x") }
    `);
  });

  it('without a link is known by what only federation has', () => {
    load('type Product @shareable { upc: String! @tag(name: "public") }');
  });
});

describe('several subgraphs together', () => {
  it('share types whose definitions agree but for what is for the router', () => {
    const schema = load(
      `${LINK} ["@key", "@shareable"])
       type Query { product(upc: String!): Product }
       type Product @key(fields: "upc") { upc: String! name: String @shareable }`,
      `directive @key(fields: String!) repeatable on OBJECT
       scalar _FieldSet
       extend type Product @key(fields: "upc") @key(fields: "name") {
         upc: String! @external
         name: String @inaccessible
         reviews: [String]
       }`,
      'type Query { product(upc: String!): Product }',
    );
    expect(textOf(schema, 'Product')).toBe(
      'type Product {\n  upc: String!\n  name: String\n  reviews: [String]\n}',
    );
    const product = schema.getType('Product');
    const fields = product && 'getFields' in product ? product.getFields() : {};
    const marksOf = (name: string): readonly string[] =>
      (fields[name]?.astNode?.directives ?? []).map((node) => node.name.value);
    expect([marksOf('upc'), marksOf('name')]).toEqual([
      ['external'],
      ['shareable', 'inaccessible'],
    ]);
  });

  it('that contradict are an error with both places', () => {
    expect(
      messageOf(
        'type Product @key(fields: "upc") { upc: String! }',
        'type Product @key(fields: "upc") { upc: Int! }',
      ),
    ).toBe(
      'b.graphql:1:36: "Product.upc" is defined twice, first at a.graphql:1:36. The two differ in type (Int!, first String!).\n' +
        '  a.graphql:1:36:\n' +
        '  Remove one of the two, or keep the first with the option lenient: true (--lenient).',
    );
  });
});

describe('a document that is not federated', () => {
  it.each([
    ['type Query { a: Int @authenticated }', 'Unknown directive "@authenticated".'],
    [
      'type Query { a: Int } extend type A { a: Int }',
      'Cannot extend type "A" because it is not defined.',
    ],
    ['type A { a: Int }', 'The schema has no query type.'],
    ['type Query { a: _Any }', 'Unknown type "_Any".'],
  ])('%s', (sdl, message) => {
    expect(messageOf(sdl)).toContain(message);
  });
});

it('directives of other specifications are defined by their uses, unless a file does', () => {
  const link = `extend schema @link(url: "https://specs.apollo.dev/connect/v0.2", import: ["@connect", "@source"])
    @link(url: "https://example.com/pricing/v1.0", import: [{name: "@cost", as: "@price"}, "Money"])
    @source(name: "v1", http: {baseURL: "https://a.example"})`;
  const schema = load(`${link}
    type Query { a(id: ID @price(weight: 2)): Money @connect(http: {GET: "/"}) @connect(steps: [1, 2]) b: Int @pricing__plan }
    directive @pricing__plan on FIELD_DEFINITION`);
  const own = ['source', 'connect', 'price', 'pricing__plan'];
  expect(
    own.map((name) => {
      const directive = schema.getDirective(name);
      const args = directive?.args.map((arg) => `${arg.name}: ${String(arg.type)}`);
      return [args?.join(', '), directive?.isRepeatable, directive?.locations.join()];
    }),
  ).toEqual([
    ['name: String, http: JSON', false, 'SCHEMA'],
    ['http: JSON, steps: [Int]', true, 'FIELD_DEFINITION'],
    ['weight: Int', false, 'ARGUMENT_DEFINITION'],
    ['', false, 'FIELD_DEFINITION'],
  ]);
});

it('a misspelt directive of federation is unknown', () => {
  expect(messageOf(`${LINK}["@key"]) type T @federation__kee { id: ID }`)).toContain(
    'Unknown directive "@federation__kee".',
  );
});

it('advice on an unknown directive can be followed', () => {
  const text = `type Query @foo(a: 1) { a(x: Int @foo(a: 1.5, b: [A])): Int @foo(c: {d: "e"}) @foo }
    enum E { A @foo } input I { f: Int @foo(b: null) }`;
  const [, sdl = '', scalar = ''] =
    /such as "(.*)", with "(.*)"; or remove it/.exec(messageOf(text)) ?? [];
  expect(sdl).toBe(
    'directive @foo(a: JSON, b: [JSON], c: JSON) repeatable on OBJECT | ARGUMENT_DEFINITION | FIELD_DEFINITION | ENUM_VALUE | INPUT_FIELD_DEFINITION',
  );
  expect(load(`${sdl} ${scalar} ${text}`).getDirective('foo')).toBeDefined();
});

import {buildClientSchema, buildSchema, introspectionFromSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {entryOf, referenceOf, referenceOfSchema} from '../../__tests__/referenceOf';

const DEFAULTS: readonly (readonly [type: string, literal: string])[] = [
  ['Int', '5'],
  ['Int', '-5'],
  ['Int', 'null'],
  ['Float', '0.5'],
  ['Float', '1e+21'],
  ['Float', '3'],
  ['Boolean', 'false'],
  ['ID', '"a-1"'],
  ['ID', '7'],
  ['String', '""'],
  ['String', '"say \\"hi\\" \\\\ {x} <b>"'],
  ['String', '"two\\nlines"'],
  ['Color', 'RED'],
  ['[Color!]!', '[RED, BLUE]'],
  ['[String]', '["a", null]'],
  ['[[Int]]', '[[1], []]'],
  ['Filter', '{text: "a \\"quoted\\" text", color: RED, nested: {text: "b"}}'],
  ['Filter', '{}'],
  ['Filter', '{color: null}'],
  ['[Filter!]', '[{text: "a"}, {nested: {color: BLUE}}]'],
  ['JSON', '{}'],
  ['JSON', '{a: 1, b: [true, "x"], c: {d: null}}'],
  ['JSON', '[1, 2]'],
  ['JSON', '"text"'],
  ['Long', '9007199254740993'],
];

const toSdl = (defaults: typeof DEFAULTS) => `
  type Query {
${defaults.map(([type, literal], index) => `    f${index}(a: ${type} = ${literal}): Int`).join('\n')}
  }
  enum Color { RED BLUE }
  input Filter { text: String color: Color nested: Filter }
  scalar JSON
  scalar Long
`;

describe('the default of an argument is printed as a GraphQL literal', () => {
  const written = referenceOf(toSdl(DEFAULTS));
  it.each(DEFAULTS.map(([type, literal], index) => ({type, literal, index})))(
    '$type = $literal',
    ({literal, index}) => {
      const [argument] = entryOf(written, 'query', `f${index}`).arguments;
      expect(argument?.defaultValue).toBe(literal);
    },
  );

  // graphql-js writes no introspection result with the others; other servers do.
  const introspectable = DEFAULTS.filter(([type]) => !['JSON', 'Long'].includes(type));
  const introspected = referenceOfSchema(
    buildClientSchema(introspectionFromSchema(buildSchema(toSdl(introspectable)))),
  );
  it.each(introspectable.map(([type, literal], index) => ({type, literal, index})))(
    '$type = $literal, read from an introspection result',
    ({literal, index}) => {
      const [argument] = entryOf(introspected, 'query', `f${index}`).arguments;
      expect(argument?.defaultValue).toBe(literal);
    },
  );
});

it('an object that stands for a custom scalar in an introspection result is printed too', () => {
  const introspection = introspectionFromSchema(
    buildSchema('scalar JSON type Query { a(b: JSON = "here"): Int }'),
  );
  const json = JSON.stringify(introspection).replace(
    JSON.stringify('"here"'),
    JSON.stringify('{a: 1, b: [true, "x", null], c: {d: 0.5}}'),
  );
  const reference = referenceOfSchema(
    buildClientSchema(JSON.parse(json) as typeof introspection),
  );
  expect(entryOf(reference, 'query', 'a').arguments[0]?.defaultValue).toBe(
    '{a: 1, b: [true, "x", null], c: {d: 0.5}}',
  );
});

it('an argument has its type, default, description, deprecation and directives', () => {
  const reference = referenceOf(`
    directive @limit(max: Int) on ARGUMENT_DEFINITION
    type Query {
      feed(
        "How many. At most 100."
        first: Int! = 10 @limit(max: 100)
        after: ID!
        page: Int @deprecated(reason: "Use \`after\`.")
      ): Int
    }
  `);
  const href = '/docs/graphql/operations/queries/feed';
  const type = (name: string, after = '') => ({
    before: '',
    name,
    after,
    href: `/docs/graphql/types/scalars/${name.toLowerCase()}`,
  });
  expect(entryOf(reference, 'query', 'feed').arguments).toEqual([
    {
      name: 'first',
      id: 'first',
      href: `${href}#first`,
      type: type('Int', '!'),
      required: false,
      defaultValue: '10',
      description: '<p>How many. At most 100.</p>',
      summary: 'How many.',
      directives: [
        {
          name: 'limit',
          href: '/docs/graphql/types/directives/limit',
          arguments: [{name: 'max', value: '100'}],
        },
      ],
      arguments: [],
    },
    {
      name: 'after',
      id: 'after',
      href: `${href}#after`,
      type: type('ID', '!'),
      required: true,
      description: '',
      summary: '',
      directives: [],
      arguments: [],
    },
    {
      name: 'page',
      id: 'page',
      href: `${href}#page`,
      type: type('Int'),
      required: false,
      description: '',
      summary: '',
      deprecation: '<p>Use <code>after</code>.</p>',
      directives: [],
      arguments: [],
    },
  ]);
});

it('a field of a type has anchors for itself and for each of its arguments', () => {
  const reference = referenceOf(`
    type Space { members(first: Int = 5): [ID!]! @deprecated owner: ID }
  `);
  const {fields} = entryOf(reference, 'object', 'Space');
  expect(
    fields.map(({id, href, arguments: list}) => ({
      id,
      href,
      arguments: list.map((argument) => [argument.id, argument.href]),
    })),
  ).toEqual([
    {
      id: 'members',
      href: '/docs/graphql/types/objects/space#members',
      arguments: [['members.first', '/docs/graphql/types/objects/space#members.first']],
    },
    {id: 'owner', href: '/docs/graphql/types/objects/space#owner', arguments: []},
  ]);
  expect(fields.map(({deprecation}) => deprecation)).toEqual([
    '<p>No longer supported</p>',
    undefined,
  ]);
});

it('an input field is required where it must be set', () => {
  const reference = referenceOf(`
    input Filter { a: Int! b: Int! = 1 c: Int d: Int @deprecated(reason: "Gone.") }
  `);
  expect(
    entryOf(reference, 'input', 'Filter').fields.map(
      ({name, href, required, defaultValue, deprecation}) => ({
        name,
        href,
        required,
        defaultValue,
        deprecation,
      }),
    ),
  ).toEqual([
    {name: 'a', href: '/docs/graphql/types/inputs/filter#a', required: true},
    {
      name: 'b',
      href: '/docs/graphql/types/inputs/filter#b',
      required: false,
      defaultValue: '1',
    },
    {name: 'c', href: '/docs/graphql/types/inputs/filter#c', required: false},
    {
      name: 'd',
      href: '/docs/graphql/types/inputs/filter#d',
      required: false,
      deprecation: '<p>Gone.</p>',
    },
  ]);
});

it('an enum value has its description, deprecation and directives', () => {
  const reference = referenceOf(`
    directive @label(text: String!) repeatable on ENUM_VALUE
    enum Role {
      "May do all."
      ADMIN @label(text: "Admin") @label(text: "Boss")
      GUEST @deprecated(reason: "Use \`USER\`.")
    }
  `);
  const label = (text: string) => ({
    name: 'label',
    href: '/docs/graphql/types/directives/label',
    arguments: [{name: 'text', value: text}],
  });
  expect(entryOf(reference, 'enum', 'Role').values).toEqual([
    {
      name: 'ADMIN',
      id: 'ADMIN',
      href: '/docs/graphql/types/enums/role#ADMIN',
      required: false,
      description: '<p>May do all.</p>',
      summary: 'May do all.',
      directives: [label('"Admin"'), label('"Boss"')],
      arguments: [],
    },
    {
      name: 'GUEST',
      id: 'GUEST',
      href: '/docs/graphql/types/enums/role#GUEST',
      required: false,
      description: '',
      summary: '',
      deprecation: '<p>Use <code>USER</code>.</p>',
      directives: [],
      arguments: [],
    },
  ]);
});

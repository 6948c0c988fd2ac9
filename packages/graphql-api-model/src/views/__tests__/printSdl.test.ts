import {describe, expect, it} from 'vitest';
import {elementOf, linked, modelOf} from '../../__tests__/schemas';
import type {ApiModel, Element} from '../../model/apiModel';
import {printSdl, type SdlToken, textOf} from '../printSdl';

function tokensOf(
  model: ApiModel,
  kind: Exclude<Element['kind'], 'schema' | 'input field' | 'enum value' | 'argument'>,
  coordinate: string,
): readonly SdlToken[] {
  return printSdl(elementOf(model, kind, coordinate), linked(model).permalinks);
}

describe('the definition of a type', () => {
  it('has its names as links', () => {
    const model = modelOf(`
      directive @auth(role: Role, tags: [String!]) on OBJECT | FIELD_DEFINITION
      enum Role { ADMIN }
      interface Node { id: ID! }
      type Space implements Node @auth(role: ADMIN, tags: ["a", "b"]) {
        id: ID!
        posts(first: Int = 10): [Space!]! @deprecated(reason: "No.")
      }
    `);
    const link = (kind: 'type' | 'name' | 'meta', text: string, href: string) => ({
      text,
      kind,
      href,
    });
    expect(tokensOf(model, 'object', 'Space')).toEqual([
      {text: 'type', kind: 'keyword'},
      ' Space',
      ' ',
      {text: 'implements', kind: 'keyword'},
      ' ',
      link('type', 'Node', '/docs/graphql/types/interfaces/node'),
      ' ',
      link('meta', '@auth', '/docs/graphql/types/directives/auth'),
      '(role: ADMIN, tags: ["a", "b"])',
      ' {',
      '\n  ',
      link('name', 'id', '#id'),
      ': ',
      link('type', 'ID', '/docs/graphql/types/scalars/id'),
      '!',
      '\n  ',
      link('name', 'posts', '#posts'),
      '(',
      link('name', 'first', '#posts.first'),
      ': ',
      link('type', 'Int', '/docs/graphql/types/scalars/int'),
      ' = ',
      {text: '10', kind: 'string'},
      ')',
      ': ',
      '[',
      link('type', 'Space', '/docs/graphql/types/objects/space'),
      '!]!',
      ' ',
      link('meta', '@deprecated', '/docs/graphql/types/directives/deprecated'),
      '(reason: "No.")',
      '\n}',
    ]);
  });

  it('marks the name of a directive, which leads nowhere', () => {
    const model = modelOf('directive @auth repeatable on OBJECT | FIELD');
    expect(tokensOf(model, 'directive', '@auth')).toEqual([
      {text: 'directive', kind: 'keyword'},
      ' ',
      {text: '@auth', kind: 'meta'},
      ' ',
      {text: 'repeatable', kind: 'keyword'},
      ' ',
      {text: 'on', kind: 'keyword'},
      ' OBJECT | FIELD',
    ]);
  });

  it.each([
    ['object', 'T', ['b'], 'type T {\n  # …\n  b: Int\n  # …\n}'],
    ['object', 'T', ['a', 'b'], 'type T {\n  a(x: Int, y: Int): Int\n  b: Int\n  # …\n}'],
    ['field', 'T.a', ['y'], 'a(\n  # …\n  y: Int\n): Int'],
    ['enum', 'E', ['TWO'], 'enum E {\n  # …\n  TWO\n}'],
    ['input', 'I', ['a'], 'input I {\n  a: Int\n  # …\n}'],
    ['union', 'U', ['E1'], 'union U =\n  | E1\n  # …'],
    ['directive', '@d', ['y'], 'directive @d(\n  # …\n  y: Int\n) on FIELD'],
  ] as const)(
    'prints of the %s %s only %j, and marks the rest',
    (kind, name, shown, text) => {
      const {model, permalinks} = linked(
        modelOf(`
        type T { a(x: Int y: Int): Int b: Int c: Int } enum E { ONE TWO } input I { a: Int b: Int }
        union U = E1 | E2 type E1 { a: Int } type E2 { a: Int } directive @d(x: Int y: Int) on FIELD
      `),
      );
      const tokens = printSdl(elementOf(model, kind, name), permalinks, new Set(shown));
      expect(textOf(tokens)).toBe(text);
    },
  );

  it.each([
    ['object', 'A', 'type A implements B & C {\n  id: ID\n}'],
    ['interface', 'B', 'interface B implements C {\n  id: ID\n}'],
    ['enum', 'E', 'enum E {\n  ONE\n  TWO @deprecated(reason: "Say \\"ONE\\".")\n}'],
    ['input', 'I', 'input I @oneOf {\n  a: Int\n  b: [E!]\n}'],
    ['input', 'D', 'input D {\n  a: Int! = 1\n  b: String = "x" @deprecated\n}'],
    ['union', 'U', 'union U =\n  | A\n  | F'],
    ['scalar', 'S', 'scalar S @specifiedBy(url: "https://example.com/a\\"b")'],
    [
      'directive',
      '@tag',
      'directive @tag(name: String!, old: Int @deprecated) repeatable on OBJECT | FIELD',
    ],
    ['field', 'F.a', 'a(b: Int = 1): Int @deprecated(reason: "No.")'],
  ] as const)('of the kind %s is printed as it is written', (kind, coordinate, text) => {
    const model = modelOf(`
      interface C { id: ID }
      interface B implements C { id: ID }
      type A implements B & C { id: ID }
      enum E { ONE TWO @deprecated(reason: "Say \\"ONE\\".") }
      input I @oneOf { a: Int b: [E!] }
      input D { a: Int! = 1, b: String = "x" @deprecated }
      type F { a(b: Int = 1): Int @deprecated(reason: "No.") }
      union U = A | F
      scalar S @specifiedBy(url: "https://example.com/a\\"b")
      directive @tag(name: String!, old: Int @deprecated) repeatable on OBJECT | FIELD
    `);
    expect(textOf(tokensOf(model, kind, coordinate))).toBe(text);
  });

  it('breaks a long list of arguments into lines', () => {
    const model = modelOf(`
      type Query {
        spaces(first: Int = 10, after: String, nameContains: String, isPublic: Boolean): Int
      }
      type Space {
        posts(first: Int = 10, after: String, titleContains: String, isPinned: Boolean): Int
      }
    `);
    expect(textOf(tokensOf(model, 'field', 'Query.spaces'))).toBe(
      'spaces(\n  first: Int = 10\n  after: String\n  nameContains: String\n  isPublic: Boolean\n): Int',
    );
    expect(textOf(tokensOf(model, 'object', 'Space'))).toBe(
      'type Space {\n  posts(\n    first: Int = 10\n    after: String\n    titleContains: String\n    isPinned: Boolean\n  ): Int\n}',
    );
  });

  it.each([
    [72, false],
    [73, true],
  ])('a list of arguments of %i characters is broken: %s', (length, isBroken) => {
    const rest = ': Int, b: Int'.length + 2;
    const model = modelOf(
      `type Query { f(${'a'.repeat(length - rest)}: Int, b: Int): Int }`,
    );
    expect(textOf(tokensOf(model, 'field', 'Query.f')).includes('\n')).toBe(isBroken);
  });
});

it('a root type leads to the list of its operations, and a type of introspection nowhere', () => {
  const model = modelOf('type Query { a: [Query!] b: __Schema }');
  expect(tokensOf(model, 'object', 'Query').slice(2)).toEqual([
    ' {',
    '\n  ',
    'a',
    ': ',
    '[',
    {text: 'Query', kind: 'type', href: '/docs/graphql/operations/queries/'},
    '!]',
    '\n  ',
    'b',
    ': ',
    {text: '__Schema', kind: 'type'},
    '\n}',
  ]);
});

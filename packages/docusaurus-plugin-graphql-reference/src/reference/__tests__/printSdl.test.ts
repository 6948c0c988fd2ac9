import {
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  printIntrospectionSchema,
  visit,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {
  entryOf,
  loadGithubSchema,
  loadSiteSchema,
  referenceOf,
  referenceOfSchema,
} from '../../__tests__/referenceOf';
import type {Entry, SdlToken} from '../types';

function textOf(tokens: readonly SdlToken[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}

describe('the definition of a type', () => {
  it('has its names as links', () => {
    const reference = referenceOf(`
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
    expect(entryOf(reference, 'object', 'Space').sdl).toEqual([
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
      {text: '@deprecated', kind: 'meta'},
      '\n}',
    ]);
  });

  it.each([
    ['object', 'A', 'type A implements B & C {\n  id: ID\n}'],
    ['interface', 'B', 'interface B implements C {\n  id: ID\n}'],
    ['enum', 'E', 'enum E {\n  ONE\n  TWO @deprecated\n}'],
    ['input', 'I', 'input I @oneOf {\n  a: Int\n  b: [E!]\n}'],
    ['input', 'D', 'input D {\n  a: Int! = 1\n  b: String = "x"\n}'],
    ['union', 'U', 'union U =\n  | A\n  | F'],
    ['scalar', 'S', 'scalar S @specifiedBy(url: "https://example.com/a\\"b")'],
    [
      'directive',
      'tag',
      'directive @tag(name: String!, old: Int @deprecated) repeatable on OBJECT | FIELD',
    ],
  ] as const)('of the kind %s is printed as it is written', (kind, name, text) => {
    const reference = referenceOf(`
      interface C { id: ID }
      interface B implements C { id: ID }
      type A implements B & C { id: ID }
      enum E { ONE TWO @deprecated }
      input I @oneOf { a: Int b: [E!] }
      input D { a: Int! = 1, b: String = "x" }
      type F { a: Int }
      union U = A | F
      scalar S @specifiedBy(url: "https://example.com/a\\"b")
      directive @tag(name: String!, old: Int @deprecated) repeatable on OBJECT | FIELD
    `);
    expect(textOf(entryOf(reference, kind, name).sdl)).toBe(text);
  });

  it('breaks a long list of arguments into lines', () => {
    const reference = referenceOf(`
      type Query {
        spaces(first: Int = 10, after: String, nameContains: String, isPublic: Boolean): Int
      }
      type Space {
        posts(first: Int = 10, after: String, titleContains: String, isPinned: Boolean): Int
      }
    `);
    expect(textOf(entryOf(reference, 'query', 'spaces').sdl)).toBe(
      'spaces(\n  first: Int = 10\n  after: String\n  nameContains: String\n  isPublic: Boolean\n): Int',
    );
    expect(textOf(entryOf(reference, 'object', 'Space').sdl)).toBe(
      'type Space {\n  posts(\n    first: Int = 10\n    after: String\n    titleContains: String\n    isPinned: Boolean\n  ): Int\n}',
    );
  });
});

/** Everything that the printed definition says too, in one order. */
function normalize(node: ASTNode): string {
  const sorted = (directives: readonly ConstDirectiveNode[] | undefined) =>
    (directives ?? []).toSorted((a, b) => (a.name.value < b.name.value ? -1 : 1));
  return print(
    visit(node, {
      enter: (each) => ({
        ...each,
        ...('description' in each && {description: undefined}),
        ...('directives' in each && {
          directives: sorted(each.directives as readonly ConstDirectiveNode[]),
        }),
        // The reason stands on the page, above the description.
        ...(each.kind === Kind.DIRECTIVE &&
          each.name.value === 'deprecated' && {arguments: []}),
      }),
    }),
  );
}

/** A type's definition with what its extensions add. */
function merge({astNode, extensionASTNodes}: GraphQLNamedType): ASTNode | undefined {
  if (!astNode) return undefined;
  return extensionASTNodes.reduce<object>((merged, extension) => {
    const lists = Object.entries(extension).filter(([, value]) => Array.isArray(value));
    return {
      ...merged,
      ...Object.fromEntries(
        lists.map(([key, list]) => [
          key,
          [...((merged as Record<string, unknown[]>)[key] ?? []), ...(list as unknown[])],
        ]),
      ),
    };
  }, astNode) as ASTNode;
}

function findBuiltIn(schema: GraphQLSchema, name: string): DefinitionNode | undefined {
  return parse(printIntrospectionSchema(schema)).definitions.find(
    (node) => node.kind === Kind.DIRECTIVE_DEFINITION && node.name.value === name,
  );
}

function definitionOf(schema: GraphQLSchema, entry: Entry): ASTNode {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  let node: ASTNode | null | undefined;
  if ('returns' in entry) {
    node = roots[entry.kind]?.getFields()[entry.name]?.astNode;
  } else if (entry.kind === 'directive') {
    node = schema.getDirective(entry.name)?.astNode ?? findBuiltIn(schema, entry.name);
  } else {
    const type = schema.getType(entry.name);
    node = type && (merge(type) ?? parse(`scalar ${entry.name}`).definitions[0]);
  }
  if (!node) throw new Error(`The schema does not define ${entry.name}.`);
  return node;
}

function parseEntry(entry: Entry): ASTNode {
  const text = textOf(entry.sdl);
  const isField = 'returns' in entry;
  const [definition] = parse(isField ? `type T { ${text} }` : text).definitions;
  const node =
    isField && definition?.kind === Kind.OBJECT_TYPE_DEFINITION
      ? definition.fields?.[0]
      : definition;
  if (!node) throw new Error(`Nothing is defined by: ${text}`);
  return node;
}

it.each([
  ['the site', loadSiteSchema],
  ['GitHub', loadGithubSchema],
])(
  'every printed definition says what the schema of %s says',
  (_, load) => {
    const {schema} = load();
    const {entries} = referenceOfSchema(schema);
    expect(entries.length).toBeGreaterThan(200);
    const differing = entries.filter(
      (entry) => normalize(parseEntry(entry)) !== normalize(definitionOf(schema, entry)),
    );
    expect(
      differing.map((entry) => [
        normalize(parseEntry(entry)),
        normalize(definitionOf(schema, entry)),
      ]),
    ).toEqual([]);
  },
  60_000,
);

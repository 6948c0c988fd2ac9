import {
  type ASTNode,
  buildSchema,
  type GraphQLSchema,
  parse,
  specifiedDirectives,
  specifiedScalarTypes,
  visit,
} from 'graphql';
import {
  describeSchema,
  isOperationKind,
  listEntries,
  printSchemaFile,
} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {
  listPatterns,
  loadGithubSchema,
  loadKitchenSink,
  loadLibrarySchema,
  type Pattern,
} from '../../../../graphql-api-model/src/__tests__/schemas';
import {createPick} from '../createPick';

function fileOf(schema: GraphQLSchema): string {
  return printSchemaFile(describeSchema(schema));
}

const BROUGHT: ReadonlySet<string> = new Set([
  ...specifiedScalarTypes.map(({name}) => name),
  ...specifiedDirectives.map(({name}) => `@${name}`),
]);

/** The names of the types and directives that a document uses, those that GraphQL brings left out. */
function namesIn(node: ASTNode): readonly string[] {
  const names = new Set<string>();
  visit(node, {
    NamedType: ({name}) => void names.add(name.value),
    Directive: ({name}) => void names.add(`@${name.value}`),
  });
  return [...names].filter((name) => !BROUGHT.has(name) && !name.startsWith('__'));
}

/** The name of a definition, in whose file nothing else is at the beginning of a line. */
function nameOf(definition: string): string {
  const [, name = ''] =
    /^\w+(?: (@?\w+))?/m.exec(definition.replace(/^"""$/gm, '')) ?? [];
  return name;
}

const SDL = `
  """
  Reads.

  type Fake { id: ID }
  space is described.
  """
  type Query {
    "One \\"\\"\\" of them."
    space(id: ID! = "type Fake @tag", kind: Kind = OPEN): Space @tag(name: "a: Unused")
    spaces: [Space!]!
    unused: Unused
  }
  directive @tag(name: String) on FIELD_DEFINITION
  directive @other on OBJECT
  enum Kind { OPEN "Shut." CLOSED }
  union Hit = Space | Place
  interface Node { id: ID }
  type Space implements Node { id: ID hit: [Hit] }
  type Place { city: City }
  scalar City
  type Unused @other { id: ID }
  type Secret { id: ID }
`;

describe('what an operation reaches', () => {
  const picked = createPick(fileOf(buildSchema(SDL)))('Query.space');

  it('is all that it takes and returns, and nothing else', () => {
    const types = Object.keys(buildSchema(picked).getTypeMap());
    expect(types.filter((name) => /^[A-Z]/.test(name)).toSorted()).toEqual([
      'Boolean',
      'City',
      'Hit',
      'ID',
      'Kind',
      'Node',
      'Place',
      'Query',
      'Space',
      'String',
    ]);
    expect(picked).not.toContain('@other');
  });

  it('begins with the operation alone, as the schema describes it', () => {
    expect(
      picked.startsWith(`type Query {
  """
    One \\""" of them.
  """
  space(id: ID! = "type Fake @tag", kind: Kind = OPEN): Space @tag(name: "a: Unused")
}
`),
    ).toBe(true);
  });

  it('names a root type that is called otherwise', () => {
    const schema = buildSchema(
      'schema { query: Root } type Root { a: A b: ID } type A { id: ID }',
    );
    expect(createPick(fileOf(schema))('Root.b')).toBe(
      'schema {\n  query: Root\n}\n\ntype Root {\n  b: ID\n}\n',
    );
  });

  it('has all operations where a type leads back to them', () => {
    const schema = buildSchema('type Query { a: A b: ID } type A { query: Query }');
    expect(
      Object.keys(
        buildSchema(createPick(fileOf(schema))('Query.a'))
          .getQueryType()!
          .getFields(),
      ),
    ).toEqual(['a', 'b']);
  });
});

it.each<Pattern>([
  ['the library', loadLibrarySchema],
  ['the kitchen sink', loadKitchenSink],
  ['GitHub', loadGithubSchema],
  ...listPatterns(),
])('every operation of %s comes with all that it needs', (_, load) => {
  const model = describeSchema(load().schema);
  const file = printSchemaFile(model);
  expect(() => buildSchema(file)).not.toThrow();
  const needs = new Map(
    file.split(/\n\n(?=\S)/).map((text) => [nameOf(text), namesIn(parse(text))]),
  );
  const pick = createPick(file);
  for (const {element} of listEntries(model).filter(({kind}) => isOperationKind(kind))) {
    const [root = ''] = element.coordinate.split('.');
    const parts = pick(element.coordinate).split(/\n\n(?=\S)/);
    // Of several roots the file has all, and an operation its own.
    const names = new Set(parts.map(nameOf).filter((name) => name !== ''));
    const own = parts.find((text) => nameOf(text) === root) ?? '';
    expect(own).toMatch(new RegExp(`^  ${element.name}\\b`, 'm'));
    const needed = [...names].flatMap((name) =>
      name === root ? namesIn(parse(own)) : (needs.get(name) ?? []),
    );
    expect(needed.filter((name) => !names.has(name))).toEqual([]);
  }
});

it.each([
  ['the library', loadLibrarySchema],
  ['the kitchen sink', loadKitchenSink],
])('graphql-js builds a schema of every operation of %s', (_, load) => {
  const model = describeSchema(load().schema);
  const pick = createPick(printSchemaFile(model));
  for (const {element} of listEntries(model).filter(({kind}) => isOperationKind(kind))) {
    expect(() => buildSchema(pick(element.coordinate))).not.toThrow();
  }
});

import {
  array,
  boolean,
  constantFrom,
  option,
  subarray,
  tuple,
  type Arbitrary,
} from 'fast-check';
import {buildSchema, type GraphQLSchema, validateSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {forAll} from '../../__tests__/forAll';
import {
  listPatterns,
  loadGithubSchema,
  loadKitchenSink,
  loadLibrarySchema,
  loadText,
  type Pattern,
} from '../../__tests__/schemas';
import type {ApiModel} from '../../model/apiModel';
import {describeSchema} from '../../model/describeSchema';
import {hideElements} from '../../model/hideElements';
import {printSchemaFile} from '../printSchemaFile';

/** All that a schema defines, in one order; not where, nor what only the router needs. */
function factsOf(model: ApiModel): unknown {
  const {schema, roots, types, directives} = model;
  const byName = (a: {name: string}, b: {name: string}): number =>
    a.name < b.name ? -1 : 1;
  const facts = {
    schema,
    roots,
    types: types.toSorted(byName),
    directives: directives.filter((one) => !one.isBuiltIn).toSorted(byName),
  };
  const left = new Set(['position', 'descriptionPosition']);
  return JSON.parse(
    JSON.stringify(facts, (key, value: unknown) => (left.has(key) ? undefined : value)),
  );
}

function expectSame(model: ApiModel, read: (sdl: string) => GraphQLSchema): void {
  const again = describeSchema(read(printSchemaFile(model)));
  expect(factsOf(again)).toEqual(factsOf(model));
}

function readText(sdl: string): GraphQLSchema {
  return loadText(sdl).schema;
}

describe('the file, read back, is the schema', () => {
  it.each<Pattern>([
    ['the library', loadLibrarySchema],
    ['the kitchen sink', loadKitchenSink],
    ['GitHub', loadGithubSchema],
    ...listPatterns(),
  ])('of %s', (_, load) => {
    const model = describeSchema(load().schema);
    // The queries of a subgraph may be in another one.
    if (model.roots.every(({kind}) => kind !== 'query')) return;
    expectSame(model, buildSchema);
  });

  it.each([
    [
      'a plain type with the name of a root',
      'type Query { a: Subscription } type Subscription { a: ID }',
    ],
    ['a root whose name differs by case', 'schema { query: query } type query { a: ID }'],
    ['a description', '"x" schema { query: Query } type Query { a: ID }'],
    [
      'directives',
      'schema @a { query: Query } type Query { a: ID } directive @a on SCHEMA',
    ],
    [
      'block strings in values',
      'directive @a(b: [String]) on FIELD_DEFINITION\ntype Query { a(b: String = """\nx\n\ny\n"""): ID @a(b: ["""\nx\n  """]) @deprecated(reason: """\nx\n\ny\n""") }',
    ],
    [
      'built-in directives of its own',
      'directive @deprecated(reason: String = "Gone.", by: Int) on FIELD_DEFINITION | OBJECT\ndirective @oneOf(a: Int) on INPUT_OBJECT\ntype Query @deprecated(by: 1) { a(b: I): ID @deprecated } input I @oneOf(a: 1) { c: Int }',
    ],
  ])('with %s', (_, sdl) => {
    expectSame(describeSchema(readText(sdl)), readText);
  });

  it('whatever it contains', () => {
    forAll(schemas(), (sdl) => {
      expectSame(describeSchema(buildSchema(sdl)), buildSchema);
    });
  });

  it('and valid, whatever is hidden', () => {
    const coordinates =
      'A B N M E E.V I U S Root *.a A.* A.a A.a(y:) N.a(x:) *.b(x:) @tag I.*'.split(' ');
    forAll(tuple(schemas(), subarray(coordinates)), ([sdl, patterns]) => {
      const file = printHiding(sdl, patterns);
      if (file === undefined || file.trim() === '') return;
      const schema = buildSchema(file);
      if (!schema.getQueryType()) return;
      expect(validateSchema(schema)).toEqual([]);
    });
  });
});

/** The file without what the patterns hide; undefined where a default names that. */
function printHiding(sdl: string, patterns: readonly string[]): string | undefined {
  try {
    const model = describeSchema(buildSchema(sdl));
    return printSchemaFile(hideElements(model, {patterns, lenient: true}).model);
  } catch (error) {
    expect(String(error)).toContain('names it. Hide "');
    return undefined;
  }
}

it('the file has nothing that is hidden, nor what leads there', () => {
  const model = describeSchema(
    buildSchema(`
      type Query { space(secret: SecretInput, id: ID): Space secret: Secret }
      interface Secret { id: ID }
      type Space implements Secret { id: ID secret: [Secret!] }
      union Hit = Space | SecretHit
      type SecretHit { id: ID }
      input SecretInput { id: ID }
      input Other { secret: SecretInput id: ID }
    `),
  );
  const hiding = {patterns: ['Secret*'], lenient: false};
  const file = printSchemaFile(hideElements(model, hiding).model);
  expect(file).not.toMatch(/secret/i);
  expect(() => buildSchema(file)).not.toThrow();
});

it('uses the reason that the schema gives for a deprecation without one', () => {
  const schema = readText(
    'directive @deprecated(reason: String = "Gone.") on FIELD_DEFINITION\ntype Query { a: ID @deprecated b: ID @deprecated(reason: "No longer supported") }',
  );
  const [type] = describeSchema(schema).types.filter(({kind}) => kind === 'object');
  expect(
    type?.kind === 'object' && type.fields.map(({deprecation}) => deprecation),
  ).toEqual([{reason: 'Gone.'}, {reason: 'No longer supported'}]);
});

const PIECES = [
  ...['a', ' ', '  ', '\n', '\t', '"', '"""', '\\', '#', '\u00e9', '😀', '}'],
  ...['\ntype Fake {\n', '\n  a: Int\n'],
];

/** A schema in which a description may be at `~`, and a value is at `%`. */
const TEMPLATE = `
~schema @tag(name: %) { query: Root mutation: B }
~directive @tag(~name: String = %, list: [S]) repeatable on SCHEMA | SCALAR | OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | INTERFACE | UNION | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION
~type Root @tag(name: %, list: [{a: %}, 1e400, E]) { ~a(~x: Int! = 5 ~y: S = % @tag(name: %)): [B!]! ~b(x: [E!]! = [V]): U plain: Query }
~type Query { a: ID }
~interface N @tag(name: %) { ~a(~x: String! ~y: ID = null): N @deprecated(reason: %) }
interface M implements N { a(x: String! y: ID): N }
type A implements M & N { a(x: String! y: ID): A ~c: Int @tag(name: %) @deprecated }
type B { a: N b: [E] }
~union U @tag(name: %) = A | B
~enum E @tag(name: %) { ~V @tag(name: %) ~W @deprecated(reason: %) }
~input I @tag(name: %) { ~d: S = {d: %} ~e: String = % @tag(name: %) f: E }
~scalar S @tag(name: %)
`;

/** Schemas with hostile descriptions and values, as strings and as block strings. */
function schemas(): Arbitrary<string> {
  const text = array(constantFrom(...PIECES), {maxLength: 8});
  const string = tuple(text, boolean()).map(([pieces, isBlock]) => {
    const value = pieces.join('');
    return isBlock
      ? `"""${value.replaceAll('"""', '\\"""')}\n"""`
      : JSON.stringify(value);
  });
  const places = TEMPLATE.split(/(?=[~%])/);
  return tuple(...places.map(() => option(string, {nil: ''}))).map((texts) =>
    places
      .map((part, index) => {
        if (part.startsWith('~')) return `${texts[index]}\n${part.slice(1)}`;
        return part.replace(/^%/, texts[index] || '""');
      })
      .join(''),
  );
}

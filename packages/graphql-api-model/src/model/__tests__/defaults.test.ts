import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  introspectionFromSchema,
} from 'graphql';
import {expect, it} from 'vitest';
import {elementOf} from '../../__tests__/schemas';
import {describeSchema} from '../describeSchema';

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
  ['JSON', '{e: A}'],
  ['JSON', '[1, 2]'],
  ['JSON', '"text"'],
  ['Long', '9007199254740993'],
  ['Long', '9223372036854775807'],
];

function toSchema(defaults: typeof DEFAULTS): GraphQLSchema {
  const fields = defaults.map(
    ([type, literal], index) => `f${index}(a: ${type} = ${literal}): Int`,
  );
  return buildSchema(`
    type Query { ${fields.join('\n')} }
    enum Color { RED BLUE }
    input Filter { text: String color: Color nested: Filter }
    scalar JSON
    scalar Long
  `);
}

/** The type and the default of each argument. */
function defaultsOf(schema: GraphQLSchema): readonly unknown[] {
  return elementOf(describeSchema(schema), 'object', 'Query').fields.flatMap((field) =>
    field.arguments.map(({type, defaultValue}) => [type.notation, defaultValue]),
  );
}

it('the default of an argument is the literal that is written', () => {
  expect(defaultsOf(toSchema(DEFAULTS))).toEqual(DEFAULTS);
});

it('the default of a schema without text is printed as a literal', () => {
  // graphql-js writes no introspection result with the others; other servers do.
  const some = DEFAULTS.filter(([type]) => !['JSON', 'Long'].includes(type));
  const introspected = buildClientSchema(introspectionFromSchema(toSchema(some)));
  expect(defaultsOf(introspected)).toEqual(some);
});

it('what has no default has none', () => {
  const model = describeSchema(buildSchema('type Query { a(b: Int): Int }'));
  expect(elementOf(model, 'argument', 'Query.a(b:)')).not.toHaveProperty('defaultValue');
});

import {buildClientSchema, buildSchema, introspectionFromSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
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

const toSdl = (defaults: typeof DEFAULTS) => `
  type Query {
${defaults.map(([type, literal], index) => `    f${index}(a: ${type} = ${literal}): Int`).join('\n')}
  }
  enum Color { RED BLUE }
  input Filter { text: String color: Color nested: Filter }
  scalar JSON
  scalar Long
`;

describe('the default of an argument is the literal that is written', () => {
  const written = describeSchema(buildSchema(toSdl(DEFAULTS)));
  it.each(DEFAULTS.map(([type, literal], index) => ({type, literal, index})))(
    '$type = $literal',
    ({literal, index}) => {
      const argument = elementOf(written, 'argument', `Query.f${index}(a:)`);
      expect(argument.defaultValue).toBe(literal);
    },
  );
});

describe('the default of a schema without text is printed as a literal', () => {
  // graphql-js writes no introspection result with the others; other servers do.
  const introspectable = DEFAULTS.filter(
    ([type, literal]) => !['JSON', 'Long'].includes(type) && !literal.startsWith('"""'),
  );
  const introspected = describeSchema(
    buildClientSchema(introspectionFromSchema(buildSchema(toSdl(introspectable)))),
  );
  it.each(introspectable.map(([type, literal], index) => ({type, literal, index})))(
    '$type = $literal',
    ({literal, index}) => {
      const argument = elementOf(introspected, 'argument', `Query.f${index}(a:)`);
      expect(argument.defaultValue).toBe(literal);
    },
  );

  it('and what has none has none', () => {
    const model = describeSchema(buildSchema('type Query { a(b: Int): Int }'));
    expect(elementOf(model, 'argument', 'Query.a(b:)')).not.toHaveProperty(
      'defaultValue',
    );
  });
});

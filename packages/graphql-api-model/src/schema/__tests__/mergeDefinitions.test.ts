import {printSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import type {LoadedSchema} from '../loadSchema';
import {SchemaError} from '../SchemaError';
import {loadFiles, toFiles} from './loadFiles';

function load(texts: readonly string[], lenient = false): LoadedSchema {
  return loadFiles(toFiles(texts), {lenient});
}

/** The warnings or problems without their frames. */
function toldOf(texts: readonly string[], lenient = false): readonly string[] {
  const withoutFrames = (text: string): readonly string[] =>
    text
      .split('\n')
      .filter(
        (line) => !/^ *>? *\d* \||^ {2}[abc]\.graphql|^$|^The schema has/.test(line),
      )
      .map((line) => line.trim());
  try {
    return load(texts, lenient).warnings.flatMap(withoutFrames);
  } catch (error) {
    if (error instanceof SchemaError) return withoutFrames(error.message);
    throw error;
  }
}

const QUERY = 'type Query { a: Int }';

describe('definitions of one type in several files', () => {
  it('are united when they do not contradict, without a word', () => {
    const {schema, warnings} = load([
      `type Query implements N { a: Int n: Int }
       interface N { n: Int }
       enum E { A }
       input I { f: Int }
       union U = Query
       scalar S`,
      `type Query implements N & M { n: Int b: E c(i: I): U d: S m: Int }
       interface M { m: Int }
       enum E { A B }
       input I { f: Int g: Int = 1 }
       type T { t: Int }
       union U = Query | T
       scalar S @specifiedBy(url: "https://example.com/s")`,
    ]);
    expect(warnings).toEqual([]);
    expect(printSchema(schema)).toBe(`type Query implements N & M {
  a: Int
  n: Int
  b: E
  c(i: I): U
  d: S
  m: Int
}

interface N {
  n: Int
}

enum E {
  A
  B
}

input I {
  f: Int
  g: Int = 1
}

union U = Query | T

scalar S @specifiedBy(url: "https://example.com/s")

interface M {
  m: Int
}

type T {
  t: Int
}`);
  });

  it('give what only one of them describes its description', () => {
    const {schema, warnings} = load([
      'type Query { a(x: Int): Int }',
      '"The root." type Query { "A field." a("An argument." x: Int): Int }',
      '"""The schema.""" schema { query: Query }',
    ]);
    expect(warnings).toEqual([]);
    const field = schema.getQueryType()?.getFields()['a'];
    expect([
      schema.description,
      schema.getQueryType()?.description,
      field?.description,
      field?.args[0]?.description,
    ]).toEqual(['The schema.', 'The root.', 'A field.', 'An argument.']);
  });

  it('that are described twice show the first description, and say so', () => {
    expect(
      toldOf(['"One." type Query { "A." a: Int }', '"Two." type Query { "A." a: Int }']),
    ).toEqual([
      'b.graphql:1:13: "Query" is described twice, first at a.graphql:1:13.',
      'The first description is shown.',
    ]);
  });

  it('that contradict are an error with both places', () => {
    expect(
      toldOf([
        'type Query { a: Int b(x: Int): Int } enum E { A } directive @d on ENUM',
        'type Query { a: Int! b(x: Int = 1): Int } enum E { A @deprecated } directive @d on FIELD',
      ]),
    ).toEqual(
      [
        '14: "Query.a" is defined twice, first at a.graphql:1:14. The two differ in type (Int!, first Int).',
        '22: "Query.b" is defined twice, first at a.graphql:1:21. The two differ in argument "x" (x: Int = 1, first x: Int).',
        '52: "E.A" is defined twice, first at a.graphql:1:47. The two differ in directive "deprecated" (only here).',
        '79: "@d" is defined twice, first at a.graphql:1:62. The two differ in location "ENUM" (only first), location "FIELD" (only here).',
      ].flatMap((text) => [
        `b.graphql:1:${text}`,
        'Remove one of the two, or keep the first with the option lenient: true (--lenient).',
      ]),
    );
  });

  it('of two kinds are an error, and lenient keeps the first', () => {
    const texts = [
      `${QUERY} enum Role { ADMIN }`,
      'type Role { id(x: Int): ID name: ID }',
    ];
    expect(toldOf(texts)).toEqual([
      'b.graphql:1:6: "Role" is defined twice, first at a.graphql:1:28. The two differ.',
      'Remove one of the two, or keep the first with the option lenient: true (--lenient).',
    ]);
    expect(toldOf(texts, true)).toEqual([
      'b.graphql:1:6: "Role" is defined twice, first at a.graphql:1:28. The two differ.',
      'The first definition is used.',
    ]);
  });

  it('apply a directive once, if its arguments do not differ', () => {
    const definition = 'directive @o(of: String) on OBJECT\n';
    const repeatable = 'directive @o(of: String) repeatable on OBJECT\n';
    const [one, two] = [
      'type Query @o(of: "A") { a: Int }',
      'type Query @o(of: "B") { b: Int }',
    ];
    expect(toldOf([definition + one, one])).toEqual([]);
    expect(toldOf([repeatable + one, one + two.replace('type', 'extend type')])).toEqual(
      [],
    );
    expect(toldOf([definition + one, two])).toEqual([
      'b.graphql:1:13: "Query" has the directive "@o" twice, first at a.graphql:2:13. The two differ in argument "of" (of: "B", first of: "A").',
      'Remove one of the two, or keep the first with the option lenient: true (--lenient).',
    ]);
    expect(toldOf([definition + one, two], true)).toEqual([
      'b.graphql:1:13: "Query" has the directive "@o" twice, first at a.graphql:2:13. The two differ in argument "of" (of: "B", first of: "A").',
      'The first definition is used.',
    ]);
  });

  it('name different root types only once', () => {
    const roots = 'type A { a: Int } type B { a: Int }';
    expect(
      toldOf([`schema { query: A } ${roots}`, 'schema { query: A mutation: B }']),
    ).toEqual([]);
    expect(toldOf([`schema { query: A } ${roots}`, 'schema { query: B }'])).toEqual([
      'b.graphql:1:10: "schema" names a query type twice, first at a.graphql:1:10. The two differ in type (B, first A).',
      'Remove one of the two, or keep the first with the option lenient: true (--lenient).',
    ]);
  });
});

describe('definitions of one type in one file', () => {
  const TEXT = `${QUERY}\ntype Query { a: Int b: Int }`;

  it('are an error', () => {
    expect(toldOf([TEXT])).toEqual([
      'a.graphql:2:6: "Query" is defined twice, first at a.graphql:1:6.',
      'Write it once, or join the two with the option lenient: true (--lenient).',
    ]);
  });

  it('are joined by lenient, which says so', () => {
    expect(printSchema(load([TEXT], true).schema)).toBe(
      'type Query {\n  a: Int\n  b: Int\n}',
    );
    expect(toldOf([TEXT], true)).toEqual([
      'a.graphql:2:6: "Query" is defined twice, first at a.graphql:1:6.',
      'The two are joined.',
    ]);
  });

  it('state an interface and a member of a union once', () => {
    const text =
      'type Query implements N & N { n: U } interface N { n: U } union U = Query | Query';
    expect(toldOf([text], true)).toEqual([
      'a.graphql:1:27: "Query" implements "N" twice, first at a.graphql:1:23.',
      'The first definition is used.',
      'a.graphql:1:77: "U" has the member "Query" twice, first at a.graphql:1:69.',
      'The first definition is used.',
    ]);
  });
});

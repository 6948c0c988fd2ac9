import {encode} from 'gpt-tokenizer/encoding/o200k_base';
import {buildSchema, validateSchema} from 'graphql';
import {expect, it} from 'vitest';
import {describeSchema} from '../../model/describeSchema';
import {listEntries} from '../../model/listEntries';
import {
  elementOf,
  listPatterns,
  loadGithubSchema,
  loadKitchenSink,
  modelOf,
} from '../../__tests__/schemas';
import type {FieldElement} from '../../model/apiModel';
import {printClosure} from '../printClosure';

const model = describeSchema(
  buildSchema(`
type Query { a(filter: Filter): A  b: B }
type Mutation { c: B }
"Narrows." input Filter { by: By, not: Filter }
enum By { NAME AGE }
type A { b: B name: String }
type B { a: A c: C }
type C { d: D }
type D { name: String }
`),
);

const QUERY = {kind: 'query', element: elementOf(model, 'field', 'Query.a')} as const;

it('an operation has the types that it reaches, and no other operation', () => {
  expect(printClosure(model, QUERY)).toBe(`type Query {
  a(filter: Filter): A
  # 1 more field
}

"""
  Narrows.
"""
input Filter {
  by: By
  not: Filter
}

type A {
  b: B
  name: String
}

enum By {
  NAME
  AGE
}

type B {
  a: A
  c: C
}

type C {
  d: D
}

type D {
  name: String
}
`);
});

it('what an operation takes and returns comes first, and a mark is where a type has more', () => {
  expect(printClosure(model, QUERY, {most: 140, rest: 'More.'})).toBe(`# More.

type Query {
  a(filter: Filter): A
  # 1 more field
}

"""
  Narrows.
"""
input Filter {
  by: By
  not: Filter
}

type A {
  b: B
  name: String
}

enum By {
  NAME
  AGE
}

type B {
  a: A
  # 1 more field
}
`);
});

it('what requests use is printed whatever is cut, and what has no space is named', () => {
  const used = ['Query.a', 'A.b', 'B.c', 'C.d', 'D.name'];
  expect(printClosure(model, QUERY, {most: 10, used})).toMatch(
    /type A \{\n {2}b: B\n {2}# 1 more field: name\n\}[^]*type B \{\n {2}c: C\n/,
  );
});

it('a mutation has a query beside it, as a schema without is not valid', () => {
  const element = elementOf(model, 'field', 'Mutation.c');
  expect(printClosure(model, {kind: 'mutation', element})).toContain(`type Query {
  a(filter: Filter): A
  # 1 more field
}`);
});

it('an enum of more than 20 values is cut with a count, unless it is what is wanted', () => {
  const values = Array.from({length: 30}, (_, at) => `V${at}`).join(' ');
  const long = describeSchema(
    buildSchema(`type Query { a: Long } enum Long { ${values} }`),
  );
  const query = {kind: 'query', element: elementOf(long, 'field', 'Query.a')} as const;
  const used = ['Long.V25'];
  expect(printClosure(long, query)).toContain('  V19\n  # 10 more values\n}');
  expect(printClosure(long, query, {used})).toContain(
    '  V19\n  V25\n  # 9 more values\n}',
  );
  const element = elementOf(long, 'enum', 'Long');
  expect(printClosure(long, {kind: 'enum', element})).toContain('  V29\n}');
});

it('directives that only servers understand are left out, with texts about all operations', () => {
  const served = modelOf(`
directive @cost(points: Int) on FIELD_DEFINITION
directive @live on QUERY
directive @more on QUERY
schema { query: Root }
"All." type Root { a: Int @cost(points: 1) b: Int @deprecated(reason: "Old.") @cost }
`);
  const element = elementOf(served, 'field', 'Root.b');
  expect(printClosure(served, {kind: 'query', element}, {used: ['@live']})).toBe(`schema {
  query: Root
}

directive @live on QUERY

type Root {
  b: Int @deprecated(reason: "Old.")
  # 1 more field
}
`);
});

it('an object has the fields of the interfaces that it implements', () => {
  const shapes = modelOf(`
type Query { one: Shape, two: Circle }
interface Shape { id: ID! area: Float! edges: Int }
type Circle implements Shape { radius: Float! id: ID! area: Float! edges: Int }
`);
  const element = elementOf(shapes, 'field', 'Query.one');
  const used = ['Shape.area', 'Circle.radius'];
  const sdl = printClosure(shapes, {kind: 'query', element}, {used, most: 20});
  expect(sdl).toContain(
    'type Circle implements Shape {\n  radius: Float!\n  area: Float!\n',
  );
  expect(validateSchema(buildSchema(sdl))).toEqual([]);
});

it.each([12_000, 3000, 500, 0])(
  'every closure of at most %i tokens is a valid schema',
  (most) => {
    for (const [name, load] of [
      ['kitchen sink', loadKitchenSink] as const,
      ...listPatterns(),
    ]) {
      const sink = describeSchema(load().schema);
      for (const {kind, element} of listEntries(sink)) {
        if (element.kind !== 'field') continue;
        const sdl = printClosure(sink, {kind, element}, {most});
        expect(validateSchema(buildSchema(sdl)), `${name}: ${sdl}`).toEqual([]);
      }
    }
  },
);

it('a closure has never more tokens than it may have', () => {
  const github = describeSchema(loadGithubSchema().schema);
  const operations = listEntries(github).filter(({element}) => element.kind === 'field');
  for (const {kind, element} of operations.filter((_, at) => at % 10 === 0)) {
    const sdl = printClosure(github, {kind, element: element as FieldElement});
    expect(encode(sdl).length, sdl).toBeLessThanOrEqual(3000);
  }
});

it('a type has the types that it reaches, the nearest of them if there are too many', () => {
  const element = elementOf(model, 'object', 'A');
  expect(printClosure(model, {kind: 'object', element}, {most: 60})).toBe(`type A {
  b: B
  name: String
}

type B {
  a: A
  # 1 more field
}
`);
});

import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {describeSchema} from '../../model/describeSchema';
import {listEntries} from '../../model/listEntries';
import {elementOf, loadKitchenSink} from '../../__tests__/schemas';
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

it('the nearest types stay if there are too many, with all inputs', () => {
  expect(printClosure(model, QUERY, 120))
    .toBe(`# Left out for length, with the fields that return them: B

type Query {
  a(filter: Filter): A
}

"""
  Narrows.
"""
input Filter {
  by: By
  not: Filter
}

type A {
  name: String
}

enum By {
  NAME
  AGE
}
`);
});

it.each([40_000, 500, 0])('every closure of at most %i characters builds', (most) => {
  const {schema} = loadKitchenSink();
  const sink = describeSchema(schema);
  for (const {kind, element} of listEntries(sink)) {
    if (element.kind !== 'field') continue;
    const sdl = printClosure(sink, {kind, element}, most);
    expect(() => buildSchema(sdl), sdl).not.toThrow();
  }
});

it('a type has the types that it reaches, the nearest of them if there are too many', () => {
  const element = elementOf(model, 'object', 'A');
  expect(printClosure(model, {kind: 'object', element}, 100))
    .toBe(`# Left out for length, with the fields that return them: C

type A {
  b: B
  name: String
}

type B {
  a: A
}
`);
});

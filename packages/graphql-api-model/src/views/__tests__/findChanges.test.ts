import {buildSchema, findBreakingChanges} from 'graphql';
import {describe, expect, it} from 'vitest';
import {loadKitchenSink, loadLibrarySchema, modelOf} from '../../__tests__/schemas';
import type {Change} from '../../model/change';
import {describeSchema} from '../../model/describeSchema';
import {findChanges} from '../findChanges';

function print({coordinate, isBreaking, ...difference}: Change): string {
  const {what, ...values} = difference;
  const details = Object.entries(values).map(
    ([name, value]) => ` ${name} ${String(value) || '-'}`,
  );
  return `${isBreaking ? '! ' : ''}${coordinate}: ${what}${details.join('')}`;
}

function changesOf(before: string, after: string): readonly string[] {
  return findChanges(modelOf(before), modelOf(after)).map(print);
}

/** The state before and after, and the change. */
const CASES = `
  - => type A { a: Int } => A: added
  type A { a: Int } => - => ! A: removed
  type A { a: Int } => type A { a: Int b(c: Int!): Int } => A.b: added
  type A { a: Int b(c: Int): Int } => type A { a: Int } => ! A.b: removed
  type A { a: Int } => type A { a(b: Int): Int } => A.a(b:): added
  type A { a: Int } => type A { a(b: Int!): Int } => ! A.a(b:): added
  type A { a: Int } => type A { a(b: Int! = 1): Int } => A.a(b:): added
  type A { a(b: Int): Int } => type A { a: Int } => ! A.a(b:): removed
  input A { a: Int } => input A { a: Int b: Int } => A.b: added
  input A { a: Int } => input A { a: Int b: Int! } => ! A.b: added
  enum A { A } => enum A { A B } => A.B: added
  enum A { A B } => enum A { A } => ! A.B: removed
  - => directive @a(b: Int!) on FIELD => @a: added
  directive @a on FIELD => - => ! @a: removed
  type A { a: Int } => interface A { a: Int } => ! A: kind before object after interface
  type A { a: Int } => type A { a: Int @deprecated } => A.a: deprecated
  type A { a: Int @deprecated } => type A { a: Int } => A.a: restored
  type A { a: Int b: Int @deprecated } =>
    type A { a: Int } => ! A.b: removed wasDeprecated true
  type A { a: Int @deprecated } => type A { a: Int @deprecated(reason: "b") } => -
  "a" type A { a: Int } => "b" type A { a: Int } => -
  type A { a: [Int] } => type A { a: [Int!]! } => A.a: type before [Int] after [Int!]!
  type A { a: [Int!]! } => type A { a: [Int!] } => ! A.a: type before [Int!]! after [Int!]
  type A { a: [Int!]! } => type A { a: [Int]! } => ! A.a: type before [Int!]! after [Int]!
  type A { a: Int } => type A { a: [Int] } => ! A.a: type before Int after [Int]
  type A { a(b: [Int!]!): Int } =>
    type A { a(b: [Int]): Int } => A.a(b:): type before [Int!]! after [Int]
  type A { a(b: Int): Int } => type A { a(b: Int!): Int } => ! A.a(b:): type before Int after Int!
  type A { a(b: [Int]): Int } =>
    type A { a(b: [Int!]): Int } => ! A.a(b:): type before [Int] after [Int!]
  type A { a(b: Int): Int } => type A { a(b: ID): Int } => ! A.a(b:): type before Int after ID
  type A { a(b: Int = 1): Int } =>
    type A { a(b: Int = 2): Int } => ! A.a(b:): default before 1 after 2
  input A { a: Int } => input A { a: Int = 2 } => ! A.a: default after 2
  input A { a: Int = 2 } => input A { a: Int } => ! A.a: default before 2
  input A { a: Int! } => input A { a: Int! = 2 } => A.a: default after 2
  type A { a(b: Float = 2): Int } => type A { a(b: Float = 2.0): Int } => -
  type A { a(b: [Int!] = 1): Int } => type A { a(b: [Int!] = [1]): Int } => -
  type A { a(b: [[Int]] = 1): Int } => type A { a(b: [[Int]] = [[1]]): Int } => -
  type A { a(b: ID = 7): Int } => type A { a(b: ID! = "7"): Int } =>
    ! A.a(b:): type before ID after ID!
  type A { a(b: ID = 7): Int } => type A { a(b: ID = "07"): Int } =>
    ! A.a(b:): default before 7 after "07"
  type A { a(b: [Int] = null): Int } => type A { a(b: [Int] = [null]): Int } =>
    ! A.a(b:): default before null after [null]
  scalar S input A { a: S = 12345678901234567890 } =>
    scalar S input A { a: S = 12345678901234567891 } =>
    ! A.a: default before 12345678901234567890 after 12345678901234567891
  scalar S input A { a: S = {b: 1e3, a: [E]} } => scalar S input A { a: S = {a: ["E"], b: 1000} } => -
  directive @a(b: Float = 1e3) on FIELD => directive @a(b: Float = 1000) on FIELD => -
  input A { a: Int = 1 b: Int } type B { a(b: A = {b: 2}): Int } =>
    input A { a: Int = 1 b: Int } type B { a(b: A = {b: 2, a: 1}): Int } => -
  input A { a: Int = 1 b: Int } type B { a(b: A = {b: 2}): Int } =>
    input A { a: Int b: Int } type B { a(b: A = {a: 1, b: 2}): Int } => ! A.a: default before 1
  input A { a: Int = 1 b: Int } type B { a(b: A = {}): Int } =>
    input A { a: Int = 3 b: Int } type B { a(b: A = {}): Int } => ! A.a: default before 1 after 3
  input A { a: Int = 1 b: Float } type B { a(b: A = {b: 2}): Int } =>
    input A { a: Int = 3 b: Float } type B { a(b: A = {b: 2.0}): Int } =>
    ! A.a: default before 1 after 3
  input A { a: Int } type B { a(b: A = {a: 1}): Int } =>
    input A { a: Int = 1 } type B { a(b: A = {}): Int } => ! A.a: default after 1
  input A { a: Int = 1 } type B { a(b: A = {}): Int } =>
    input A { a: Int = 1 } type B { a(b: A = {a: 3}): Int } => ! B.a(b:): default before {} after {a: 3}
  interface I { a: Int } type A implements I { a: Int } type B { a: I } =>
    interface I { a: Int } type A implements I { a: Int } type B { a: A } =>
    ! B.a: type before I after A
  type A { a: Int } union U = A type B { a: U } =>
    type A { a: Int } union U = A type B { a: A } => ! B.a: type before U after A
  interface I { a: Int } type A implements I { a: Int } type B { a: A } =>
    interface I { a: Int } type A implements I { a: Int } type B { a: I } =>
    ! B.a: type before A after I
  interface I { a: Int } type A { a: Int } =>
    interface I { a: Int } type A implements I { a: Int } => A: interfaces added I removed -
  interface I { a: Int } type A implements I { a: Int } =>
    interface I { a: Int } type A { a: Int } => ! A: interfaces added - removed I
  type A { a: Int } type B { a: Int } union U = A =>
    type A { a: Int } type B { a: Int } union U = B => ! U: possibleTypes added B removed A
  directive @a on FIELD => directive @a on FIELD | QUERY => @a: locations added QUERY removed -
  directive @a on FIELD | QUERY => directive @a on QUERY => ! @a: locations added - removed FIELD
  directive @a on FIELD =>
    directive @a repeatable on FIELD => @a: kind before directive after repeatable directive
  directive @a repeatable on FIELD =>
    directive @a on FIELD => ! @a: kind before repeatable directive after directive
`
  .trim()
  .split(/(?<!=>)\n/)
  .map((row) =>
    row
      .trim()
      .split(/ =>\s+/)
      .map((part) => part.replace(/^-$/, '')),
  )
  .map(([before = '', after = '', change = '']) => ({before, after, change}));

describe('changes of a schema', () => {
  it.each(CASES)('from $before to $after: $change', ({before, after, change}) => {
    expect(changesOf(before, after)).toEqual(change === '' ? [] : [change]);
  });

  it.each(CASES)('break where graphql-js says so: $change', ({before, after}) => {
    const [from, to] = [before, after].map((sdl) =>
      buildSchema(`type Query { query: Int }\n${sdl}`),
    ) as [ReturnType<typeof buildSchema>, ReturnType<typeof buildSchema>];
    // Another default is only dangerous there.
    const isBreaking = findChanges(describeSchema(from), describeSchema(to)).some(
      (change) => change.isBreaking && change.what !== 'default',
    );
    expect(isBreaking).toBe(findBreakingChanges(from, to).length > 0);
  });

  it('break where a default goes that a required argument had', () => {
    expect(
      changesOf('type A { a(b: Int! = 1): Int }', 'type A { a(b: Int!): Int }'),
    ).toEqual(['! A.a(b:): default before 1']);
  });

  it('break where an input takes one member only', () => {
    const [any, one] = ['input A { a: Int }', 'input A @oneOf { a: Int }'] as const;
    expect(changesOf(any, one)).toEqual(['! A: kind before input after oneOf input']);
    expect(changesOf(one, any)).toEqual(['A: kind before oneOf input after input']);
  });

  it('name what went first, then the rest in the order of the schema', () => {
    expect(
      changesOf(
        'type Query { b: Int c: Int } type Z { a: Int }',
        'type Query { a: Int c: Int @deprecated } type Y { a: Int }',
      ),
    ).toEqual([
      '! Query.b: removed',
      '! Z: removed',
      'Query.a: added',
      'Query.c: deprecated',
      'Y: added',
    ]);
  });

  it.each([
    ['the library', loadLibrarySchema],
    ['the kitchen sink', loadKitchenSink],
  ])('are none between the same states: %s', (_name, load) => {
    expect(
      findChanges(describeSchema(load().schema), describeSchema(load().schema)),
    ).toEqual([]);
  });
});

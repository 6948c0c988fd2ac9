import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {boolean, integer, nat, record, tuple} from 'fast-check';
import {introspectionFromSchema, buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {loadSchema} from '../loadSchema';
import {SchemaError} from '../SchemaError';
import {forAll} from '../../__tests__/forAll';
import {seededRandom} from '../../__tests__/seededRandom';
import {writeFolder} from '../../../../../tests/support/writeFolder';

const SDL = `
directive @d(a: [Int!] = [1]) repeatable on OBJECT | FIELD_DEFINITION
schema { query: Query }
"""The root"""
type Query implements N @d(a: [2]) { id: ID! a(x: I = {f: 1}, y: E = A): [U!]! @deprecated(reason: "b") }
interface N { id: ID! }
union U = Query | T
type T { t: Int }
enum E { A B }
input I @oneOf { f: Int g: I }
extend type T { e: E }
scalar S @specifiedBy(url: "x")
`;
const TOKENS = [
  ...'{ } [ ] ( ) ! " """ @ & | : = # type extend Query __x null -1 {} ,'.split(' '),
  ...['\n', '\0', '\uFEFF', '\uD800'],
];

it('returns or throws SchemaError, whatever the SDL', () => {
  expect(outcomes('a.graphql', SDL)).toEqual(new Set(['loaded', 'refused']));
});

it('returns or throws SchemaError, whatever the introspection result', () => {
  const json = JSON.stringify({data: introspectionFromSchema(buildSchema(SDL))});
  expect(outcomes('a.json', json)).toEqual(new Set(['loaded', 'refused']));
});

/** The ways in which loading ends over mutations of a text that loads. */
function outcomes(name: string, text: string): ReadonlySet<string> {
  const directory = writeFolder({});
  const ways = new Set<string>();
  const mutants = record({
    mutant: tuple(nat(4), integer()).map(([changes, seed]) =>
      mutate(text, changes, seededRandom(seed)),
    ),
    lenient: boolean(),
  });
  forAll(mutants, ({mutant, lenient}) => {
    writeFileSync(path.join(directory, name), mutant);
    try {
      loadSchema({schema: name, lenient, directory});
      ways.add('loaded');
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      ways.add('refused');
    }
  });
  return ways;
}

function mutate(text: string, changes: number, random: () => number): string {
  let mutant = text;
  for (let change = 0; change < changes; change++) {
    const at = Math.floor(random() * mutant.length);
    const end = at + Math.floor(random() ** 3 * 40);
    const token = TOKENS[Math.floor(random() * TOKENS.length)] ?? '';
    const copied = random() < 0.3 ? mutant.slice(end, end + 60) : token;
    mutant = mutant.slice(0, at) + copied + mutant.slice(end);
  }
  return mutant;
}

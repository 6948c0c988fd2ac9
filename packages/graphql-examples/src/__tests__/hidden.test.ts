import {buildSchema} from 'graphql';
import {describeSchema, hideElements, listElements} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {createExamples} from '../createExamples';
import {toCoordinate} from '../document/toDocument';
import {ExampleError} from '../ExampleError';
import {listOperations} from '../findOperation';
import {createTypeExamples} from '../ways/createTypeExamples';

// No two elements share a name, so the words of a text show which of them it uses.
const SCHEMA = buildSchema(`
  scalar Avocet
  directive @oneOf on INPUT_OBJECT
  type Query {
    heron(plover: Plover!, quail: Quail, first: Int, rail: Avocet = "a"): Heron
    finches(snipe: Snipe = {teal: TERN, smew: 1}, ruff: Ruff): FinchConnection
    wren(pipit: Pipit!): Wren!
    osprey(kite: [Plover!]!): [Osprey!]!
    dipper: Dipper
  }
  type Mutation { moveHeron(stork: Stork): Dipper }
  type Subscription { grebeCalled(goose: ID): Osprey }
  input Plover { knot: Knot! dunlin: Avocet sanderling: Quail }
  input Knot { godwit: String! whimbrel: Dipper = LINNET }
  input Quail { curlew: Plover! jackdaw: Int }
  input Snipe { teal: Ruff smew: Int }
  input Pipit @oneOf { lark: Quail martin: Int }
  input Stork { crane: ID! bittern: Knot egret: [Snipe!] }
  enum Ruff { EIDER TERN }
  enum Dipper { LINNET TWITE }
  type FinchConnection { edges: [FinchEdge] pageInfo: Perch! tally: Int }
  type FinchEdge { node: Finch twig: String }
  type Perch { hasNextPage: Boolean! endCursor: String }
  type Finch { seed: Int song: Avocet heath(moor: Plover!): Heron }
  interface Wren { nest: String mate: Osprey }
  type Robin implements Wren { nest: String mate: Osprey breast: Ruff }
  type Jenny implements Wren { nest: String mate: Osprey tail: Int }
  union Osprey = Robin | Finch
  type Heron { beak: Dipper roost: Wren colony(first: Int): FinchConnection }
`);

const ELEMENTS = [...listElements(describeSchema(SCHEMA))]
  .map(({element}) => element)
  .filter(
    ({coordinate, kind, name}) =>
      kind !== 'schema' &&
      !coordinate.startsWith('@') &&
      !/^(?:String|Int|ID|Boolean|Float)$/.test(name),
  )
  .filter(({name}) => !/^(?:Query|Mutation|Subscription)$/.test(name));

interface Shown {
  /** All examples that are made, as one text. */
  readonly text: string;
  /** The operations that get none. */
  readonly refused: readonly string[];
}

/** Hides an element, with the elements whose defaults name it. */
function hide(...patterns: readonly string[]): ReturnType<typeof hideElements> {
  try {
    return hideElements(describeSchema(SCHEMA), {patterns, lenient: false});
  } catch (error) {
    const [, owner] = /Hide "(.*?)", too/.exec(String(error)) ?? [];
    if (owner === undefined) throw error;
    return hide(...patterns, owner);
  }
}

function showWithout(pattern: string): Shown & {readonly gone: readonly string[]} {
  const {isHidden} = hide(pattern);
  const find = createExamples(SCHEMA, {isHidden});
  const findWays = createTypeExamples(SCHEMA, {isHidden});
  const refused: string[] = [];
  const texts = listOperations(SCHEMA)
    .filter((operation) => !isHidden(toCoordinate(operation)))
    .map((operation) => {
      try {
        return JSON.stringify(find(operation.kind, operation.field.name));
      } catch (error) {
        if (!(error instanceof ExampleError)) throw error;
        expect(error.message).toMatch(/^No request is made for "/);
        refused.push(toCoordinate(operation));
        return '';
      }
    });
  const ways = Object.keys(SCHEMA.getTypeMap())
    .filter((type) => !isHidden(type))
    .flatMap((type) => findWays(type).slice(0, 1))
    .map((way) => JSON.stringify([way.fields, way.toExample()]));
  const gone = ELEMENTS.filter(({coordinate}) => isHidden(coordinate));
  return {
    text: [...texts, ...ways].join('\n'),
    refused,
    gone: gone.map(({name}) => name),
  };
}

const WITHOUT = ELEMENTS.map(
  ({coordinate}) => [coordinate, showWithout(coordinate)] as const,
);

/** Names that several elements have, so that one of them is left. */
const SHARED = new Set(['first', 'nest', 'mate']);

it('no example uses what is hidden, whatever it is', () => {
  const used = WITHOUT.flatMap(([coordinate, {gone, text}]) => {
    const words = new Set(text.match(/\w+/g));
    return gone
      .filter((name) => !SHARED.has(name) && words.has(name))
      .map((name) => `${name} without ${coordinate}`);
  });
  expect(used).toEqual([]);
});

it('only an operation that cannot be called without it gets no request', () => {
  const refused = WITHOUT.map(
    ([coordinate, shown]) => [coordinate, shown.refused.join(' ')] as const,
  );
  expect(Object.fromEntries(refused.filter(([, list]) => list !== ''))).toEqual({
    Dipper: 'Query.dipper Mutation.moveHeron',
    FinchConnection: 'Query.finches',
    Heron: 'Query.heron',
    Knot: 'Query.heron Query.osprey',
    'Knot.godwit': 'Query.heron Query.osprey',
    Osprey: 'Query.osprey Subscription.grebeCalled',
    Pipit: 'Query.wren',
    Plover: 'Query.heron Query.osprey',
    'Plover.knot': 'Query.heron Query.osprey',
    'Query.heron(plover:)': 'Query.heron',
    'Query.osprey(kite:)': 'Query.osprey',
    'Query.wren(pipit:)': 'Query.wren',
    Wren: 'Query.wren',
  });
});

it.each([
  [
    'heron',
    ['Knot'],
    'it requires "plover: Plover!", which is hidden or needs something hidden',
  ],
  [
    'wren',
    ['Robin', 'Jenny'],
    'it returns "Wren", which is hidden or has nothing left to show',
  ],
])('the error for %s has the reason', (name, hidden, reason) => {
  const find = createExamples(SCHEMA, {isHidden: (each) => hidden.includes(each)});
  expect(() => find('query', name)).toThrow(
    `No request is made for "Query.${name}": ${reason}. Show that, hide "Query.${name}", too, or write a request of your own.`,
  );
});

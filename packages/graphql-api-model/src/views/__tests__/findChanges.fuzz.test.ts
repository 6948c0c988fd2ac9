import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  subarray,
  tuple,
} from 'fast-check';
import {buildSchema, findBreakingChanges, findDangerousChanges} from 'graphql';
import * as graphql17 from 'graphql-17';
import {describe, expect, it} from 'vitest';
import {forAll} from '../../__tests__/forAll';
import {describeSchema} from '../../model/describeSchema';
import {findChanges} from '../findChanges';

/** A literal with its type, and the value that it is one of several ways to write. */
interface Literal {
  readonly type: string;
  readonly value: string;
  readonly text: string;
}

const NUMBERS = integer({min: -2, max: 2});
const FLOATS = tuple(NUMBERS, constantFrom('', '.0', 'e0', '.00E+0')).map(
  ([number, end]) => ({value: String(number + 0), text: `${number}${end}`}),
);
const IDS = tuple(NUMBERS, boolean()).map(([number, isText]) => ({
  value: String(number),
  text: isText ? `"${number}"` : String(number),
}));
const LISTS = oneof(
  tuple(FLOATS, boolean()).map(([{value, text}, isBare]) => ({
    value: `[${value}]`,
    text: isBare ? text : `[${text}]`,
  })),
  array(FLOATS, {maxLength: 2}).map((list) => ({
    value: `[${list.map(({value}) => value).join()}]`,
    text: `[${list.map(({text}) => text).join()}]`,
  })),
  constant({value: 'null', text: 'null'}),
);
/** Of `input Point { x: Float = 0 y: Float ids: ID }`. */
const OBJECTS = record({x: FLOATS, y: FLOATS, ids: IDS}, {requiredKeys: []}).chain(
  (fields) => {
    const names = (['x', 'y', 'ids'] as const).filter((name) => fields[name]);
    const value = names
      .concat(fields.x ? [] : ['x'])
      .toSorted()
      .map((name) => `${name}:${fields[name]?.value ?? '0'}`)
      .join();
    return subarray(names, {minLength: names.length}).chain((all) =>
      boolean().map((isReversed) => ({
        value,
        text: `{${(isReversed ? all.toReversed() : all).map((name) => `${name}: ${fields[name]?.text}`).join()}}`,
      })),
    );
  },
);
const UNITS = constantFrom({value: 'M', text: 'M'}, {value: 'FT', text: 'FT'});
const NESTED = FLOATS.map(({value, text}) => ({value: `[[${value}]]`, text}));
const BY_TYPE = Object.entries({
  Float: FLOATS,
  ID: IDS,
  '[Float]': LISTS,
  '[[Float]]': NESTED,
  Point: OBJECTS,
  Unit: UNITS,
}).map(([type, values]): Arbitrary<Literal> => values.map((each) => ({type, ...each})));
const LITERALS = oneof(...BY_TYPE);
const PAIRS = oneof(
  ...BY_TYPE.map((values) => tuple(values, values)),
  tuple(LITERALS, LITERALS),
);

/** A schema with everything that may change. */
interface Slots {
  readonly argument: Literal;
  readonly field: Literal;
  readonly ofDirective: Literal;
  readonly output: string;
  readonly members: readonly string[];
  readonly interfaces: readonly string[];
  readonly units: readonly string[];
  readonly locations: readonly string[];
  readonly repeatable: string;
}

const SLOTS: Arbitrary<Slots> = record({
  argument: LITERALS,
  field: LITERALS,
  ofDirective: LITERALS,
  output: constantFrom('Int', 'Int!', '[Int]', '[Int!]', '[Int!]!', 'Float'),
  members: subarray(['A', 'B'], {minLength: 1}),
  interfaces: subarray(['N', 'O']),
  units: subarray(['IN', 'KM']),
  locations: subarray(['FIELD', 'QUERY'], {minLength: 1}),
  repeatable: constantFrom('', 'repeatable'),
});

function print(slots: Slots): string {
  const input = ({type, text}: Literal): string => `${type} = ${text}`;
  const {interfaces, members, units, locations, repeatable} = slots;
  return `
    directive @d(a: ${input(slots.ofDirective)}) ${repeatable} on ${locations.join('|')}
    type Query { f(a: ${input(slots.argument)}): ${slots.output} u: U unit: Unit }
    input In { a: ${input(slots.field)} }
    input Point { x: Float = 0 y: Float ids: ID }
    enum Unit { M FT ${units.join(' ')} }
    interface N { n: Int }
    interface O { o: Int }
    type A ${interfaces.length > 0 ? `implements ${interfaces.join('&')}` : ''} { n: Int o: Int }
    type B { b: Int }
    union U = ${members.join('|')}
  `;
}

/** Two states that differ in few slots, or in none; a default most often in its value alone. */
const STATES = tuple(
  SLOTS,
  SLOTS,
  record({argument: PAIRS, field: PAIRS, ofDirective: PAIRS}),
  subarray(['argument', 'field', 'ofDirective'] as const),
  oneof(
    constant([]),
    subarray([
      'output',
      'members',
      'interfaces',
      'units',
      'locations',
      'repeatable',
    ] as const),
  ),
).map(([slots, other, pairs, defaults, others]) => {
  const choose = (at: 0 | 1, names: readonly (keyof typeof pairs)[]): Partial<Slots> =>
    Object.fromEntries(names.map((name) => [name, pairs[name][at]]));
  const pick = (names: readonly (keyof Slots)[]): Partial<Slots> =>
    Object.fromEntries(names.map((name) => [name, other[name]]));
  const from: Slots = {...slots, ...choose(0, ['argument', 'field', 'ofDirective'])};
  const to: Slots = {...from, ...choose(1, defaults), ...pick(others)};
  return [from, to] as const;
});

function changesOf(from: Slots, to: Slots) {
  const [before, after] = [from, to].map((slots) =>
    describeSchema(buildSchema(print(slots))),
  ) as [ReturnType<typeof describeSchema>, ReturnType<typeof describeSchema>];
  return findChanges(before, after);
}

describe('changes of generated schemas', () => {
  it('has a default where the value is another one, however it is written', () => {
    forAll(STATES, ([from, to]) => {
      const places = [
        ['Query.f(a:)', from.argument, to.argument],
        ['In.a', from.field, to.field],
        ['@d(a:)', from.ofDirective, to.ofDirective],
      ] as const;
      const isSameType = places.filter(([, a, b]) => a.type === b.type);
      const changed = isSameType.filter(([, a, b]) => a.value !== b.value);
      const known = new Set<string>(isSameType.map(([coordinate]) => coordinate));
      expect(
        changesOf(from, to)
          .filter(({what, coordinate}) => what === 'default' && known.has(coordinate))
          .map(({coordinate}) => coordinate)
          .toSorted(),
      ).toEqual(changed.map(([coordinate]) => coordinate).toSorted());
    });
  });

  it('has none where graphql-js has none, and breaks where it breaks', () => {
    const outcomes = new Set<string>();
    forAll(STATES, ([from, to]) => {
      const [before, after] = [buildSchema(print(from)), buildSchema(print(to))];
      const [before17, after17] = [from, to].map((slots) =>
        graphql17.buildSchema(print(slots)),
      ) as [graphql17.GraphQLSchema, graphql17.GraphQLSchema];
      const changes = changesOf(from, to);
      const breaking = findBreakingChanges(before, after);
      const dangerous = findDangerousChanges(before, after);
      // graphql-js 16 compares no arguments of directives, and no defaults of input fields.
      const comparable = changes.filter(
        ({what, coordinate, isBreaking}) =>
          isBreaking &&
          !coordinate.startsWith('@d(') &&
          (what !== 'default' || coordinate.startsWith('Query')),
      );
      if (breaking.length + dangerous.length === 0) expect(comparable).toEqual([]);
      if (graphql17.findSchemaChanges(before17, after17).length === 0)
        expect(changes).toEqual([]);
      if (comparable.some(({what}) => what !== 'default'))
        expect(breaking).not.toEqual([]);
      if (breaking.length > 0)
        expect(changes).toContainEqual(expect.objectContaining({isBreaking: true}));
      outcomes.add(
        `${breaking.length > 0} ${dangerous.length > 0} ${changes.length > 0}`,
      );
    });
    expect([...outcomes]).toEqual(
      expect.arrayContaining(['false false false', 'false true true', 'true false true']),
    );
  });
});

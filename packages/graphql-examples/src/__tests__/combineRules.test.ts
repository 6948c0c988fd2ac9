import {
  type ASTVisitor,
  BREAK,
  buildSchema,
  parse,
  specifiedRules,
  UniqueDirectivesPerLocationRule,
  validate,
  type ValidationRule,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {combineRules} from '../combineRules';

/** All of graphql-js but the one that visits nodes of every kind. */
const RULES = specifiedRules.filter((rule) => rule !== UniqueDirectivesPerLocationRule);

const SCHEMA = buildSchema(`
  type Query { space(id: ID!, filter: Filter, tags: [String!]): Space, spaces: [Node] }
  input Filter { name: String!, size: Int, inner: Filter }
  interface Node { id: ID! }
  type Space implements Node { id: ID!, name(long: Boolean = false): String, parent: Space }
  type User implements Node { id: ID! }
  type Subscription { a: Int, b: Int }
`);

const DOCUMENTS = [
  '{ space(id: 1) { id } }',
  '{ space { id } }',
  '{ space(id: {a: 1}, filter: {size: "x", inner: {name: 2, nope: 1}}, tags: [1, "a"]) { id } }',
  '{ space(id: 1, id: 2, nope: 3) { id nope { id } name { x } parent } }',
  'query A($a: Int, $a: Nope, $b: Space, $c: [Int!] = {x: 1}) { space(id: $a, tags: $c) { id } }',
  'query A { spaces { ...on Space { name } ...on User { name } ...on Query { spaces { id } } } }',
  'query A { spaces { id: __typename, id } } query A { spaces { id } } { spaces { id } }',
  'subscription { a b } type Query { a: Int }',
  'fragment F on Space { name ...G ...F } fragment F on Int { a } query { spaces { ...F @skip @nope } }',
  'fragment Unused on Space { id } { spaces { id } }',
  '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  '{ space(id: 1, filter: {name: "a", name: "b"}) @skip(if: $no) { name name(long: true) } }',
];

/** What is wrong, and where, in the order of being told. */
function tell(document: string, rules: readonly ValidationRule[]): readonly string[] {
  return validate(SCHEMA, parse(document), rules).map(
    ({message, locations}) => `${message} ${JSON.stringify(locations)}`,
  );
}

it.each(DOCUMENTS)('finds what the rules find one by one: %s', (document) => {
  expect(tell(document, [combineRules(RULES)])).toEqual(tell(document, RULES));
});

it('is tried with documents that most rules refuse', () => {
  const silent = RULES.filter((rule) =>
    DOCUMENTS.every((document) => tell(document, [rule]).length === 0),
  );
  expect(silent.map(({name}) => name)).toEqual([]);
});

describe('a rule', () => {
  /** The names that a rule enters and leaves. */
  function trace(visitor: (seen: string[]) => ASTVisitor): readonly string[][] {
    return [1, 2].map((count) => {
      const seen: string[] = [];
      const other: ValidationRule = () => ({Field: () => false});
      const rule: ValidationRule = () => visitor(seen);
      const rules = [other, rule, other].slice(0, 2 * count - 1);
      const own = count === 1 ? [rule] : [combineRules(rules)];
      validate(
        SCHEMA,
        parse('{ space(id: 1) { parent { id } name } spaces { id } }'),
        own,
      );
      return seen;
    });
  }

  it('that skips what is below a node is not asked there, and again behind it', () => {
    const [alone, combined] = trace((seen) => ({
      Field: {
        enter({name}) {
          seen.push(`> ${name.value}`);
          return name.value === 'parent' ? false : undefined;
        },
        leave({name}) {
          seen.push(`< ${name.value}`);
        },
      },
    }));
    expect(combined).toEqual(alone);
    expect(combined).toEqual([
      '> space',
      '> parent',
      '> name',
      '< name',
      '< space',
      '> spaces',
      '> id',
      '< id',
      '< spaces',
    ]);
  });

  it('that has seen enough is not asked again', () => {
    const [alone, combined] = trace((seen) => ({
      Field({name}) {
        seen.push(name.value);
        return name.value === 'parent' ? BREAK : undefined;
      },
    }));
    expect(combined).toEqual(alone);
    expect(combined).toEqual(['space', 'parent']);
  });

  it('that visits nodes of every kind is refused', () => {
    const rule = combineRules([() => ({enter: () => undefined})]);
    expect(() => validate(SCHEMA, parse('{ spaces { id } }'), [rule])).toThrow(
      'A rule visits "enter".',
    );
  });
});

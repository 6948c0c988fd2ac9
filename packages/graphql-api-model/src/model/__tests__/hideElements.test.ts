import {describe, expect, it} from 'vitest';
import {loadIntrospection, loadText, modelOf} from '../../__tests__/schemas';
import type {ApiModel} from '../apiModel';
import {describeSchema} from '../describeSchema';
import {ReportError} from '../../schema/ReportError';
import {HIDE_PATTERN, hideElements} from '../hideElements';
import {listElements} from '../listElements';

const SDL = `
directive @internal on OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION
directive @auth(role: Role) on FIELD_DEFINITION
type Query { users(first: Int, trace: Boolean @internal): [User] debugDump: InternalDump debugUsers: User }
type Mutation { reset: Boolean }
interface InternalNode { id: ID }
type User implements InternalNode { id: ID dump: InternalDump notes: String @internal role: Role @auth(role: ROOT) }
type InternalDump { text: String }
type Log @internal { text: String }
union Any = User | InternalDump | Log
enum Role { USER @deprecated ROOT }
input Filter { role: Role log: Boolean }
`;

function hide(...patterns: readonly string[]): ApiModel {
  return hideElements(modelOf(SDL), {patterns, lenient: false}).model;
}

/** The coordinates that a model has no more. */
function goneFrom(model: ApiModel): readonly string[] {
  const list = (one: ApiModel): readonly string[] =>
    [...listElements(one)].map(({element}) => element.coordinate);
  const left = new Set(list(model));
  return list(modelOf(SDL)).filter((coordinate) => !left.has(coordinate));
}

it('leaves a model as it is without patterns', () => {
  const model = modelOf(SDL);
  const {isHidden, ...hidden} = hideElements(model, {patterns: [], lenient: false});
  expect(hidden).toEqual({model, warnings: [], unapplied: []});
  expect(isHidden('User')).toBe(false);
});

describe('an introspection result, which does not record where directives are applied', () => {
  const model = describeSchema(loadIntrospection(`${SDL} directive @live on FIELD`));

  it.each([true, false])('is refused, lenient: %s', (lenient) => {
    const advice =
      'is applied, but "schema.json" is an introspection result, which does not record that. Name the SDL files of the schema instead, or remove the directive from the option.';
    expect(() =>
      hideElements(model, {patterns: ['Log', '@internal', '@gone', '@*'], lenient}),
    ).toThrow(
      new ReportError(
        ['@internal', '@gone', '@*']
          .map((name) => `The option "hide" reads where "${name}" ${advice}`)
          .join('\n'),
      ),
    );
  });

  it('hides what introspection has: what is deprecated, and directives of requests', () => {
    const patterns = ['@deprecated', '@live', '@internal(*:)', 'Log'];
    const {isHidden} = hideElements(model, {patterns, lenient: true});
    const hidden = ['Query.users', 'Role.USER', '@live', '@internal', 'Log'];
    expect(hidden.filter(isHidden)).toEqual(['Role.USER', '@live', 'Log']);
  });
});

it('warns about a directive that is applied to nothing', () => {
  const unapplied = (sdl: string, ...patterns: readonly string[]) =>
    hideElements(modelOf(sdl), {patterns, lenient: false}).unapplied;
  const printed = SDL.replaceAll('@internal', '').replace(
    'directive',
    'directive @internal',
  );
  expect(unapplied(printed, '@internal', '@auth', '@deprecated')).toEqual([
    'The option "hide" names "@internal", which is applied to nothing, so that only its definition is hidden. If it should be, name the files in which the schema is written: a printed schema has no applied directives.',
  ]);
  expect(unapplied('directive @live on FIELD', '@live')).toEqual([]);
});

it('a type that has nothing of what is hidden is the same object', () => {
  const model = modelOf(SDL);
  const hidden = hideElements(model, {
    patterns: ['Log', 'InternalDump.text'],
    lenient: false,
  });
  const changed = hidden.model.types.filter((type) => !model.types.includes(type));
  expect(changed.map(({name}) => name)).toEqual(['InternalDump', 'Any']);
});

it('returns for each coordinate whether it is hidden, with what it contains', () => {
  const {isHidden} = hideElements(modelOf(SDL), {patterns: ['Log'], lenient: false});
  const hidden = ['Log', 'Log.text', 'User', 'User.id'].filter(isHidden);
  expect(hidden).toEqual(['Log', 'Log.text']);
});

it('counts what is inaccessible, and what only the router queries, as hidden', () => {
  const {schema} = loadText(`
    extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@inaccessible"])
    type Query { a(b: Int, c: Int @inaccessible, i: I): E d: T @inaccessible _service: _Service! }
    type T { t: Int @inaccessible u: Int }
    input I { f: Int g: Int @inaccessible }
    enum E { A B @inaccessible }`);
  const model = describeSchema(schema);
  const {isHidden} = hideElements(model, {patterns: [], lenient: false});
  const hidden = ['Query.a(c:)', 'Query.d', 'T.t', 'I.g', 'E.B', 'Query._service'];
  const shown = ['Query.a(b:)', 'T.u', 'I.f', 'E.A', 'Int', '__Type', 'Query.__typename'];
  expect([...hidden, ...shown].filter(isHidden)).toEqual(hidden);
});

describe('hides', () => {
  it.each([
    ['User.dump', ['User.dump'], 1],
    ['Query.debug*', ['Query.debugDump', 'Query.debugUsers'], 2],
    ['debugDump', ['Query.debugDump'], 1],
    ['Query.users(first:)', ['Query.users(first:)'], 1],
    ['Role.ROOT', ['Role.ROOT'], 1],
    ['Filter.l*', ['Filter.log'], 1],
    ['Mutation', ['Mutation', 'Mutation.reset'], 1],
    ['Mutation.*', ['Mutation', 'Mutation.reset'], 1],
    ['@auth(role:)', ['@auth(role:)'], 1],
    [
      'Internal*',
      ['InternalNode', 'InternalNode.id', 'InternalDump', 'InternalDump.text'],
      2,
    ],
    [
      '@internal',
      ['Query.users(trace:)', 'User.notes', 'Log', 'Log.text', '@internal'],
      4,
    ],
  ])('%s', (pattern, gone, count) => {
    const model = hide(pattern);
    expect(goneFrom(model)).toEqual(gone);
    expect(model.hidden).toBe(count);
  });
});

it('names what is hidden nowhere but where a field returns it', () => {
  const {types} = hide('Internal*', '@internal', '@auth');
  expect(types.find(({name}) => name === 'Any')).toMatchObject({possibleTypes: ['User']});
  expect(types.find(({name}) => name === 'User')).toMatchObject({
    interfaces: [],
    fields: [{name: 'id'}, {name: 'dump', type: {name: 'InternalDump'}}],
  });
});

it('leaves a union and an operation type that lose everything out of the model', () => {
  const {roots} = hide('Mutation.reset');
  expect(roots).toEqual([{kind: 'query', type: 'Query'}]);
});

describe('a default that names what is hidden', () => {
  const model = modelOf(`
    type Query { a(kinds: [Kind!]! = [OPEN, SECRET], in: Filter = {of: {secret: 1}}): Int }
    enum Kind { OPEN SECRET }
    input Filter { of: Part }
    input Part { id: Int, secret: Int }
  `);

  it.each([
    ['Kind.SECRET', 'Query.a(kinds:)'],
    ['Kind', 'Query.a(kinds:)', 'Kind.OPEN'],
    ['Part.secret', 'Query.a(in:)'],
  ])('is an error: %s', (pattern, owner, found = pattern) => {
    expect(() => hideElements(model, {patterns: [pattern], lenient: true})).toThrow(
      `The option "hide" hides "${found}", but the default of "${owner}" names it. Hide "${owner}", too, or show "${found}".`,
    );
    const patterns = [pattern, owner];
    expect(hideElements(model, {patterns, lenient: true}).warnings).toEqual([]);
  });

  it('may be of a type whose other values are hidden', () => {
    const patterns = ['Part.id'];
    expect(hideElements(model, {patterns, lenient: false}).warnings).toEqual([]);
  });
});

describe('a pattern that hits nothing', () => {
  const patterns = ['User.nots', 'Xyz*'];
  const messages = [
    'The option "hide" names "User.nots", which the schema does not have. Did you mean "User.notes"? If not, remove it.',
    'The option "hide" names "Xyz*", which the schema does not have. Write a name that the schema has, or remove it.',
  ];

  it('is an error', () => {
    expect(() => hide(...patterns)).toThrow(messages.join('\n'));
  });

  it('is a warning where the option is set', () => {
    const {warnings} = hideElements(modelOf(SDL), {patterns, lenient: true});
    expect(warnings).toEqual(messages);
  });
});

it('knows a pattern from other texts', () => {
  const patterns =
    'User Internal* Query.debug* Query.users(first:) @internal @auth(role:)'.split(' ');
  const others = ['User.', 'a b', 'User.a.b', 'Query.users(first)'];
  const isPattern = (text: string): boolean => HIDE_PATTERN.test(text);
  expect([...patterns, ...others].filter(isPattern)).toEqual(patterns);
});

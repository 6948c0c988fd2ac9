import {buildClientSchema, buildSchema, introspectionFromSchema} from 'graphql';
import {expect, it} from 'vitest';
import {entryOf, referenceOf, referenceOfSchema} from '../../__tests__/referenceOf';

it('an operation has its description, deprecation, directives and what it returns', () => {
  const reference = referenceOf(`
    directive @http(method: String) on FIELD_DEFINITION
    type Query {
      """
      One space. Private spaces need membership.
      """
      spaceById(id: ID!): Space @http(method: "GET") @deprecated(reason: "Use \`space\`.")
    }
    type Space { id: ID }
  `);
  const {sdl: _sdl, arguments: list, ...entry} = entryOf(reference, 'query', 'spaceById');
  expect(list.map(({id}) => id)).toEqual(['id']);
  expect(entry).toEqual({
    kind: 'query',
    name: 'spaceById',
    href: '/docs/graphql/operations/queries/space-by-id',
    description: '<p>One space. Private spaces need membership.</p>',
    summary: 'One space.',
    deprecation: '<p>Use <code>space</code>.</p>',
    directives: [
      {
        name: 'http',
        href: '/docs/graphql/types/directives/http',
        arguments: [{name: 'method', value: '"GET"'}],
      },
    ],
    usages: [],
    returns: {
      before: '',
      name: 'Space',
      after: '',
      href: '/docs/graphql/types/objects/space',
    },
  });
});

it('mutations and subscriptions are operations too, whatever their root types are called', () => {
  const {entries} = referenceOf(`
    schema { query: Reads mutation: Writes subscription: Listens }
    type Reads { space: Int }
    type Writes { createSpace: Int }
    type Listens { spaceCreated: Int }
    type Query { notARoot: Int }
  `);
  expect(
    entries
      .filter(({kind}) => !['scalar', 'directive'].includes(kind))
      .map(({kind, name}) => `${kind} ${name}`),
  ).toEqual([
    'query space',
    'mutation createSpace',
    'subscription spaceCreated',
    'object Query',
  ]);
});

it('an object and an interface name what they implement', () => {
  const reference = referenceOf(`
    interface Node { id: ID }
    interface Named implements Node { id: ID name: String }
    type Space implements Named & Node { id: ID name: String }
  `);
  const node = {text: 'Node', href: '/docs/graphql/types/interfaces/node'};
  const named = {text: 'Named', href: '/docs/graphql/types/interfaces/named'};
  expect(entryOf(reference, 'interface', 'Node').interfaces).toEqual([]);
  expect(entryOf(reference, 'interface', 'Named').interfaces).toEqual([node]);
  expect(entryOf(reference, 'object', 'Space').interfaces).toEqual([named, node]);
});

it('a union has its possible types with their summaries', () => {
  const reference = referenceOf(`
    union Result = Space | User
    "A room. For a group."
    type Space { id: ID }
    type User { id: ID }
  `);
  expect(entryOf(reference, 'union', 'Result').possibleTypes).toEqual([
    {text: 'Space', href: '/docs/graphql/types/objects/space', summary: 'A room.'},
    {text: 'User', href: '/docs/graphql/types/objects/user', summary: ''},
  ]);
});

it('a scalar says where it is specified', () => {
  const reference = referenceOf(
    'scalar UUID @specifiedBy(url: "https://tools.ietf.org/html/rfc4122") scalar Date',
  );
  expect(entryOf(reference, 'scalar', 'UUID').specifiedBy).toBe(
    'https://tools.ietf.org/html/rfc4122',
  );
  expect(entryOf(reference, 'scalar', 'Date')).not.toHaveProperty('specifiedBy');
});

it('an input says that exactly one field is to be set', () => {
  const reference = referenceOf(
    'input Key @oneOf { id: ID name: String } input I { a: ID }',
  );
  expect(entryOf(reference, 'input', 'Key').isOneOf).toBe(true);
  expect(entryOf(reference, 'input', 'I').isOneOf).toBe(false);
});

it('a directive has its arguments, locations and whether it can be repeated', () => {
  const reference = referenceOf(`
    "Says who may read it."
    directive @auth(role: String = "USER") repeatable on OBJECT | FIELD
  `);
  const entry = entryOf(reference, 'directive', 'auth');
  expect({
    ...entry,
    sdl: undefined,
    arguments: entry.arguments.map(({id}) => id),
  }).toEqual({
    kind: 'directive',
    name: 'auth',
    href: '/docs/graphql/types/directives/auth',
    executableHref: '/docs/graphql/operations/directives/auth',
    description: '<p>Says who may read it.</p>',
    summary: 'Says who may read it.',
    directives: [],
    usages: [],
    arguments: ['role'],
    locations: ['OBJECT', 'FIELD'],
    isRepeatable: true,
    sdl: undefined,
  });
});

it('only a directive that may stand in a request has a place among the operations', () => {
  const {entries} = referenceOf('directive @auth on OBJECT directive @live on QUERY');
  const executable = entries.flatMap((entry) =>
    entry.kind === 'directive' && entry.executableHref !== undefined ? [entry.name] : [],
  );
  expect(executable).toEqual(['include', 'live', 'skip']);
});

it('what an extension adds belongs to the element', () => {
  const reference = referenceOf(`
    directive @tag(name: String!) repeatable on OBJECT | ENUM | INPUT_OBJECT
    type Space @tag(name: "a") { id: ID }
    extend type Space @tag(name: "b") { name: String }
    enum Role { A }
    extend enum Role @tag(name: "c") { B }
    input I { a: Int }
    extend input I { b: Int }
    type Query { a: Int }
    extend type Query { b: Int }
  `);
  const space = entryOf(reference, 'object', 'Space');
  expect(space.fields.map(({name}) => name)).toEqual(['id', 'name']);
  expect(space.directives.map((directive) => directive.arguments[0]?.value)).toEqual([
    '"a"',
    '"b"',
  ]);
  const role = entryOf(reference, 'enum', 'Role');
  expect(role.values.map(({name}) => name)).toEqual(['A', 'B']);
  expect(role.directives.map(({name}) => name)).toEqual(['tag']);
  expect(entryOf(reference, 'input', 'I').fields.map(({name}) => name)).toEqual([
    'a',
    'b',
  ]);
  expect(entryOf(reference, 'query', 'b').name).toBe('b');
});

it('deprecation, specified-by and one-of are not repeated among the applied directives', () => {
  const reference = referenceOf(`
    scalar S @specifiedBy(url: "https://example.com")
    input I @oneOf { a: Int }
    type T { a: Int @deprecated }
  `);
  expect([
    entryOf(reference, 'scalar', 'S').directives,
    entryOf(reference, 'input', 'I').directives,
    entryOf(reference, 'object', 'T').fields[0]?.directives,
  ]).toEqual([[], [], []]);
});

it('entries are sorted by kind, then by name in any letter case', () => {
  const {entries} = referenceOf(`
    type Query { b: Int a: Int }
    scalar zeta
    type Zebra { a: Int }
    type apple { a: Int }
    type Apple { a: Int }
    type _Under { a: Int }
    enum E { A }
  `);
  expect(entries.map(({kind, name}) => `${kind} ${name}`)).toEqual([
    'query a',
    'query b',
    'object _Under',
    'object Apple',
    'object apple',
    'object Zebra',
    'enum E',
    'scalar Boolean',
    'scalar Int',
    'scalar String',
    'scalar zeta',
    'directive deprecated',
    'directive include',
    'directive oneOf',
    'directive skip',
    'directive specifiedBy',
  ]);
});

it('an introspection result gives the same entries, but does not say what is applied', () => {
  const schema = buildSchema(`
    "The root." type Query { a(b: Int = 1): [T!] @deprecated(reason: "Old.") }
    "A type." type T implements N { id: ID! e: E u: U s: S }
    interface N { id: ID! }
    enum E { A B @deprecated(reason: "No.") }
    union U = T
    scalar S @specifiedBy(url: "https://example.com")
    input I { a: Int = 3 old: Int @deprecated(reason: "Gone.") }
    type Mutation { m(i: I = {a: 1}): Int }
  `);
  const client = buildClientSchema(
    introspectionFromSchema(schema, {inputValueDeprecation: true, oneOf: true}),
  );
  const withoutApplied = ({entries}: ReturnType<typeof referenceOf>) =>
    entries.map((entry) => ({
      ...entry,
      usages: entry.usages.filter(({label}) => label !== 'Applied to'),
    }));
  expect(withoutApplied(referenceOfSchema(client))).toEqual(
    withoutApplied(referenceOfSchema(schema)),
  );
});

it('what the schema says of its root types stands on their lists', () => {
  const {rootDescriptions} = referenceOf(
    '"Reads *all*." type Query { a: Int } type Mutation { b: Int }',
  );
  expect(Object.fromEntries(rootDescriptions)).toEqual({
    query: '<p>Reads <em>all</em>.</p>',
    mutation: '',
  });
});

it('domains are listed in the given order, those without a place by name', () => {
  const {groups, entries} = referenceOf(
    'type A { a: Int } type B { a: Int } type C { a: Int }',
    {
      groupOf: (coordinate) => ({A: 'Zoo', B: 'apes', C: 'Bees'})[coordinate],
      groupOrder: ['Zoo', 'Nobody', 'Zoo'],
    },
  );
  expect(groups).toEqual(['Zoo', 'apes', 'Bees']);
  expect(
    entries.flatMap(({name, group}) =>
      group === undefined ? [] : [`${name}: ${group}`],
    ),
  ).toEqual(['A: Zoo', 'B: apes', 'C: Bees']);
});

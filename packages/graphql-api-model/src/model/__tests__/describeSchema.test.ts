import {
  buildASTSchema,
  buildClientSchema,
  buildSchema,
  introspectionFromSchema,
  parse,
  Source,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {elementOf, modelOf} from '../../__tests__/schemas';
import type {ApiModel} from '../apiModel';
import {describeSchema} from '../describeSchema';
import {listElements} from '../listElements';

it('a field has its words, deprecation, directives, type and arguments', () => {
  const source = `directive @http(method: String) on FIELD_DEFINITION
type Query {
  """
  One space. *Private* spaces need membership.
  """
  spaceById("The id." id: ID! = "1"): [Space!]! @http(method: "GET") @deprecated(reason: "Use \`space\`.")
}
type Space { id: ID }`;
  const model = describeSchema(
    buildASTSchema(parse(new Source(source, 'schema/spaces.graphql'))),
  );
  const file = 'schema/spaces.graphql';
  expect(elementOf(model, 'field', 'Query.spaceById')).toStrictEqual({
    kind: 'field',
    coordinate: 'Query.spaceById',
    name: 'spaceById',
    description: 'One space. *Private* spaces need membership.',
    deprecation: {reason: 'Use `space`.'},
    directives: [
      {name: 'http', arguments: [{name: 'method', value: '"GET"'}]},
      {name: 'deprecated', arguments: [{name: 'reason', value: '"Use `space`."'}]},
    ],
    position: {file, line: 6, column: 3},
    descriptionPosition: {line: 4, column: 3},
    type: {notation: '[Space!]!', name: 'Space'},
    arguments: [
      {
        kind: 'argument',
        coordinate: 'Query.spaceById(id:)',
        name: 'id',
        description: 'The id.',
        directives: [],
        position: {file, line: 6, column: 23},
        descriptionPosition: {line: 6, column: 14},
        type: {notation: 'ID!', name: 'ID'},
        defaultValue: '"1"',
      },
    ],
  });
});

it('every kind of type has what is its own', () => {
  const model = modelOf(`
    interface Node { id: ID }
    interface Named implements Node { id: ID }
    type Space implements Named & Node { id: ID }
    union Any = Space | Query
    enum Role { ADMIN GUEST }
    input Key @oneOf { id: ID name: String }
    scalar UUID @specifiedBy(url: "https://example.com/uuid")
    directive @auth(role: Role = ADMIN) repeatable on OBJECT | FIELD
  `);
  const elements = new Map(
    [...listElements(model)].map(({element}) => {
      const {coordinate, position: _, name: _name, ...own} = element;
      return [coordinate, own];
    }),
  );
  const own = (coordinate: string) => elements.get(coordinate);
  expect(own('Node')).toMatchObject({kind: 'interface', interfaces: []});
  expect(own('Named')).toMatchObject({kind: 'interface', interfaces: ['Node']});
  expect(own('Space')).toMatchObject({kind: 'object', interfaces: ['Named', 'Node']});
  expect(own('Any')).toStrictEqual({
    kind: 'union',
    directives: [],
    possibleTypes: ['Space', 'Query'],
  });
  expect(own('Role')).toMatchObject({values: [{name: 'ADMIN'}, {name: 'GUEST'}]});
  expect(own('Key')).toMatchObject({kind: 'input', isOneOf: true});
  expect(own('UUID')).toStrictEqual({
    kind: 'scalar',
    directives: [
      {
        name: 'specifiedBy',
        arguments: [{name: 'url', value: '"https://example.com/uuid"'}],
      },
    ],
    specifiedBy: 'https://example.com/uuid',
  });
  expect(own('ID')).toStrictEqual({
    kind: 'scalar',
    directives: [],
    isBuiltIn: true,
    description: elementOf(model, 'scalar', 'ID').description,
  });
  expect(own('@auth')).toMatchObject({
    kind: 'directive',
    directives: [],
    locations: ['OBJECT', 'FIELD'],
    isRepeatable: true,
    arguments: [{name: 'role', defaultValue: 'ADMIN'}],
  });
  expect(own('@auth')).not.toHaveProperty('isBuiltIn');
  expect(own('@skip')).toMatchObject({isBuiltIn: true});
});

it('the model has a version, and the schema its own words, directives and root types', () => {
  const model = modelOf(`
    "Everything."
    schema @tag(name: "a") { query: Reads subscription: Listens mutation: Writes }
    extend schema @tag(name: "b")
    directive @tag(name: String) repeatable on SCHEMA
    type Reads { a: Int }
    type Writes { a: Int }
    type Listens { a: Int }
  `);
  expect(model.version).toBe(1);
  expect(model.schema).toMatchObject({
    coordinate: '',
    name: 'schema',
    description: 'Everything.',
    directives: [
      {name: 'tag', arguments: [{name: 'name', value: '"a"'}]},
      {name: 'tag', arguments: [{name: 'name', value: '"b"'}]},
    ],
  });
  expect(model.roots).toEqual([
    {kind: 'query', type: 'Reads'},
    {kind: 'mutation', type: 'Writes'},
    {kind: 'subscription', type: 'Listens'},
  ]);
});

it('what an extension adds belongs to the element', () => {
  const model = modelOf(`
    directive @tag(name: String!) repeatable on OBJECT | ENUM
    type Space @tag(name: "a") { id: ID }
    extend type Space @tag(name: "b") { name: String }
    enum Role { A }
    extend enum Role @tag(name: "c") { B }
  `);
  const space = elementOf(model, 'object', 'Space');
  expect(space.fields.map(({name}) => name)).toEqual(['id', 'name']);
  const values = space.directives.map((directive) => directive.arguments[0]?.value);
  expect(values).toEqual(['"a"', '"b"']);
  const role = elementOf(model, 'enum', 'Role');
  expect(role.values.map(({name}) => name)).toEqual(['A', 'B']);
  expect(role.directives.map(({name}) => name)).toEqual(['tag']);
});

it.each<readonly [string, {readonly reason?: string} | undefined]>([
  ['@deprecated', {reason: 'No longer supported'}],
  ['@deprecated(reason: "Use `b`.")', {reason: 'Use `b`.'}],
  ['@deprecated(reason: "")', {reason: ''}],
  // Since 2025 a reason cannot be null.
  ...byVersion([['@deprecated(reason: null)', {}] as const], []),
  ['', undefined],
])('a deprecation of a field written as %s is found', (written, deprecation) => {
  const model = modelOf(`type T { a: Int ${written} }`);
  expect(elementOf(model, 'field', 'T.a').deprecation).toEqual(deprecation);
});

it.each([
  ['@deprecated(reason: "Use `B`.")', {reason: 'Use `B`.'}],
  ['@deprecated(since: "May")', {}],
  ['@deprecated(reason: 3)', {}],
])('a deprecation that only the schema itself allows, %s, is found', (written, found) => {
  const model = modelOf(`
    directive @deprecated(reason: Any, since: String) on OBJECT
    scalar Any
    type T ${written} { a: Int }
  `);
  expect(elementOf(model, 'object', 'T').deprecation).toEqual(found);
});

it('what is empty to a reader is missing', () => {
  const model = modelOf('"\u200B " scalar S @specifiedBy(url: "")\n"  " scalar T');
  const scalar = elementOf(model, 'scalar', 'S');
  expect(scalar).not.toHaveProperty('description');
  expect(scalar).not.toHaveProperty('specifiedBy');
  expect(elementOf(model, 'scalar', 'T')).not.toHaveProperty('description');
  expect(elementOf(model, 'scalar', 'T')).not.toHaveProperty('descriptionPosition');
});

it('no introspection type is an element, though a field may return one', () => {
  const model = modelOf('type Query { schema: __Schema! }');
  expect(elementOf(model, 'field', 'Query.schema').type.name).toBe('__Schema');
  expect(model.types.filter(({name}) => name.startsWith('__'))).toEqual([]);
});

it('an introspection result gives the same elements, without their places', () => {
  const schema = buildSchema(`
    "The root." type Query { a(b: Int = 1): [T!] @deprecated(reason: "Old.") }
    "A type." type T implements N { id: ID! e: E u: U s: S }
    interface N { id: ID! }
    enum E { A B @deprecated(reason: "No.") }
    union U = T
    scalar S @specifiedBy(url: "https://example.com")
    input I @oneOf { a: Int old: Int @deprecated(reason: "Gone.") }
    type Mutation { m(i: I): Int }
  `);
  const client = buildClientSchema(
    introspectionFromSchema(schema, {inputValueDeprecation: true, oneOf: true}),
  );
  const withoutPlaces = (model: ApiModel): unknown =>
    JSON.parse(
      JSON.stringify(model, (key, one: unknown) =>
        /position$/i.test(key) ? undefined : one,
      ),
    );
  expect(withoutPlaces(describeSchema(client))).toEqual(
    withoutPlaces(describeSchema(schema)),
  );
});

describe('the place of a description is that of its first character', () => {
  it.each([
    ['"Text."', 1, 2],
    ['"""Text."""', 1, 4],
    ['"""\n    Text.\n      More.\n    """', 2, 5],
    ['"""\n\n  Text.\n"""', 3, 3],
    ['"""\r\n\tText.\r\n"""', 2, 2],
    ['"""\nText.\n  More.\n"""', 2, 1],
    ['"""\n  T"""', 2, 3],
  ])('%j', (text, line, column) => {
    const model = describeSchema(buildSchema(`${text} type Query { a: Int }`));
    expect(elementOf(model, 'object', 'Query').descriptionPosition).toEqual({
      line,
      column,
    });
  });
});

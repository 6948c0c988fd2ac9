import {describe, expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import type {ApiModel} from '../../model/apiModel';
import {findUsages, USAGE_LABELS} from '../findUsages';

/** The uses of an element as texts, one line for each way of use. */
function usesOf(model: ApiModel, coordinate: string): readonly string[] {
  return findUsages(model)(coordinate).map(({kind, uses}) => {
    const texts = uses.map(({text}) => text);
    return `${USAGE_LABELS[kind]}: ${texts.join(', ')}`;
  });
}

describe('where a type is used', () => {
  const model = modelOf(`
    directive @auth(role: Role) repeatable on OBJECT | FIELD_DEFINITION | ENUM_VALUE | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
    type Query { space(id: ID!, role: Role): Space old: [Space!]! @deprecated root: Query }
    type Mutation { createSpace(input: SpaceInput!): Space! }
    type Subscription { spaceCreated: Space }
    interface Node { self: Space }
    interface Named implements Node { self: Space }
    type Space implements Node @auth(role: ADMIN) @auth(role: GUEST) { self: Space parent(role: Role): [[Space]] @auth }
    union Any = Space | Other
    type Other { a: Int }
    input SpaceInput { role: Role! @auth nested: SpaceInput old: Role @deprecated }
    enum Role { ADMIN @auth GUEST }
  `);

  it.each([
    [
      'Space',
      'Returned by queries: old, space',
      'Returned by mutations: createSpace',
      'Returned by subscriptions: spaceCreated',
      'Returned by fields: Named.self, Node.self, Space.parent, Space.self',
      'Part of unions: Any',
    ],
    [
      'Role',
      'Accepted as an argument by: space(role:), Space.parent(role:)',
      'Used in input types: SpaceInput.old, SpaceInput.role',
      'Accepted by directives: @auth(role:)',
    ],
    ['Node', 'Implemented by: Named, Space'],
    ['@auth', 'Applied to: Role.ADMIN, Space, Space.parent, SpaceInput.role'],
    ['Query', 'Returned by queries: root'],
    ['Other', 'Part of unions: Any'],
    ['Mutation'],
  ])('%s', (coordinate, ...lines) => {
    expect(usesOf(model, coordinate)).toEqual(lines);
  });

  it('each use has its coordinate', () => {
    const coordinates = findUsages(model)('Role').map(({uses}) =>
      uses.map(({coordinate}) => coordinate),
    );
    expect(coordinates).toEqual([
      ['Query.space(role:)', 'Space.parent(role:)'],
      ['SpaceInput.old', 'SpaceInput.role'],
      ['@auth(role:)'],
    ]);
  });
});

it('a directive is applied to the schema and to what an extension applies it to', () => {
  const model = modelOf(`
    directive @tag on SCHEMA | OBJECT | ENUM | INPUT_OBJECT | UNION | SCALAR | INTERFACE
    type T { a: Int } extend type T @tag
    enum E { A } extend enum E @tag
    scalar S extend scalar S @tag
    schema { query: Root } extend schema @tag
    type Root { a: Int }
  `);
  expect(usesOf(model, '@tag')).toEqual(['Applied to: E, S, schema, T']);
});

it('a directive is applied to arguments of directives, too', () => {
  const model = modelOf('directive @d(x: Int @deprecated) on FIELD');
  expect(usesOf(model, '@deprecated')).toEqual(['Applied to: @d(x:)']);
});

it('what GraphQL itself brings uses no type', () => {
  expect(usesOf(modelOf('directive @d(x: Boolean) on FIELD'), 'Boolean')).toEqual([
    'Accepted by directives: @d(x:)',
  ]);
});

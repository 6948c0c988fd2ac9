import {describe, expect, it} from 'vitest';
import {modelOf} from '../../__tests__/schemas';
import {findHelpers} from '../findHelpers';

function helpersOf(sdl: string, patterns?: readonly string[]): Record<string, string> {
  return Object.fromEntries(findHelpers(modelOf(sdl), patterns));
}

const SPACE = 'type Space { id: ID }';

describe('by shape', () => {
  it('a connection and its edge help the type of their nodes, whatever they are called', () => {
    expect(
      helpersOf(`
        type User { id: ID } type PageInfo { a: Int }
        type FollowerConnection { edges: [FollowerEdge] pageInfo: PageInfo }
        type FollowerEdge { node: User cursor: String }
        type StarConnection { nodes: [User!]! pageInfo: PageInfo! }
      `),
    ).toEqual({FollowerConnection: 'User', FollowerEdge: 'User', StarConnection: 'User'});
  });

  it.each([
    ['a connection without page info', 'type SpaceConnection { edges: [Space] }'],
    ['a connection of no list', 'type SpaceConnection { pageInfo: Int }'],
    ['an edge without a node', 'type SpaceEdge { cursor: String }'],
    ['an edge between scalars', 'type SpaceEdge { node: ID }'],
    ['a payload that nothing returns', 'type SpacePayload { space: Space }'],
    ['an order that is an object', 'type SpaceOrder { total: Int }'],
  ])('%s helps nothing', (_, sdl) => {
    expect(helpersOf(`${SPACE} ${sdl}`)).toEqual({});
  });

  it('a payload helps where one mutation returns it and nothing else uses it', () => {
    expect(
      helpersOf(`
        ${SPACE}
        type Mutation { createSpace: CreateSpacePayload a: SharedSpacePayload b: SharedSpacePayload c: KeptSpacePayload }
        type CreateSpacePayload { space: Space }
        type SharedSpacePayload { space: Space }
        type KeptSpacePayload { space: Space }
        type Box { kept: KeptSpacePayload }
      `),
    ).toEqual({CreateSpacePayload: 'Space'});
  });
});

describe('by name', () => {
  it.each([
    ['CreateSpaceInput', 'Space'],
    ['SpaceFilter', 'Space'],
    ['SpacesFilter', 'Space'],
    ['SpaceMemberFilter', 'SpaceMember'],
    ['AddSpaceMemberByIdInput', 'SpaceMember'],
    ['CategoriesFilter', 'Category'],
    ['FillBoxesInput', 'Box'],
    ['spaces_bool_exp', 'Space'],
    ['space_order_by', 'Space'],
    ['space_insert_input', 'Space'],
  ])('%s helps %s', (helper, helped) => {
    expect(
      helpersOf(`
        ${SPACE} type SpaceMember { a: Int } interface Category { a: Int } type Box { a: Int }
        input ${helper} { a: Int }
      `),
    ).toEqual({[helper]: helped});
  });

  it.each([
    ['names no type', 'input OtherFilter { a: Int }'],
    ['names a scalar', 'scalar Day input DayFilter { a: Int }'],
    ['names an input', 'input Thing { a: Int } input ThingFilter { a: Int }'],
    ['names a root type', 'input QueryFilter { a: Int }'],
    ['names a part of a word', 'type Pace { a: Int } input SpacingFilter { a: Int }'],
    ['is nothing but the pattern', 'input Filter { a: Int }'],
    ['is a union', 'union SpaceFilter = Space'],
    ['could mean two types', 'type space { a: Int } input SpaceFilter { a: Int }'],
  ])('a type that %s helps nothing', (_, sdl) => {
    expect(helpersOf(`${SPACE} ${sdl}`)).toEqual({});
  });

  it('a helper is helped by none: all help the type itself', () => {
    expect(
      helpersOf(`
        ${SPACE}
        type Space_aggregate { fields: Space_aggregate_fields }
        type Space_aggregate_fields { count: Int }
        enum Space_select_column { id }
      `),
    ).toEqual({
      Space_aggregate: 'Space',
      Space_aggregate_fields: 'Space',
      Space_select_column: 'Space',
    });
  });
});

it('the owner can name the patterns', () => {
  const sdl = `${SPACE} type PagedSpaces { a: Int } input SpaceFilter { a: Int }`;
  expect(helpersOf(sdl, ['Paged*'])).toEqual({PagedSpaces: 'Space'});
  expect(helpersOf(sdl, [])).toEqual({});
});

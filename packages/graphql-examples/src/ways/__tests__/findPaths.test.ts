import {buildSchema, type GraphQLCompositeType} from 'graphql';
import {expect, it} from 'vitest';
import {createWorld} from '../../values/world';
import {findPaths} from '../findPaths';

const schema = buildSchema(`
  type Query { a: A }
  type A { end: End }
  type B { end(id: ID!): End }
  type C { near: A }
  type End { id: ID back: C }
`);

function pathsTo(typeName: string, most: number) {
  const starts = ['A', 'B', 'C'].map((name, cost) => ({
    type: schema.getType(name) as GraphQLCompositeType,
    cost,
  }));
  return findPaths(
    createWorld(schema, {}),
    starts,
    most,
  )(typeName).map(({start, steps, cost}) => [
    start,
    steps.map(({field}) => field?.name).join('.'),
    cost,
  ]);
}

it('paths are the cheapest from each start, and the cheapest first', () => {
  expect(pathsTo('End', 3)).toEqual([
    ['A', 'end', 10],
    ['B', 'end', 12],
    ['C', 'near.end', 22],
  ]);
  expect(pathsTo('A', 3)).toEqual([
    ['A', '', 0],
    ['C', 'near', 12],
    ['B', 'end.back.near', 32],
  ]);
});

it('no more paths are kept than are wanted', () => {
  expect(pathsTo('End', 2).map(([start]) => start)).toEqual(['A', 'B']);
  expect(pathsTo('A', 1).map(([start]) => start)).toEqual(['A']);
});

import type {GraphQLSchema} from 'graphql';
import type {ExampleOptions} from '../types';
import {createWorld, type World} from '../values/world';
import {toMockSchema} from './createMockSchema';

/** What examples are made from: the values of a schema, and what answers with them. */
interface Mocked {
  readonly world: World;
  readonly mock: GraphQLSchema;
}

/** Of each schema the last, for who makes examples of it asks for several kinds of them. */
const known = new WeakMap<GraphQLSchema, Mocked & {readonly options: ExampleOptions}>();

/** Makes the world of a schema and its mock, or gives those that the same options made. */
export function shareMock(schema: GraphQLSchema, options: ExampleOptions): Mocked {
  const last = known.get(schema);
  if (last && isSame(last.options, options)) return last;
  const world = createWorld(schema, options);
  const made = {world, mock: toMockSchema(world), options};
  known.set(schema, made);
  return made;
}

/** Whether two have the same values: overrides are requests, and change none. */
function isSame(a: ExampleOptions, b: ExampleOptions): boolean {
  return a.scalars === b.scalars && a.values === b.values && a.isHidden === b.isHidden;
}

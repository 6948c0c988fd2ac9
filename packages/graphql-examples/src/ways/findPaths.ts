import {
  type GraphQLCompositeType,
  getNamedType,
  isAbstractType,
  isCompositeType,
} from 'graphql';
import {readType} from '../document/readType';
import type {Field} from '../document/shapes';
import type {World} from '../values/world';

/** A step from a type to the next: by a field, or by a fragment where it has no field. */
export interface Step {
  /** The name of the type that the step leaves. */
  readonly from: string;
  readonly field?: Field;
  readonly to: GraphQLCompositeType;
}

/**
 * The shortest path from a type to each one that can be reached from it, by the fields that examples
 * may ask for. Of paths of one length the first in the order of the schema counts.
 */
export function findPaths(
  world: World,
  start: GraphQLCompositeType,
): ReadonlyMap<string, readonly Step[]> {
  const paths = new Map<string, readonly Step[]>([[start.name, []]]);
  let edge: readonly GraphQLCompositeType[] = [start];
  while (edge.length > 0) {
    const next: GraphQLCompositeType[] = [];
    for (const step of edge.flatMap((type) => stepsFrom(world, type))) {
      if (paths.has(step.to.name)) continue;
      paths.set(step.to.name, [...paths.get(step.from)!, step]);
      next.push(step.to);
    }
    edge = next;
  }
  return paths;
}

function stepsFrom(world: World, type: GraphQLCompositeType): readonly Step[] {
  const from = type.name;
  const fields = readType(world, type).objects.flatMap((field) => {
    const to = getNamedType(field.type);
    return isCompositeType(to) ? [{from, field, to}] : [];
  });
  const members = isAbstractType(type) ? world.schema.getPossibleTypes(type) : [];
  return [
    ...fields,
    ...members.filter(({name}) => !world.isHidden(name)).map((to) => ({from, to})),
  ];
}

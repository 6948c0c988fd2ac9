import {
  type GraphQLCompositeType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
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

/** A type that paths begin at. */
export interface Start {
  readonly type: GraphQLCompositeType;
  /** What it takes to have it: as many arguments as have to be known. */
  readonly cost: number;
}

export interface Path {
  /** The name of the type that it begins at. */
  readonly start: string;
  readonly steps: readonly Step[];
  /** That of the start and of all steps: each counts as much as `STEP` arguments. */
  readonly cost: number;
}

/** How many arguments that have to be known a step is worth. */
const STEP = 10;

/** A type that is reached, and how. */
interface Reached extends Start {
  readonly start: string;
  readonly last?: {readonly step: Step; readonly before: Reached};
}

/** How many arguments of a field have to be known. */
export function countNeeded({args}: Field): number {
  return args.filter(({type}) => isNonNullType(type)).length;
}

/**
 * The cheapest paths to every type, by the fields that examples may ask for, each from another
 * start and at most so many; of those that cost the same the first in the order of the schema. No
 * path to a type is worth keeping unless it is among the cheapest to all types on its way, so that
 * time and memory grow with the schema and not with its starts times its types.
 */
export function findPaths(
  world: World,
  starts: readonly Start[],
  most: number,
): (typeName: string) => readonly Path[] {
  const reached = new Map<string, Reached[]>();
  const steps = new Map<string, readonly Step[]>();
  /** What is to be looked at, by its cost. */
  const queue: Reached[][] = [];
  const add = (one: Reached): void => {
    (queue[one.cost] ??= []).push(one);
  };
  for (const {type, cost} of starts) add({start: type.name, type, cost});
  for (let cost = 0; cost < queue.length; cost += 1) {
    for (const one of queue[cost] ?? []) {
      const {start, type} = one;
      const found = reached.get(type.name) ?? [];
      if (found.length === most || found.some((other) => other.start === start)) continue;
      reached.set(type.name, [...found, one]);
      const next = steps.get(type.name) ?? stepsFrom(world, type);
      steps.set(type.name, next);
      for (const step of next) {
        const last = {step, before: one};
        add({start, type: step.to, cost: cost + costOf(step), last});
      }
    }
    // Nothing comes to it any more: each step costs something.
    queue[cost] = [];
  }
  return (typeName) =>
    (reached.get(typeName) ?? []).map((one) => ({
      start: one.start,
      steps: listSteps(one),
      cost: one.cost,
    }));
}

function costOf({field}: Step): number {
  return STEP + (field ? countNeeded(field) : 0);
}

function listSteps({last}: Reached): readonly Step[] {
  return last ? [...listSteps(last.before), last.step] : [];
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

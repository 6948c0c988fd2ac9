import {
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  type SelectionNode,
} from 'graphql';
import {argumentsOf} from '../document/argumentsOf';
import {TYPENAME, toFieldNode, toFragmentNode} from '../document/nodes';
import {readType} from '../document/readType';
import {selectFields} from '../document/selectFields';
import {REQUIRED} from '../document/size';
import {
  chooseArguments,
  type Operation,
  printOperation,
  toCoordinate,
} from '../document/toDocument';
import {toExample} from '../createExamples';
import {toMockSchema} from '../mock/createMockSchema';
import type {Example, ExampleOptions} from '../types';
import {createWorld, type World} from '../values/world';
import {findPaths, type Step} from './findPaths';

/** A query that leads to a type, as a request that selects it. */
export interface WayToType {
  /** The query, such as `Query.spaces`. */
  readonly coordinate: string;
  /** The fields from the query on, such as `['spaces', 'items']`. */
  readonly fields: readonly string[];
  /** Made when it is asked for, since not every way is shown as one. */
  readonly toExample: () => Example;
}

/** The ways to the type of a name, the shortest first; none where no query leads there. */
export type FindWays = (typeName: string) => readonly WayToType[];

interface Start {
  readonly operation: Operation;
  readonly paths: ReturnType<typeof findPaths>;
}

/** How many ways to a type are worth telling. */
const TOLD = 3;

/** Finds the shortest ways from a query to an object, interface or union, at most three. */
export function createTypeExamples(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): FindWays {
  const world = createWorld(schema, options);
  const mock = toMockSchema(world);
  const starts = toStarts(world);
  return (typeName) =>
    starts
      .flatMap(({operation, paths}) => {
        const steps = paths.get(typeName);
        if (steps === undefined) return [];
        return [{operation, steps, cost: costOf(operation, steps, typeName)}];
      })
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, TOLD)
      .map(({operation, steps}) => toWay(world, mock, operation, steps));
}

function toStarts(world: World): readonly Start[] {
  const root = world.schema.getQueryType();
  return (root ? readType(world, root).objects : []).flatMap((field) => {
    const type = getNamedType(field.type);
    // A query that returns all queries is a detour.
    if (!isCompositeType(type) || type === root) return [];
    const operation = {kind: 'query', root: root!.name, field} as const;
    return [{operation, paths: findPaths(world, type)}];
  });
}

/**
 * How much has to be known and written: each step, and each argument without a default. Of two that
 * are alike the query that is named after the type is the one to be expected.
 */
function costOf(operation: Operation, steps: readonly Step[], typeName: string): number {
  const needed = [operation.field, ...steps.flatMap(({field}) => field ?? [])].flatMap(
    ({args}) => args.filter(({type}) => isNonNullType(type)),
  );
  const isNamed = operation.field.name.toLowerCase().includes(typeName.toLowerCase());
  return steps.length + needed.length / 10 + (isNamed ? 0 : 0.01);
}

function toWay(
  world: World,
  mock: GraphQLSchema,
  operation: Operation,
  steps: readonly Step[],
): WayToType {
  return {
    coordinate: toCoordinate(operation),
    fields: [operation.field, ...steps.flatMap(({field}) => field ?? [])].map(
      ({name}) => name,
    ),
    toExample: () => {
      const args = chooseArguments(world, operation, REQUIRED);
      const document = printOperation(operation, args, select(world, operation, steps));
      return toExample(world, mock, operation, {document, args, size: REQUIRED});
    },
  };
}

/** The selection of a query that goes the steps and asks for the least of where they end. */
function select(
  world: World,
  operation: Operation,
  steps: readonly Step[],
): readonly SelectionNode[] {
  const target = steps.at(-1)?.to ?? getNamedType(operation.field.type);
  const end = isCompositeType(target)
    ? selectFields(world, target, REQUIRED, {left: Infinity})
    : [];
  return steps
    .toReversed()
    .reduce((inner, step) => toSelections(world, step, inner), end);
}

/** What is selected of the type that a step leaves. */
function toSelections(
  world: World,
  {field, from, to}: Step,
  selections: readonly SelectionNode[],
): readonly SelectionNode[] {
  if (field) {
    const args = argumentsOf(world, from, field);
    return [toFieldNode(field.name, {args, selections})];
  }
  const type = world.schema.getType(from);
  return [
    ...(isAbstractType(type) ? [TYPENAME] : []),
    toFragmentNode(to.name, selections),
  ];
}

import {
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
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
import {shareMock} from '../mock/shareMock';
import type {Example, ExampleOptions} from '../types';
import type {World} from '../values/world';
import {countNeeded, findPaths, type Step} from './findPaths';

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

/** A query, and its place among all. */
interface Query {
  readonly operation: Operation;
  readonly place: number;
  /** How many arguments have to be known. */
  readonly needed: number;
}

/** A type that queries return, alone or in a list. */
interface Returned {
  readonly type: GraphQLCompositeType;
  readonly queries: Query[];
}

/** How many ways to a type are worth telling. */
const TOLD = 3;

/**
 * Finds the ways from a query to an object, interface or union that take the fewest steps and
 * arguments, at most three.
 */
export function createTypeExamples(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): FindWays {
  const {world, mock} = shareMock(schema, options);
  const returned = listReturned(world);
  const starts = [...returned.values()].map(({type, queries}) => ({
    type,
    cost: leastNeeded(queries),
  }));
  const pathsTo = findPaths(world, starts, TOLD);
  return (typeName) =>
    pathsTo(typeName)
      .flatMap(({start, steps, cost}) => {
        const {queries} = returned.get(start)!;
        const way = cost - leastNeeded(queries);
        return queries.map(({operation, place, needed}) => ({
          operation,
          place,
          steps,
          cost: way + needed,
          rank: isNamedAfter(operation, typeName) ? 0 : 1,
        }));
      })
      .toSorted((a, b) => a.cost - b.cost || a.rank - b.rank || a.place - b.place)
      .slice(0, TOLD)
      .map(({operation, steps}) => toWay(world, mock, operation, steps));
}

/** What queries return, by its name. */
function listReturned(world: World): ReadonlyMap<string, Returned> {
  const root = world.schema.getQueryType();
  const returned = new Map<string, Returned>();
  const fields = root ? readType(world, root).objects : [];
  for (const [place, field] of fields.entries()) {
    const type = getNamedType(field.type);
    // A query that returns all queries is a detour.
    if (!isCompositeType(type) || type === root) continue;
    const {queries}: Returned = returned.get(type.name) ?? {type, queries: []};
    const operation = {kind: 'query', root: root!.name, field} as const;
    queries.push({operation, place, needed: countNeeded(field)});
    returned.set(type.name, {type, queries});
  }
  return returned;
}

function leastNeeded(queries: readonly Query[]): number {
  return queries.reduce((least, {needed}) => Math.min(least, needed), Infinity);
}

/** Of two that cost the same the query that is named after the type is the one to be expected. */
function isNamedAfter({field}: Operation, typeName: string): boolean {
  return field.name.toLowerCase().includes(typeName.toLowerCase());
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

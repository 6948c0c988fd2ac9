import {
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
} from 'graphql';
import {groupBy} from 'graphql-api-model';
import {readType} from '../document/readType';
import {
  printField,
  printFragment,
  type Selection,
  TYPENAME,
} from '../document/selections';
import {argumentsOf, selectFields} from '../document/selectFields';
import type {Field} from '../values/shapes';
import {REQUIRED} from '../document/size';
import {type Operation, toCoordinate, toDraft} from '../document/toDocument';
import {toExample} from '../createExamples';
import {createMocked} from '../mock/createMockSchema';
import type {Example, ExampleOptions} from '../types';
import type {World} from '../values/world';

/** A query that leads to a type, as a request that selects it. */
export interface WayToType {
  /** The query, such as `Query.spaces`. */
  readonly coordinate: string;
  /** The fields from the query on, such as `['spaces', 'items']`. */
  readonly fields: readonly string[];
  /** Makes the request; not every way is shown as one. */
  readonly toExample: () => Example;
}

/** The ways to the type of a name, the shortest first; none if no query leads to it. */
export type FindWays = (typeName: string) => readonly WayToType[];

/** A step from a type to the next: by a field, or by a fragment. */
interface Step {
  readonly from: GraphQLCompositeType;
  readonly field?: Field;
  readonly to: GraphQLCompositeType;
}

/** The steps from what a query returns to a type. */
interface Path {
  readonly operation: Operation;
  readonly steps: readonly Step[];
  /** `STEP` for each step, and 1 for each argument that has to be known. */
  readonly cost: number;
}

/** How many ways to a type are found. */
const MOST = 3;
const STEP = 10;
/** What `node(id:)` costs, which comes last. */
const DETOUR = 4 * STEP;
/** A request that is nested more deeply helps nobody, and a chain of types would have long pages. */
const MOST_COST = 12 * STEP;

/**
 * Finds the ways from a query to an object, interface or union that need the fewest steps and
 * arguments, at most three.
 */
export function createTypeExamples(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): FindWays {
  const mocked = createMocked(schema, options);
  const {world} = mocked;
  const graph = readGraph(world);
  return (typeName) =>
    findPaths(graph, typeName).map(({operation, steps}) => ({
      coordinate: toCoordinate(operation),
      fields: [operation.field, ...steps.flatMap(({field}) => field ?? [])].map(
        ({name}) => name,
      ),
      toExample: () => {
        const selections = selectSteps(world, operation, steps);
        const draft = toDraft(world, operation, REQUIRED, selections);
        return toExample(mocked, operation, draft);
      },
    }));
}

/** By the name of a type. */
interface Graph {
  /** The queries in the order of the schema. */
  readonly order: readonly Operation[];
  /** The queries that return it, alone or in a list. */
  readonly queries: ReadonlyMap<string, readonly Operation[]>;
  /** The steps that lead to it. */
  readonly steps: ReadonlyMap<string, readonly Step[]>;
}

function readGraph(world: World): Graph {
  const {schema, isHidden} = world;
  const root = schema.getQueryType();
  const fields = root ? readType(world, root).objects : [];
  const queries = fields.map((field): Operation => {
    return {kind: 'query', root: root!.name, field};
  });
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLCompositeType => isCompositeType(type) && type !== root,
  );
  const steps = types.flatMap((from): readonly Step[] => [
    ...readType(world, from).objects.flatMap((field) => {
      const to = getNamedType(field.type);
      return isCompositeType(to) ? [{from, field, to}] : [];
    }),
    ...(isAbstractType(from) ? schema.getPossibleTypes(from) : [])
      .filter(({name}) => !isHidden(name))
      .map((to) => ({from, to})),
  ]);
  return {
    order: queries,
    queries: groupBy(queries, ({field}) => getNamedType(field.type).name),
    steps: groupBy(steps, ({to}) => to.name),
  };
}

/** The cheapest path from each query, found backwards from the type, and the cheapest of them. */
function findPaths({order, queries, steps}: Graph, typeName: string): readonly Path[] {
  const found: Path[] = [];
  const seen = new Set<string>();
  /** Types to look at by their cost, with the steps from them. */
  const queue: [string, readonly Step[]][][] = [[[typeName, []]]];
  for (let cost = 0; cost < queue.length && cost <= MOST_COST; cost += 1) {
    if (found.filter((path) => path.cost < cost).length >= MOST) break;
    for (const [name, way] of queue[cost] ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      for (const operation of queries.get(name) ?? []) {
        // Whoever has an id of any object knows no better way.
        const detour = /^nodes?$/.test(operation.field.name) ? DETOUR : 0;
        const total = cost + detour + countNeeded(operation.field);
        found.push({operation, steps: way, cost: total});
      }
      for (const step of steps.get(name) ?? []) {
        const total = cost + STEP + (step.field ? countNeeded(step.field) : 0);
        (queue[total] ??= []).push([step.from.name, [step, ...way]]);
      }
    }
  }
  // Of two that cost the same, the query that is named after the type is the expected one.
  const rank = ({operation: {field}}: Path): number =>
    field.name.toLowerCase().includes(typeName.toLowerCase()) ? 0 : 1;
  const place = ({operation}: Path): number => order.indexOf(operation);
  return found
    .toSorted((a, b) => a.cost - b.cost || rank(a) - rank(b) || place(a) - place(b))
    .slice(0, MOST);
}

/** How many arguments of a field have to be known. */
function countNeeded({args}: Field): number {
  return args.filter(({type}) => isNonNullType(type)).length;
}

/** The selections of a query that go the steps and end with a few fields of the last type. */
function selectSteps(
  world: World,
  {field: {type}}: Operation,
  steps: readonly Step[],
): readonly Selection[] {
  const last = steps.at(-1)?.to ?? getNamedType(type);
  const budget = {left: Infinity};
  const end = isCompositeType(last) ? selectFields(world, last, REQUIRED, budget) : [];
  return steps
    .toReversed()
    .reduce(
      (inner, {field, from, to}) =>
        field
          ? [printField(field.name, argumentsOf(world, from.name, field), inner)]
          : [...(isAbstractType(from) ? [TYPENAME] : []), printFragment(to.name, inner)],
      end,
    );
}

import {createTypeExamples, type WayToType} from 'graphql-examples';
import {lazy} from 'graphql-api-model';
import {findExample, type ExampleSources} from './chooseExamples';
import {createFindTakers, type Taker} from './findTakers';
import type {OperationKind} from 'graphql-examples';
import type {Request} from 'graphql-examples/programs';

/** An operation that leads to a type or takes one. */
export interface Way {
  /** The coordinate of the operation. */
  readonly coordinate: string;
  /** The fields to the type, or the operation alone: `spaceById.members`. */
  readonly text: string;
  /** Whether the page of the operation shows a request. */
  readonly hasRequest: boolean;
}

/** The operations that lead to a type or take one, and the request for the first of them. */
export interface Ways {
  readonly ways: readonly [first: Way, ...others: Way[]];
  /** GraphQL; missing where only the variables matter. */
  readonly document?: string;
  readonly variables?: Request['variables'];
  /** What shows the document in other languages. */
  readonly data?: string;
}

/** Finds the operations that lead to a type, or take it, by its name; undefined if there are none. */
export interface FindWays {
  readonly to: (type: string) => Ways | undefined;
  readonly with: (input: string) => Ways | undefined;
}

interface Parts extends Pick<ExampleSources, 'schema' | 'model' | 'options'> {
  /** The variables of the longest request for an operation; undefined where it has none. */
  readonly variablesOf: (
    operation: OperationKind,
    field: string,
  ) => Request['variables'] | undefined;
  readonly dataOf: (operation: OperationKind, field: string) => string | undefined;
}

/** How many operations that take an input are named. */
const MOST_TAKERS = 8;

/** What is at a path of variables, in the first item of each list on the way. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return valueAt(value[0], path);
  const [name, ...rest] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return value;
  if (!Object.hasOwn(value, name)) return undefined;
  return valueAt((value as Readonly<Record<string, unknown>>)[name], rest);
}

/** Makes the functions that find the ways to and with the types of a schema. */
export function createWays({
  schema,
  model,
  options,
  variablesOf,
  dataOf,
}: Parts): FindWays {
  const findTypes = lazy(() => createTypeExamples(schema, options));
  const findTakers = createFindTakers(model);
  const toField = (coordinate: string): string =>
    coordinate.slice(coordinate.indexOf('.') + 1);
  const toWay = (operation: OperationKind, coordinate: string, text: string): Way => {
    const hasRequest = variablesOf(operation, toField(coordinate)) !== undefined;
    return {coordinate, text, hasRequest};
  };
  const hasInput = ({operation, field, path}: Taker): boolean =>
    valueAt(variablesOf(operation, field), path) != null;
  return {
    to: (type) => {
      const [first, ...others] = findTypes()(type);
      // Without an example the way is a list of links.
      const example = first && findExample(() => first.toExample());
      if (!example) return undefined;
      const toQuery = ({coordinate, fields}: WayToType): Way =>
        toWay('query', coordinate, fields.join('.'));
      const data = dataOf('query', toField(first.coordinate));
      return {
        ...(data !== undefined && {data}),
        ways: [toQuery(first), ...others.map(toQuery)],
        document: example.document.trim(),
        variables: example.variables,
      };
    },
    with: (input) => {
      const takers = findTakers(input).slice(0, MOST_TAKERS);
      const shown = takers.find(hasInput);
      const [first, ...others] = shown
        ? [shown, ...takers.filter((taker) => taker !== shown)]
        : takers;
      if (!first) return undefined;
      const toTaker = ({operation, coordinate, field}: Taker): Way =>
        toWay(operation, coordinate, field);
      return {
        ways: [toTaker(first), ...others.map(toTaker)],
        ...(shown && {variables: variablesOf(shown.operation, shown.field) ?? {}}),
      };
    },
  };
}

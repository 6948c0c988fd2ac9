import type {JsonNode} from 'graphql-api-model';
import {show} from './checkLeaf';
import type {Limit, Limits} from './readLimits';
import {checkForm, toValue, type Scalars} from './scalars';
import {toError, type Issue} from './types';

/** What is declared of single fields, input fields and arguments. */
export interface PlaceRules {
  readonly scalars: Scalars;
  readonly limits?: Limits;
}

/** A value where it stands in a request or an answer. */
export interface PlacedValue {
  readonly node: JsonNode;
  /** The coordinates whose rules hold for it: a variable may be used several times. */
  readonly coordinates: readonly string[];
  /** As messages name it. */
  readonly path: string;
  readonly isInput: boolean;
}

/** Checks a value, which is not null, against the forms and limits of its place. */
export function checkPlace(
  {node, coordinates, path, isInput}: PlacedValue,
  {scalars, limits}: PlaceRules,
): readonly Issue[] {
  if (node.kind === 'array') {
    return coordinates.flatMap((coordinate) =>
      (limits?.get(coordinate) ?? []).flatMap((limit) =>
        checkItems(node.items.length, limit, node, path),
      ),
    );
  }
  const value = toValue(node);
  const expected = coordinates.flatMap((coordinate) => [
    ...formsOf(coordinate, scalars).map((form) => checkForm(value, form, isInput)),
    ...(limits?.get(coordinate) ?? []).map((limit) => checkLimit(value, limit)),
  ]);
  const [first] = expected.filter((words) => words !== undefined);
  return first === undefined
    ? []
    : [toError(`"${path}" must be ${first}, not ${show(node)}.`, node.at)];
}

function formsOf(coordinate: string, scalars: Scalars): readonly Scalars[string][] {
  return Object.entries(scalars)
    .filter(([name]) => name.includes('.') && toPattern(name).test(coordinate))
    .map(([, form]) => form);
}

const PATTERNS = new Map<string, RegExp>();

function toPattern(name: string): RegExp {
  const known = PATTERNS.get(name);
  if (known) return known;
  const escaped = name
    .replaceAll(/[.()]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\w*`);
  const pattern = new RegExp(`^${escaped}$`);
  PATTERNS.set(name, pattern);
  return pattern;
}

function checkItems(
  count: number,
  {of, least, most}: Limit,
  node: JsonNode,
  path: string,
): readonly Issue[] {
  return of !== 'items' || (count >= least && count <= most)
    ? []
    : [
        toError(
          `"${path}" must have ${range(least, most)} items, not ${count}.`,
          node.at,
        ),
      ];
}

function checkLimit(value: unknown, {of, least, most}: Limit): string | undefined {
  if (of === 'characters' && typeof value === 'string') {
    const {length} = Array.from(value);
    return length >= least && length <= most
      ? undefined
      : `a text of ${range(least, most)} characters`;
  }
  if (of === 'value' && typeof value === 'number') {
    return value >= least && value <= most ? undefined : `from ${least} to ${most}`;
  }
  return undefined;
}

function range(least: number, most: number): string {
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

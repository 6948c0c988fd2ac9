import type {InputSize} from '../values/toInput';
import type {Field} from '../values/shapes';

/** How much of a schema a document takes. */
export interface Size extends InputSize {
  /** How many objects deep it goes below what the operation returns. */
  readonly depth: number;
  /** How many fields of the returned object at most. */
  readonly first: number;
  /** How many scalars and enums of an object below it at most. */
  readonly leaves: number;
  /** How many objects in an object below it at most. */
  readonly objects: number;
  /** How many scalars and enums of an object at the end of the way. */
  readonly glance: number;
  /** How many types of a union or interface at most. */
  readonly types: number;
  /** Whether the operation changes a scalar or enum, which is selected then. */
  readonly isChanged?: (field: Field) => boolean;
}

/** What a request needs, and the few fields that show the result. */
export const REQUIRED: Size = {
  optional: false,
  depth: 0,
  first: 4,
  leaves: 4,
  objects: 2,
  glance: 4,
  types: 3,
};

const ALL = {optional: true, first: Infinity, leaves: Infinity, objects: Infinity};

/**
 * From the most to the least; the first whose document is short enough counts. All have each field
 * of the returned object, unless it has too many to read.
 */
export const FULL: readonly Size[] = [
  {...ALL, depth: 2, glance: 4, types: 6},
  {...ALL, depth: 1, glance: 4, types: 6},
  {...ALL, depth: 1, glance: 1, types: 3},
  ...[40, 20, 8, 4].map((first) => ({...ALL, first, depth: 1, glance: 1, types: 1})),
];

/** How many lines the document of everything selects at most. */
export const MOST_LINES = 100;

import type {InputSize} from '../values/toInput';

/** How much of a schema a document takes. */
export interface Size extends InputSize {
  /** How many objects deep it goes below what the operation returns. */
  readonly depth: number;
  /** How many scalars and enums of an object at most. */
  readonly leaves: number;
  /** How many objects in an object at most. */
  readonly objects: number;
  /** How many types of a union or interface at most. */
  readonly types: number;
}

/** What a request needs, and the few fields that say what came of it. */
export const REQUIRED: Size = {
  optional: false,
  depth: 0,
  leaves: 4,
  objects: 2,
  types: 3,
};

const EVERYTHING = {optional: true, objects: Infinity, types: 6};

/** From the most to the least; the first whose document is short enough counts. */
export const FULL: readonly [Size, ...Size[]] = [
  {...EVERYTHING, depth: 2, leaves: Infinity},
  {...EVERYTHING, depth: 1, leaves: Infinity},
  {...EVERYTHING, depth: 1, leaves: 12, objects: 8},
  {...EVERYTHING, depth: 0, leaves: 40, objects: 8},
  {...EVERYTHING, depth: 0, leaves: 12, objects: 4},
];

/** How many fields the document of everything has at most. */
export const MOST_FIELDS = 80;

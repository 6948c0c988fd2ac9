import type {JsonNode} from 'graphql-api-model';

/** The forms of JSON values that a scalar can be said to have. */
export type ScalarFormat =
  | 'any'
  | 'boolean'
  | 'date'
  | 'date-time'
  | 'integer'
  | 'number'
  | 'object'
  | 'string'
  | 'url'
  | 'uuid';

/**
 * Checks the JSON value of a scalar, which is never null. Returns what it must be, as in
 * `a postal code such as "10115"`, or undefined for a value that is right.
 */
export type ScalarCheck = (value: unknown) => string | undefined;

/** Formats or checks by the name of the scalar; others may be any value. */
export type Scalars = Readonly<Record<string, ScalarFormat | ScalarCheck>>;

/** Custom scalars that schemas commonly have, and the form that they have there. */
export const COMMON_SCALARS: Scalars = {
  Date: 'date',
  DateTime: 'date-time',
  DateTimeISO: 'date-time',
  JSONObject: 'object',
  UUID: 'uuid',
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const MAX_INT = 2 ** 31;

interface Form {
  /** As in "must be …". */
  readonly words: string;
  readonly matches: (value: unknown) => boolean;
}

const FORMS: Readonly<Record<ScalarFormat, Form>> = {
  any: {words: 'anything', matches: () => true},
  boolean: {words: 'true or false', matches: (value) => typeof value === 'boolean'},
  date: {words: 'a date such as "2025-01-31"', matches: isDate},
  'date-time': {
    words: 'a date and time such as "2025-01-31T09:30:00Z"',
    matches: isDateTime,
  },
  integer: {words: 'a whole number', matches: Number.isInteger},
  number: {words: 'a number', matches: (value) => typeof value === 'number'},
  object: {
    words: 'an object',
    matches: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  },
  string: {words: 'a string', matches: (value) => typeof value === 'string'},
  url: {
    words: 'an address such as "https://example.com/"',
    matches: (value) => typeof value === 'string' && URL.canParse(value),
  },
  uuid: {
    words: 'a UUID such as "123e4567-e89b-42d3-a456-426614174000"',
    matches: (value) => typeof value === 'string' && UUID.test(value),
  },
};

const INT: Form = {
  words: 'a whole number of 32 bits',
  matches: (value) =>
    Number.isInteger(value) && Number(value) >= -MAX_INT && Number(value) < MAX_INT,
};
/** What a client may send for an ID; a server always answers with a string. */
const INPUT_ID: Form = {
  words: 'a string or a whole number',
  matches: (value) => typeof value === 'string' || Number.isInteger(value),
};

/** The names of the formats. */
export const SCALAR_FORMATS = Object.keys(FORMS) as readonly ScalarFormat[];

/** The scalars of GraphQL itself, whose form is no question of options. */
const BUILT_IN: ReadonlyMap<string, Form> = new Map([
  ['Boolean', FORMS.boolean],
  ['Float', FORMS.number],
  ['ID', FORMS.string],
  ['Int', INT],
  ['String', FORMS.string],
]);

/** How scalars are written, and whether a client or a server writes this one. */
export interface ScalarUse {
  readonly scalars: Scalars;
  readonly isInput: boolean;
}

/** What a value of the scalar must be and is not; undefined for one that is right. */
export function checkScalar(
  name: string,
  node: JsonNode,
  use: ScalarUse,
): string | undefined {
  return checkScalarValue(name, toValue(node), use);
}

/**
 * Checks a value of JSON, not null, against the scalar of that name. Returns what it must be, as in
 * `a UUID such as "…"`, or undefined for a value that is right.
 */
export function checkScalarValue(
  name: string,
  value: unknown,
  {scalars, isInput}: ScalarUse,
): string | undefined {
  const builtIn = isInput && name === 'ID' ? INPUT_ID : BUILT_IN.get(name);
  if (builtIn) return compare(value, builtIn);
  const custom = (Object.hasOwn(scalars, name) ? scalars[name] : undefined) ?? 'any';
  return typeof custom === 'function' ? custom(value) : compare(value, FORMS[custom]);
}

function compare(value: unknown, {matches, words}: Form): string | undefined {
  return matches(value) ? undefined : words;
}

function toValue(node: JsonNode): unknown {
  switch (node.kind) {
    case 'null':
      return null;
    case 'object':
      return Object.fromEntries(
        node.members.map(({name, value}) => [name, toValue(value)]),
      );
    case 'array':
      return node.items.map(toValue);
    default:
      return node.value;
  }
}

function isDateTime(value: unknown): boolean {
  const date = typeof value === 'string' ? DATE_TIME.exec(value)?.[1] : undefined;
  return isDate(date) && !Number.isNaN(Date.parse(String(value)));
}

/** Whether it is a day of the calendar, which the 30th of February is not. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

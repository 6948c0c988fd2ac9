/** The formats of JSON values that a scalar can have. */
export type ScalarFormat =
  | 'any'
  | 'boolean'
  | 'date'
  | 'date-time'
  | 'date-time-utc'
  | 'email'
  | 'integer'
  | 'language'
  | 'null'
  | 'number'
  | 'object'
  | 'string'
  | 'time-zone'
  | 'upload'
  | 'url'
  | 'uuid'
  | 'version';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const LANGUAGES = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const VERSION = /^\d+(?:\.\d+){1,3}(?:[-+][\w.+-]+)?$/;
const MAX_INT = 2 ** 31;

interface Form {
  /** As in `must be a date`. */
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
  'date-time-utc': {
    words: 'a UTC date and time with milliseconds such as "2025-01-31T09:30:00.000Z"',
    matches: (value) => isDateTime(value) && UTC.test(String(value)),
  },
  email: {
    words: 'an address such as "ada@example.com"',
    matches: (value) => typeof value === 'string' && EMAIL.test(value),
  },
  integer: {words: 'a whole number', matches: Number.isInteger},
  language: {
    words: 'the tag of a language such as "pt-BR"',
    matches: (value) => typeof value === 'string' && isLanguage(value),
  },
  null: {words: 'null', matches: (value) => value === null},
  number: {words: 'a number', matches: (value) => typeof value === 'number'},
  object: {
    words: 'an object',
    matches: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  },
  string: {words: 'a string', matches: (value) => typeof value === 'string'},
  'time-zone': {
    words: 'a time zone such as "Europe/Lisbon"',
    matches: (value) => typeof value === 'string' && isTimeZone(value),
  },
  upload: {
    words: 'null, because a part of the multipart request replaces it',
    matches: (value) => value === null,
  },
  url: {
    words: 'an address such as "https://example.com/"',
    matches: (value) => typeof value === 'string' && URL.canParse(value),
  },
  uuid: {
    words: 'a UUID such as "123e4567-e89b-42d3-a456-426614174000"',
    matches: (value) => typeof value === 'string' && UUID.test(value),
  },
  version: {
    words: 'a version such as "4.12.0"',
    matches: (value) => typeof value === 'string' && VERSION.test(value),
  },
};

const INT: Form = {
  words: 'a whole number of 32 bits',
  matches: (value) =>
    Number.isInteger(value) && Number(value) >= -MAX_INT && Number(value) < MAX_INT,
};
/** A client may send an ID as a number; a server always returns a string. */
const INPUT_ID: Form = {
  words: 'a string or a whole number',
  matches: (value) => typeof value === 'string' || Number.isInteger(value),
};

/** The names of the formats. */
export const SCALAR_FORMATS = Object.keys(FORMS) as readonly ScalarFormat[];

function compare(value: unknown, {matches, words}: Form): string | undefined {
  return matches(value) ? undefined : words;
}

function isLanguage(value: string): boolean {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(value);
    // The syntax alone allows any letters, so the code has to be registered.
    return LANGUAGES.of(tag) !== undefined;
  } catch {
    return false;
  }
}

function isTimeZone(value: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', {timeZone: value}).format(0) !== '' &&
      /^(?:UTC|\w+(?:\/[\w+-]+)+)$/.test(value)
    );
  } catch {
    return false;
  }
}

function isDateTime(value: unknown): boolean {
  const date = typeof value === 'string' ? DATE_TIME.exec(value)?.[1] : undefined;
  return isDate(date) && !Number.isNaN(Date.parse(String(value)));
}

/** Whether it is a day of the calendar, unlike 2025-02-30. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * Checks the JSON value of a scalar, which is never null. Returns the expected form, such as
 * `a postal code such as "10115"`, or undefined for a valid value.
 */
export type ScalarCheck = (value: unknown) => string | undefined;

/**
 * Formats or checks by the name of the scalar, or by the coordinates of fields, input fields and
 * arguments, with `*` for any letters: `User.language`, `*.*Url`, `*.*(first:)`. Other scalars
 * may be any value.
 */
export type Scalars = Readonly<Record<string, ScalarFormat | ScalarCheck>>;

/** The formats of common custom scalars. */
export const COMMON_SCALARS: Scalars = {
  Date: 'date',
  DateTime: 'date-time',
  DateTimeISO: 'date-time',
  JSONObject: 'object',
  URL: 'url',
  Upload: 'upload',
  UUID: 'uuid',
  Void: 'null',
};

/** The scalars of GraphQL itself. */
const BUILT_IN: ReadonlyMap<string, Form> = new Map([
  ['Boolean', FORMS.boolean],
  ['Float', FORMS.number],
  ['ID', FORMS.string],
  ['Int', INT],
  ['String', FORMS.string],
]);

/** The formats of scalars, and whether a client writes this value. */
export interface ScalarUse {
  readonly scalars: Scalars;
  readonly isInput: boolean;
}

/**
 * Checks a value of JSON, not null, against the scalar of that name. Returns the expected form, such
 * as `a UUID such as "…"`, or undefined for a valid value.
 */
export function checkScalarValue(
  name: string,
  value: unknown,
  {scalars, isInput}: ScalarUse,
): string | undefined {
  const builtIn = isInput && name === 'ID' ? INPUT_ID : BUILT_IN.get(name);
  if (builtIn) return compare(value, builtIn);
  const own = Object.hasOwn(scalars, name) ? scalars[name] : undefined;
  return checkFormat(value, own ?? 'any', isInput);
}

/** Returns the expected form of a value, or undefined for a valid one. */
export function checkFormat(
  value: unknown,
  form: ScalarFormat | ScalarCheck,
  isInput: boolean,
): string | undefined {
  if (typeof form === 'function') return form(value);
  // A server accepts every offset and returns UTC.
  const name = form === 'date-time-utc' && isInput ? 'date-time' : form;
  return compare(value, FORMS[name]);
}

/** Whether a client sends a file for this scalar, as a part of a multipart request. */
export function isUpload(name: string, scalars: Scalars): boolean {
  return Object.hasOwn(scalars, name) && scalars[name] === 'upload';
}

/** Finds the formats that `scalars` has for the coordinate of a field, input field or argument. */
export function findFormats(
  coordinate: string,
  scalars: Scalars,
): readonly Scalars[string][] {
  return Object.entries(scalars)
    .filter(([name]) => name.includes('.') && toPattern(name).test(coordinate))
    .map(([, format]) => format);
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

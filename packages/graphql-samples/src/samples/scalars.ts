import {memoize} from 'graphql-api-model';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const LANGUAGES = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const VERSION = /^\d+(?:\.\d+){1,3}(?:[-+][\w.+-]+)?$/;
const MAX_INT = 2 ** 31;

/** What a value must be, as in `must be a date`, and whether it is. */
type Form = readonly [words: string, matches: (value: unknown) => boolean];

/** A form of strings. */
function text(words: string, matches: (value: string) => boolean): Form {
  return [words, (value) => typeof value === 'string' && matches(value)];
}

const FORMS = {
  any: ['anything', () => true],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  date: text('a date such as "2025-01-31"', isDate),
  'date-time': text('a date and time such as "2025-01-31T09:30:00Z"', isDateTime),
  'date-time-utc': text(
    'a UTC date and time with milliseconds such as "2025-01-31T09:30:00.000Z"',
    (value) => isDateTime(value) && UTC.test(value),
  ),
  email: text('an address such as "ada@example.com"', (value) => EMAIL.test(value)),
  integer: ['a whole number', Number.isInteger],
  language: text('the tag of a language such as "pt-BR"', isLanguage),
  null: ['null', (value) => value === null],
  number: ['a number', (value) => typeof value === 'number'],
  object: [
    'an object',
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ],
  string: text('a string', () => true),
  'time-zone': text('a time zone such as "Europe/Lisbon"', isTimeZone),
  upload: [
    'null, because a part of the multipart request replaces it',
    (value) => value === null,
  ],
  url: text('an address such as "https://example.com/"', (value) => URL.canParse(value)),
  uuid: text('a UUID such as "123e4567-e89b-42d3-a456-426614174000"', (value) =>
    UUID.test(value),
  ),
  version: text('a version such as "4.12.0"', (value) => VERSION.test(value)),
} as const satisfies Readonly<Record<string, Form>>;

/** The formats of JSON values that a scalar can have. */
export type ScalarFormat = keyof typeof FORMS;

/** The names of the formats. */
export const SCALAR_FORMATS = Object.keys(FORMS) as readonly ScalarFormat[];

/** The scalars of GraphQL itself. */
const BUILT_IN: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['Boolean', FORMS.boolean],
  ['Float', FORMS.number],
  ['ID', FORMS.string],
  [
    'Int',
    [
      'a whole number of 32 bits',
      (value) =>
        Number.isInteger(value) && Number(value) >= -MAX_INT && Number(value) < MAX_INT,
    ],
  ],
  ['String', FORMS.string],
]);
/** A client may send an ID as a number; a server always returns a string. */
const INPUT_ID: Form = [
  'a string or a whole number',
  (value) => typeof value === 'string' || Number.isInteger(value),
];

function compare(value: unknown, [words, matches]: Form): string | undefined {
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

function isDateTime(value: string): boolean {
  const date = DATE_TIME.exec(value)?.[1];
  return date !== undefined && isDate(date) && !Number.isNaN(Date.parse(value));
}

/** Whether it is a day of the calendar, unlike 2025-02-30. */
function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    DATE.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
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

const toPattern = memoize((name) => {
  const escaped = name
    .replaceAll(/[.()]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\w*`);
  return new RegExp(`^${escaped}$`);
});

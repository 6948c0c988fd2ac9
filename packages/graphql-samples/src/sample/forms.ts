/** The forms of JSON values that a scalar can be said to have. */
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

export interface Form {
  /** As in "must be …". */
  readonly words: string;
  readonly matches: (value: unknown) => boolean;
}

export const FORMS: Readonly<Record<ScalarFormat, Form>> = {
  any: {words: 'anything', matches: () => true},
  boolean: {words: 'true or false', matches: (value) => typeof value === 'boolean'},
  date: {words: 'a date such as "2025-01-31"', matches: isDate},
  'date-time': {
    words: 'a date and time such as "2025-01-31T09:30:00Z"',
    matches: isDateTime,
  },
  'date-time-utc': {
    words: 'a moment in UTC with milliseconds such as "2025-01-31T09:30:00.000Z"',
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
    words: 'null, for a part of the multipart request takes its place',
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

export const INT: Form = {
  words: 'a whole number of 32 bits',
  matches: (value) =>
    Number.isInteger(value) && Number(value) >= -MAX_INT && Number(value) < MAX_INT,
};
/** What a client may send for an ID; a server always answers with a string. */
export const INPUT_ID: Form = {
  words: 'a string or a whole number',
  matches: (value) => typeof value === 'string' || Number.isInteger(value),
};

/** The names of the formats. */
export const SCALAR_FORMATS = Object.keys(FORMS) as readonly ScalarFormat[];

/** What the value must be and is not. */
export function compare(value: unknown, {matches, words}: Form): string | undefined {
  return matches(value) ? undefined : words;
}

function isLanguage(value: string): boolean {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(value);
    // A registered code; the syntax alone allows any letters.
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

/** Whether it is a day of the calendar, which the 30th of February is not. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !DATE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

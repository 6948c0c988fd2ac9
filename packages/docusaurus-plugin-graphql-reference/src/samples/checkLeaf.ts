import {isEnumType, type GraphQLEnumType, type GraphQLLeafType} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {namesOf} from './members';
import {suggest} from './suggest';
import {toError, toWarning, type Issue} from './types';

interface Format {
  /** As in "must be …". */
  readonly words: string;
  readonly matches: (node: JsonNode) => boolean;
}

const MAX_INT = 2 ** 31;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

const DATE_TIME_FORMAT = {
  words: 'a date and time such as "2025-01-31T09:30:00Z"',
  matches: (node: JsonNode) => node.kind === 'string' && isDateTime(node.value),
};

/** The scalars of GraphQL, and custom ones whose name tells their form. */
const FORMATS: Readonly<Record<string, Format>> = {
  Int: {
    words: 'a whole number of 32 bits',
    matches: (node) =>
      node.kind === 'number' &&
      Number.isInteger(node.value) &&
      node.value >= -MAX_INT &&
      node.value < MAX_INT,
  },
  Float: {words: 'a number', matches: ({kind}) => kind === 'number'},
  Boolean: {words: 'true or false', matches: ({kind}) => kind === 'boolean'},
  String: {words: 'a string', matches: ({kind}) => kind === 'string'},
  ID: {words: 'a string', matches: ({kind}) => kind === 'string'},
  UUID: {
    words: 'a UUID such as "123e4567-e89b-42d3-a456-426614174000"',
    matches: (node) => node.kind === 'string' && UUID.test(node.value),
  },
  Date: {
    words: 'a date such as "2025-01-31"',
    matches: (node) => node.kind === 'string' && isDate(node.value),
  },
  DateTime: DATE_TIME_FORMAT,
  DateTimeISO: DATE_TIME_FORMAT,
  JSONObject: {words: 'an object', matches: ({kind}) => kind === 'object'},
};

/** Checks the JSON of a scalar or enum that is not null; `path` names it in messages. */
export function checkLeaf(
  node: JsonNode,
  type: GraphQLLeafType,
  path: string,
): readonly Issue[] {
  if (isEnumType(type)) {
    return checkEnum(node, type, path);
  }
  const format = Object.hasOwn(FORMATS, type.name) ? FORMATS[type.name] : undefined;
  return !format || format.matches(node)
    ? []
    : [
        toError(
          `"${path}" has the type ${type.name} and must be ${format.words}, not ${show(node)}.`,
          node.at,
        ),
      ];
}

/** The value as messages show it. */
export function show(node: JsonNode): string {
  switch (node.kind) {
    case 'null':
      return 'null';
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    default:
      return JSON.stringify(node.value);
  }
}

/** What is said of a value that stands where an object must. */
export function toObjectError(node: JsonNode, typeName: string, path: string): Issue {
  return toError(
    `"${path}" must be an object of type ${typeName}, not ${show(node)}.`,
    node.at,
  );
}

function checkEnum(
  node: JsonNode,
  type: GraphQLEnumType,
  path: string,
): readonly Issue[] {
  const names = namesOf(type.getValues());
  const value = node.kind === 'string' ? type.getValue(node.value) : undefined;
  if (!value) {
    const hint = node.kind === 'string' ? suggest(node.value, names) : '';
    return [
      toError(
        `"${path}" must be a value of ${type.name}, not ${show(node)}.${hint}`,
        node.at,
      ),
    ];
  }
  const reason = value.deprecationReason ?? undefined;
  return reason === undefined
    ? []
    : [
        toWarning(
          `The value "${type.name}.${value.name}" is deprecated. ${reason}`,
          node.at,
        ),
      ];
}

function isDateTime(text: string): boolean {
  const date = DATE_TIME.exec(text)?.[1];
  return date !== undefined && isDate(date) && !Number.isNaN(Date.parse(text));
}

/** Whether the text is a day of the calendar, which the 30th of February is not. */
function isDate(text: string): boolean {
  if (!DATE.test(text)) {
    return false;
  }
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

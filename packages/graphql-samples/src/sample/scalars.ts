import {isScalarType, type GraphQLSchema} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {compare, FORMS, INPUT_ID, INT, type Form, type ScalarFormat} from './forms';

/**
 * Checks the JSON value of a scalar, which is never null. Returns what it must be, as in
 * `a postal code such as "10115"`, or undefined for a value that is right.
 */
export type ScalarCheck = (value: unknown) => string | undefined;

/**
 * Formats or checks by the name of the scalar, or by the coordinates of fields, input fields and
 * arguments, in which `*` stands for any letters: `User.language`, `*.*Url`, `*.*(first:)`. Scalars
 * that are not named may be any value.
 */
export type Scalars = Readonly<Record<string, ScalarFormat | ScalarCheck>>;

/** Custom scalars that schemas commonly have, and the form that they have there. */
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

/** Addresses of `@specifiedBy` that say how a scalar is written. */
const SPECIFIED: readonly (readonly [RegExp, ScalarFormat])[] = [
  [/graphql-multipart-request-spec/, 'upload'],
  [/rfc(?:4122|9562)\b|graphql-uuid/i, 'uuid'],
  [/rfc3986\b|url\.spec\.whatwg\.org/i, 'url'],
  [/rfc(?:5646|4646|3066)\b|bcp\/?47/i, 'language'],
  [/rfc7946\b/i, 'object'],
  [/scalars\.graphql\.org\/[\w-]+\/local-date/, 'date'],
  [/rfc3339\b|scalars\.graphql\.org\/[\w-]+\/date-time/i, 'date-time'],
];

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
  const own = Object.hasOwn(scalars, name) ? scalars[name] : undefined;
  return checkForm(value, own ?? 'any', isInput);
}

/** What a value must be to have the form; undefined for one that has it. */
export function checkForm(
  value: unknown,
  form: ScalarFormat | ScalarCheck,
  isInput: boolean,
): string | undefined {
  if (typeof form === 'function') return form(value);
  // A server takes every offset and answers in its own way.
  const name = form === 'date-time-utc' && isInput ? 'date-time' : form;
  return compare(value, FORMS[name]);
}

const specified = new WeakMap<GraphQLSchema, Scalars>();

/** The formats of scalars that the schema declares by `@specifiedBy`, which every text asks for. */
export function readSpecified(schema: GraphQLSchema): Scalars {
  const known = specified.get(schema) ?? findSpecified(schema);
  specified.set(schema, known);
  return known;
}

function findSpecified(schema: GraphQLSchema): Scalars {
  return Object.fromEntries(
    Object.values(schema.getTypeMap()).flatMap((type) => {
      const url = isScalarType(type) ? type.specifiedByURL : undefined;
      const found = url == null ? undefined : SPECIFIED.find(([part]) => part.test(url));
      return found ? [[type.name, found[1]]] : [];
    }),
  );
}

/** Whether a client sends a file for this scalar, beside the variables. */
export function isUpload(name: string, scalars: Scalars): boolean {
  return Object.hasOwn(scalars, name) && scalars[name] === 'upload';
}

/** The value that `JSON.parse` would give. */
export function toValue(node: JsonNode): unknown {
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

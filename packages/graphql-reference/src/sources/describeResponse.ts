import {stripVTControlCharacters} from 'node:util';
import {toShownAddress, withoutSecrets} from './address';

/** The response of a server to the introspection query. */
export interface SchemaResponse {
  /** Where the request was sent. */
  readonly address: string;
  readonly status: number;
  readonly statusText: string;
  /** Its content type; empty without one. */
  readonly type: string;
  readonly location: string | undefined;
  readonly text: string;
}

/** What is wrong with a response; nothing when it contains a schema. */
interface Description {
  readonly problem?: string;
  /** True when GraphQL errors are the problem: the server may not know a part of the query. */
  readonly hasErrors?: boolean;
}

const MOST_LETTERS = 500;

/**
 * Describes what is wrong with a response and how to fix it.
 *
 * @param secrets - Texts that the server may repeat and no message may contain.
 */
export function describeResponse(
  response: SchemaResponse,
  secrets: readonly string[],
): Description {
  const {status, statusText, text, location} = response;
  if (location !== undefined && status >= 300 && status < 400) {
    return {
      problem: `The server redirects to ${toLine(toShownAddress(location, response.address), secrets)}\n  Name that address, if you trust it with the headers that you send.`,
    };
  }
  const json = parse(text);
  const errors = findMessages(json);
  const quote =
    errors.length > 0 ? ` It returned: ${toLine(errors.join(' '), secrets)}` : '';
  const code = `${status} ${statusText}`.trim();
  if (status === 401 || status === 403) {
    return {
      problem: `The server requires authentication (${code}).${quote}\n  Send a header: --header "Authorization: Bearer …"`,
    };
  }
  if (hasSchema(json)) return {};
  if (errors.length > 0) {
    return {
      problem: `The server rejected the introspection query.${quote}\n  Use a server that allows introspection, or name the SDL files of the schema.`,
      hasErrors: true,
    };
  }
  return {problem: describeOther(response, json, code)};
}

function describeOther(
  {status, type, text}: SchemaResponse,
  json: unknown,
  code: string,
): string {
  const advice = 'Name the address of the GraphQL endpoint.';
  if (status >= 500) return `The server failed (${code}).\n  Try again, or read its log.`;
  if (status >= 400) return `The server refused the request (${code}).\n  ${advice}`;
  if (json !== undefined)
    return `The server returned JSON without a schema.\n  ${advice}`;
  if (text.trim() === '') {
    return `The server returned an empty response (${code}).\n  ${advice}`;
  }
  const what = /html/i.test(type) || /^\s*</.test(text) ? 'HTML' : 'something else';
  return `The server returned ${what} instead of JSON.\n  ${advice}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function hasSchema(json: unknown): boolean {
  const schema = member(member(json, 'data'), '__schema');
  return typeof schema === 'object' && schema !== null;
}

/** The messages of GraphQL errors, or of the JSON that many gateways return. */
function findMessages(json: unknown): readonly string[] {
  const errors = member(json, 'errors');
  const list: readonly unknown[] = Array.isArray(errors)
    ? errors.map((error: unknown) => member(error, 'message') ?? error)
    : [member(json, 'message') ?? member(json, 'error')];
  return list.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** A server's text for a terminal: one line of bounded length, without control characters. */
function toLine(text: string, secrets: readonly string[]): string {
  const plain = stripVTControlCharacters(text).replace(/[\s\p{Cc}]+/gu, ' ');
  const line = withoutSecrets(plain, secrets);
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line;
}

import {stripVTControlCharacters} from 'node:util';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  /** Its content type; empty where it does not say. */
  readonly type: string;
  readonly location: string | undefined;
  readonly text: string;
}

/** The schema that an answer holds, or what is wrong with it. */
export type Described =
  | {readonly text: string}
  | {
      readonly text?: undefined;
      readonly problem: string;
      /** The words of a server that may know another version of the query. */
      readonly errors?: readonly string[];
    };

const MOST_LETTERS = 500;

/**
 * Looks for a schema in an answer.
 *
 * @param secrets - What a server might repeat and nobody should see.
 */
export function describeAnswer(answer: Answer, secrets: readonly string[]): Described {
  const {status, statusText, text, location} = answer;
  if (location !== undefined && status >= 300 && status < 400) {
    return {
      problem: `The server sends elsewhere, to ${clean([location], secrets)}\n  Name that address, if you trust it with the headers that you send.`,
    };
  }
  const json = parse(text);
  const errors = wordsOf(json);
  const said = errors.length > 0 ? ` It said: ${clean(errors, secrets)}` : '';
  const code = `${status} ${statusText}`.trim();
  if (status === 401 || status === 403) {
    return {
      problem: `The server wants to know who asks (${code}).${said}\n  Send what it asks for: --header "Authorization: Bearer …"`,
    };
  }
  if (hasSchema(json)) return {text};
  if (errors.length > 0) {
    return {
      problem: `The server did not answer the introspection query.${said}\n  Ask where introspection is allowed, or name the SDL files that the server is made from.`,
      errors,
    };
  }
  return {problem: describeOther(answer, json, code)};
}

function describeOther(
  {status, type, text}: Answer,
  json: unknown,
  code: string,
): string {
  const advice = 'Name the address that GraphQL requests are sent to.';
  if (status >= 500) {
    return `The server failed (${code}).\n  Try again, or look into its log.`;
  }
  if (status >= 400) return `The server refused the request (${code}).\n  ${advice}`;
  if (json !== undefined) {
    return `The server answered with JSON that holds no schema.\n  ${advice}`;
  }
  if (text.trim() === '')
    return `The server answered with nothing (${code}).\n  ${advice}`;
  const what =
    /html/i.test(type) || /^\s*</.test(text) ? 'a page (HTML)' : 'something else';
  return `The server answered with ${what} instead of JSON.\n  ${advice}`;
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

/** The messages of an answer, in the shape of GraphQL or of those that many gateways send. */
function wordsOf(json: unknown): readonly string[] {
  const errors = member(json, 'errors');
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [json];
  return list.flatMap((error) => {
    const found =
      member(error, 'message') ?? (list[0] === json && member(error, 'error'));
    const word = typeof error === 'string' ? error : found;
    return typeof word === 'string' && word !== '' ? [word] : [];
  });
}

/** Words of a stranger, for a terminal: one line, not too long, and without secrets. */
function clean(words: readonly string[], secrets: readonly string[]): string {
  const line = stripVTControlCharacters(words.join(' ')).replace(/[\s\p{Cc}]+/gu, ' ');
  const hidden = secrets
    .flatMap((secret) => [secret, ...secret.split(/\s+/)])
    .filter((secret) => secret.length > 5)
    .reduce((text, secret) => text.replaceAll(secret, '…'), line);
  return hidden.length > MOST_LETTERS ? `${hidden.slice(0, MOST_LETTERS)} …` : hidden;
}

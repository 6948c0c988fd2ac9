import {stripVTControlCharacters} from 'node:util';
import {toLine} from 'graphql-api-model/words';
import {toShownAddress, withoutSecrets} from './address';

/** The codes of network errors, what they mean, and how to fix it. */
const NETWORK_ERRORS: readonly (readonly [RegExp, string, string])[] = [
  [/^ECONNREFUSED$/, 'No server listens there', 'Start it, or correct the address.'],
  [
    /^(?:ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    'The host is unknown or cannot be reached',
    'Correct the address, or check the network.',
  ],
  [
    /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_)/,
    'The certificate of the server is not trusted',
    'Write the file of its authority into the environment variable NODE_EXTRA_CA_CERTS.',
  ],
  [
    /^(?:ERR_SSL_|EPROTO$)/,
    'The server does not use https',
    'Write the address with "http://".',
  ],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'The server closed the connection before it responded',
    'Try again, or read its log.',
  ],
];
const MOST_LETTERS = 500;

/** Describes what went wrong before a server responded, and how to fix it. */
export function describeNetworkError(error: unknown, timeoutSeconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') {
    return `The server did not respond within ${timeoutSeconds} s.\n  Allow more time: --timeout <seconds>`;
  }
  const {cause = error} = error as {cause?: NodeJS.ErrnoException};
  const code = 'code' in cause ? String(cause.code) : '';
  const [, problem, remedy] =
    NETWORK_ERRORS.find(([pattern]) => pattern.test(code)) ?? [];
  return problem === undefined
    ? `The request failed: ${cause.message || code || error.message}`
    : `${problem} (${code}).\n  ${remedy}`;
}

/** What is wrong with a response. */
export interface Problem {
  readonly text: string;
  /** True when GraphQL errors are the problem: the server may not know a part of the query. */
  readonly hasErrors?: boolean;
}

/**
 * Finds what is wrong with the response to an introspection query, and how to fix it; nothing when it
 * contains a schema.
 *
 * @param secrets - Texts that the server may repeat and no message may contain.
 */
export function findProblem(
  {status, statusText, headers}: Response,
  body: string,
  address: string,
  secrets: readonly string[],
): Problem | undefined {
  const location = headers.get('location');
  if (location !== null && status >= 300 && status < 400) {
    return {
      text: `The server redirects to ${toQuote(toShownAddress(location, address), secrets)}\n  Name that address, if you trust it with the headers that you send.`,
    };
  }
  const json = parse(body);
  const errors = findMessages(json).join(' ');
  const quote = errors === '' ? '' : ` It returned: ${toQuote(errors, secrets)}`;
  const code = toQuote(`${status} ${statusText}`.trim(), secrets);
  if (status === 401 || status === 403) {
    return {
      text: `The server requires authentication (${code}).${quote}\n  Send a header: --header "Authorization: Bearer …"`,
    };
  }
  if (json?.data?.__schema) return undefined;
  // 400 and 422 without JSON: some servers reject what they do not know in a query by these alone.
  if (errors !== '' || [400, 422].includes(status)) {
    return {
      text: `The server rejected the introspection query${status < 400 ? '' : ` (${code})`}.${quote}\n  Use a server that allows introspection, or name the SDL files of the schema.`,
      hasErrors: true,
    };
  }
  if (status >= 500) {
    return {text: `The server failed (${code}).\n  Try again, or read its log.`};
  }
  const type = toQuote(headers.get('content-type') ?? 'no content type', secrets);
  return {
    text: `The server returned no schema (${code}, ${type}).\n  Name the address of the GraphQL endpoint.`,
  };
}

/** The parts of a response that count, of whatever type a server gives them. */
interface Body {
  readonly data?: {readonly __schema?: unknown};
  readonly errors?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
}

function parse(body: string): Body | null {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, '')) as Body | null;
  } catch {
    return null;
  }
}

/** The messages of GraphQL errors, or of the JSON that many gateways return. */
function findMessages(json: Body | null): readonly string[] {
  const list: readonly unknown[] = Array.isArray(json?.errors)
    ? json.errors.map(
        (error: {readonly message?: unknown} | null) => error?.message ?? error,
      )
    : [json?.message ?? json?.error];
  return list.filter((text): text is string => typeof text === 'string' && text !== '');
}

/** A server's text for a message: one line of bounded length. */
function toQuote(text: string, secrets: readonly string[]): string {
  const line = withoutSecrets(toLine(stripVTControlCharacters(text)), secrets);
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line;
}

import {Readable} from 'node:stream';
import type {ReadableStream} from 'node:stream/web';
import {CommandError} from '../command/runCommand';
import {toShownAddress} from './address';
import {describeAnswer, type Answer} from './describeAnswer';
import {describeNetworkError} from './describeNetworkError';
import {createIntrospectionQuery, type IntrospectionQuery} from './introspectionQuery';

/** A server, and how it is asked. */
export interface FetchOptions {
  readonly address: string;
  /** Sent along; never shown. */
  readonly headers: Readonly<Record<string, string>>;
  /** For all requests together. */
  readonly timeoutSeconds: number;
  /** The largest answer that is read. */
  readonly mostBytes?: number;
}

const MOST_BYTES = 256_000_000;
const ASK = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};

/**
 * The answer of a GraphQL server to the introspection query, as it sent it. A server of an earlier
 * version of GraphQL is asked again for what it knows.
 *
 * @throws CommandError with what went wrong and how to mend it.
 */
export async function fetchSchema(options: FetchOptions): Promise<string> {
  assertAddress(options.address, toShownAddress(options.address));
  const signal = AbortSignal.timeout(options.timeoutSeconds * 1000);
  return fetchVersion(createIntrospectionQuery(), options, signal);
}

/** The answer to a version of the query, or to the one before that the server knows. */
async function fetchVersion(
  query: IntrospectionQuery,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<string> {
  const answer = await ask(query.text, options, signal);
  const described = describeAnswer(answer, Object.values(options.headers));
  if (described.text !== undefined) return described.text;
  const next = described.errors && query.next(described.errors);
  if (next) return fetchVersion(next, options, signal);
  throw new CommandError(`${toShownAddress(options.address)}: ${described.problem}`);
}

function assertAddress(address: string, shown: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(
      `${shown} is no address of a server. Write one that begins with "https://" or "http://".`,
    );
  }
  if (url.username + url.password !== '') {
    throw new CommandError(
      `${shown}: A name and a password in the address are not sent. Write --header "Authorization: Basic …" instead.`,
    );
  }
}

async function ask(
  query: string,
  {address, headers, timeoutSeconds, mostBytes = MOST_BYTES}: FetchOptions,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {...ASK, ...headers},
      body: JSON.stringify({query, operationName: 'IntrospectionQuery'}),
      // Elsewhere the headers could reach somebody they are not for.
      redirect: 'manual',
      signal,
    });
    return {
      status: response.status,
      statusText: response.statusText,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location') ?? undefined,
      text: await readText(response, mostBytes),
    };
  } catch (error) {
    if (error instanceof TooLarge) {
      throw new CommandError(
        `${toShownAddress(address)}: The answer is larger than ${mostBytes / 1_000_000} MB.\n  Save the SDL of the schema in files, and name these.`,
      );
    }
    throw new CommandError(
      `${toShownAddress(address)}: ${describeNetworkError(error, timeoutSeconds)}`,
    );
  }
}

class TooLarge extends Error {}

async function readText({body}: Response, mostBytes: number): Promise<string> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of Readable.fromWeb(body as ReadableStream<Uint8Array>)) {
    const bytes = part as Uint8Array;
    size += bytes.length;
    if (size > mostBytes) throw new TooLarge();
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

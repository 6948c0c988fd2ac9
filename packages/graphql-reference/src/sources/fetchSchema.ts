import {Readable} from 'node:stream';
import type {ReadableStream} from 'node:stream/web';
import {getIntrospectionQuery, type IntrospectionOptions} from 'graphql';
import {CommandError} from '../command/runCommand';
import {findSecrets, toShownAddress, withoutSecrets} from './address';
import {describeNetworkError} from './describeNetworkError';
import {describeResponse, type SchemaResponse} from './describeResponse';

/** A server, and how to send requests to it. */
export interface FetchOptions {
  readonly address: string;
  /** Sent with each request; never logged. */
  readonly headers: Readonly<Record<string, string>>;
  /** For all requests together. */
  readonly timeoutSeconds: number;
  /** The largest response that is read. */
  readonly mostBytes?: number;
}

const MOST_BYTES = 256_000_000;
const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};

const OCTOBER_2021 = {
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
};
/** The introspection queries of versions of GraphQL, the newest first. */
const VERSIONS: readonly IntrospectionOptions[] = [
  {...OCTOBER_2021, inputValueDeprecation: true, oneOf: true},
  {...OCTOBER_2021, inputValueDeprecation: true},
  OCTOBER_2021,
  {},
];

/**
 * Sends the introspection query to a server and returns the body of its response. A server that
 * returns errors gets the query of an earlier version of GraphQL.
 *
 * @throws CommandError with what went wrong and how to fix it.
 */
export async function fetchSchema(options: FetchOptions): Promise<string> {
  const {address, headers, timeoutSeconds} = options;
  const shown = toShownAddress(address);
  assertAddress(address, shown);
  const secrets = findSecrets(address, headers);
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  let problem = '';
  for (const version of VERSIONS) {
    const response = await send(getIntrospectionQuery(version), options, signal);
    const described = describeResponse(response, secrets);
    if (described.problem === undefined) return response.text;
    problem ||= described.problem;
    if (!described.hasErrors) break;
  }
  throw new CommandError(`${shown}: ${problem}`);
}

function assertAddress(address: string, shown: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(
      `${shown} is not the address of a server. Write one that begins with "https://" or "http://".`,
    );
  }
  if (url.username + url.password !== '') {
    throw new CommandError(
      `${shown}: A name and a password in the address are not sent. Write --header "Authorization: Basic …" instead.`,
    );
  }
}

async function send(
  query: string,
  {address, headers, timeoutSeconds, mostBytes = MOST_BYTES}: FetchOptions,
  signal: AbortSignal,
): Promise<SchemaResponse> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {...HEADERS, ...headers},
      body: JSON.stringify({query, operationName: 'IntrospectionQuery'}),
      // Another host must not get the headers.
      redirect: 'manual',
      signal,
    });
    return {
      address,
      status: response.status,
      statusText: response.statusText,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location') ?? undefined,
      text: await readText(response, mostBytes),
    };
  } catch (error) {
    const problem =
      error instanceof TooLarge
        ? `The response is larger than ${mostBytes / 1_000_000} MB.\n  Save the SDL of the schema in files, and name these.`
        : withoutSecrets(
            describeNetworkError(error, timeoutSeconds),
            findSecrets(address, headers),
          );
    throw new CommandError(`${toShownAddress(address)}: ${problem}`);
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

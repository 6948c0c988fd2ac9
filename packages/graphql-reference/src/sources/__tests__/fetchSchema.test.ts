import type {ServerResponse} from 'node:http';
import {gzipSync} from 'node:zlib';
import {buildSchema, graphqlSync, introspectionFromSchema} from 'graphql';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {CommandError} from 'graphql-samples/command';
import {byVersion} from '../../../../../tests/support/graphqlVersion';
import {fetchSchema, type FetchOptions} from '../fetchSchema';
import {send, startServer} from './startServer';

const SCHEMA = buildSchema(`
  "The whole."
  schema { query: Query }
  type Query { a(b: Int, c: Int @deprecated): Int }
  scalar Day @specifiedBy(url: "https://a.example")
  input One @oneOf { a: Int, b: Int }
  directive @d ${byVersion('', '@deprecated')} repeatable on FIELD
`);

afterEach(() => {
  vi.unstubAllEnvs();
});

function read(address: string, options: Partial<FetchOptions> = {}): Promise<string> {
  return fetchSchema({address, headers: {}, timeoutSeconds: 60, ...options});
}

/** The message for a response, with `<address>` for where the server is. */
async function messageOf(
  respond: (response: ServerResponse) => void,
  options: Partial<FetchOptions> = {},
): Promise<string> {
  const {address} = await startServer((_asked, response) => {
    respond(response);
  });
  const error: unknown = await read(address, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  return (error as Error).message.replaceAll(address, '<address>');
}

it('queries everything in a schema, with the headers', async () => {
  const {address, asked} = await startServer(({query}, response) => {
    send(response, graphqlSync({schema: SCHEMA, source: query}));
  });
  const text = await read(address, {headers: {Authorization: 'Bearer a'}});
  const whole = introspectionFromSchema(SCHEMA, {oneOf: true});
  expect(JSON.parse(text)).toEqual({data: whole});
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer a',
    'content-type': 'application/json',
  });
});

/** A query of graphql 17 gets deprecated directives, which earlier servers do not know. */
const MORE = byVersion(0, 1);

describe('a server of an earlier version of GraphQL', () => {
  /** The queries that a server got which does not know some names. */
  async function queriesTo(unknown: RegExp): Promise<readonly string[]> {
    const {address, asked} = await startServer(({query}, response) => {
      if (unknown.test(query)) send(response, {errors: [{message: 'Unknown'}]}, 400);
      else send(response, {data: {__schema: {}}});
    });
    await read(address);
    return asked.map(({query}) => query);
  }

  it.each<[string, RegExp, number, RegExp]>([
    ...byVersion<[string, RegExp, number, RegExp][]>(
      [],
      [['deprecated directives', /directives\(includeDeprecated/, 1, /isOneOf/]],
    ),
    ['oneOf', /isOneOf/, 2, /specifiedByURL[^]*args\(includeDeprecated: true\)/],
    ['deprecated inputs', /args\(includeDeprecated/, 3, /specifiedByURL/],
    ['repeatable directives', /isRepeatable/, 4, /fields\(includeDeprecated: true\)/],
  ])('gets a query without %s', async (_part, unknown, count, known) => {
    const queries = await queriesTo(unknown);
    expect(queries).toHaveLength(count + MORE);
    expect(queries.at(-1)).toMatch(known);
    expect(queries.at(-1)).not.toMatch(unknown);
  });
});

it.each([400, 422])('sends an earlier query after %i without JSON', async (status) => {
  const {address, asked} = await startServer(({query}, response) => {
    if (query.includes('isOneOf')) response.writeHead(status).end();
    else send(response, {data: {__schema: {}}});
  });
  expect(await read(address)).toBe('{"data":{"__schema":{}}}');
  expect(asked).toHaveLength(2 + MORE);
});

it('keeps secrets out of a redirect and out of what a server repeats', async () => {
  const options = {headers: {Authorization: 'Bearer very secret', 'X-Key': 'abc'}};
  const redirect = await messageOf((response) => {
    response.writeHead(302, {location: '/Bearer%20very%20secret/abc?token=abc'}).end();
  }, options);
  const origin = '<address>'.replace('address', 'origin');
  expect(redirect.replace(/http:\/\/[^/]+/, origin)).toBe(
    '<address>: The server redirects to <origin>/…/…\n  Name that address, if you trust it with the headers that you send.',
  );
  const error = await messageOf((response) => {
    const message = 'Key abc, query k123456: no user for Bearer very secret';
    send(response, {errors: [{message}]}, 403);
  }, options);
  expect(error).toBe(
    '<address>: The server requires authentication (403 Forbidden). It returned: Key …, query k123456: no user for …\n' +
      '  Send a header: --header "Authorization: Bearer …"',
  );
});

describe('throws with the problem and the remedy:', () => {
  const page = (status: number) => (response: ServerResponse) => {
    response.writeHead(status, {'content-type': 'text/html'});
    response.end('<!doctype html><title>GraphiQL</title>');
  };

  it('introspection that is not allowed, with the message of the server', async () => {
    const message = await messageOf((response) => {
      const long = `Introspection\u001B[31m is\ndisabled. ${'no '.repeat(1000)}`;
      send(response, {errors: [{message: long}]}, 400);
    });
    expect(message.replace(/(?: no){100,}/, '')).toBe(
      '<address>: The server rejected the introspection query (400 Bad Request). It returned: Introspection is disabled. …\n' +
        '  Use a server that allows introspection, or name the SDL files of the schema.',
    );
    expect(message.length).toBeLessThan(800);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    [
      'a response without end',
      (response) => {
        response.writeHead(200, {'content-type': 'application/json'});
        const write = (): void => {
          if (!response.destroyed && response.write(' '.repeat(10_000)))
            setImmediate(write);
        };
        response.on('drain', write);
        write();
      },
    ],
    [
      'a response that is large when it is unpacked',
      (response) => {
        response.writeHead(200, {'content-encoding': 'gzip'});
        response.end(gzipSync(' '.repeat(1_000_000)));
      },
    ],
  ])('%s', async (_title, respond) => {
    vi.stubEnv('GRAPHQL_SCHEMA_MEGABYTES', '0.1');
    expect(await messageOf(respond)).toBe(
      '<address>: The response has more than 0.1 MB.\n  Name less, or write a larger number into the environment variable GRAPHQL_SCHEMA_MEGABYTES, such as GRAPHQL_SCHEMA_MEGABYTES=400.',
    );
  });

  it('a content type that a terminal would run', async () => {
    const message = await messageOf((response) => {
      response.writeHead(200, {'content-type': 'a\u009B1mb\u0085c'}).end();
    });
    expect(message).toContain('returned no schema (200 OK, ab c).');
  });

  const endpoint = '\n  Name the address of the GraphQL endpoint.';

  it.each<[string, (response: ServerResponse) => void, string]>([
    [
      'a page',
      page(200),
      `The server returned no schema (200 OK, text/html).${endpoint}`,
    ],
    [
      'a failure',
      page(502),
      'The server failed (502 Bad Gateway).\n  Try again, or read its log.',
    ],
    [
      'a rejection',
      page(422),
      'The server rejected the introspection query (422 Unprocessable Entity).\n  Use a server that allows introspection, or name the SDL files of the schema.',
    ],
    [
      'nothing',
      (response) => response.end(),
      `The server returned no schema (200 OK, no content type).${endpoint}`,
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, {location: 'https://b.example/'}).end(),
      'The server redirects to https://b.example/\n  Name that address, if you trust it with the headers that you send.',
    ],
    [
      'a connection that ends',
      (response) => response.socket?.destroy(),
      'The server closed the connection before it responded (UND_ERR_SOCKET).\n  Try again, or read its log.',
    ],
  ])('%s', async (_title, respond, message) => {
    expect(await messageOf(respond)).toBe(`<address>: ${message}`);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['no response', () => undefined],
    [
      'half a response',
      (response) => {
        response.writeHead(200, {'content-type': 'application/json'});
        response.write('{"data":');
      },
    ],
  ])('%s', async (_title, respond) => {
    expect(await messageOf(respond, {timeoutSeconds: 0.5})).toBe(
      '<address>: The server did not respond within 0.5 s.\n  Allow more time: --timeout <seconds>',
    );
  });

  it.each([
    [
      'ftp://a.example/graphql',
      'ftp://a.example/graphql is not the address of a server. Write one that begins with "https://" or "http://".',
    ],
    [
      'https://me:secret@a.example/graphql?key=secret',
      'https://a.example/graphql: A name and a password in the address are not sent. Write --header "Authorization: Basic …" instead.',
    ],
    [
      'https://me:secret@a b?key=secret',
      'https://a b is not the address of a server. Write one that begins with "https://" or "http://".',
    ],
  ])('the address %s', async (address, message) => {
    await expect(read(address)).rejects.toEqual(new CommandError(message));
  });

  it('a host where no server listens', async () => {
    const {address} = await startServer(() => undefined);
    const closed = new URL(address);
    // A port of the system, which nothing here listens to.
    closed.port = '4';
    await expect(read(closed.href)).rejects.toThrow(
      /: No server listens there \(ECONNREFUSED\)\.\n {2}Start it, or correct the address\.$/,
    );
  });
});

import type {ServerResponse} from 'node:http';
import {buildSchema, graphqlSync, introspectionFromSchema} from 'graphql';
import {describe, expect, it} from 'vitest';
import {CommandError} from '../../command/runCommand';
import {fetchSchema, type FetchOptions} from '../fetchSchema';
import {send, startServer} from './startServer';

const SCHEMA = buildSchema(`
  "The whole."
  schema { query: Query }
  type Query { a(b: Int, c: Int @deprecated): Int }
  scalar Day @specifiedBy(url: "https://a.example")
  input One @oneOf { a: Int, b: Int }
  directive @d repeatable on FIELD
`);

function read(address: string, options: Partial<FetchOptions> = {}): Promise<string> {
  return fetchSchema({address, headers: {}, timeoutSeconds: 60, ...options});
}

/** The message for an answer, with `<address>` for where the server is. */
async function messageOf(
  answer: (response: ServerResponse) => void,
  options: Partial<FetchOptions> = {},
): Promise<string> {
  const {address} = await startServer((_asked, response) => {
    answer(response);
  });
  const error: unknown = await read(address, options).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  return (error as Error).message.replaceAll(address, '<address>');
}

it('asks for all that a schema holds, with the headers', async () => {
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

describe('a server of an earlier version is asked for what it knows:', () => {
  /** Answers as graphql-js does that does not know some names: by words that name them. */
  async function ask(unknown: readonly RegExp[], words: (query: string) => string) {
    const {address, asked} = await startServer(({query}, response) => {
      const isUnknown = unknown.some((name) => name.test(query));
      if (isUnknown) send(response, {errors: [{message: words(query)}]}, 400);
      else send(response, {data: {__schema: {}}});
    });
    await read(address);
    return asked.map(({query}) => query);
  }

  it('one part that it names is left out, the rest is asked', async () => {
    const queries = await ask([/isOneOf/], () => 'Cannot query field "isOneOf".');
    expect(queries).toHaveLength(2);
    expect(queries[1]).toContain('specifiedByURL');
    expect(queries[1]).toContain('args(includeDeprecated: true)');
  });

  it('parts are left out one by one where it names one at a time', async () => {
    const names = ['isOneOf', 'args(includeDeprecated', 'specifiedByURL', 'isRepeatable'];
    const queries = await ask(
      [/isOneOf|args\(includeDeprecated|specifiedByURL|isRepeatable/],
      (query) => `Unknown: ${names.find((name) => query.includes(name)) ?? ''}`,
    );
    expect(queries).toHaveLength(5);
    expect(queries.at(-1)).toContain('fields(includeDeprecated: true)');
  });

  it('the first version is asked where it names no part', async () => {
    const queries = await ask([/isOneOf/, /isRepeatable/], () => 'Invalid query');
    expect(queries).toHaveLength(2);
    expect(queries[1]).not.toMatch(/isOneOf|isRepeatable|specifiedByURL/);
  });

  it('the description of the schema is one of the parts', async () => {
    const queries = await ask(
      [/__schema \{\s+description/],
      () => "Field 'description' doesn't exist on type '__Schema'",
    );
    expect(queries).toHaveLength(2);
    expect(queries[1]).toContain('isOneOf');
  });
});

describe('tells what went wrong and how to mend it:', () => {
  const page = (status: number) => (response: ServerResponse) => {
    response.writeHead(status, {'content-type': 'text/html'});
    response.end('<!doctype html><title>GraphiQL</title>');
  };

  it('a server that wants to know who asks, without what it was told', async () => {
    const token = 'Bearer very-secret-token';
    const message = await messageOf(
      (response) => {
        send(response, {errors: [{message: `No user for ${token}`}]}, 401);
      },
      {headers: {Authorization: token}},
    );
    expect(message).toBe(
      '<address>: The server wants to know who asks (401 Unauthorized). It said: No user for …\n' +
        '  Send what it asks for: --header "Authorization: Bearer …"',
    );
  });

  it('introspection that is not allowed, in the words of the server', async () => {
    const message = await messageOf((response) => {
      send(response, {errors: [{message: 'Introspection\u001B[31m is\ndisabled.'}]}, 400);
    });
    expect(message).toBe(
      '<address>: The server did not answer the introspection query. It said: Introspection is disabled.\n' +
        '  Ask where introspection is allowed, or name the SDL files that the server is made from.',
    );
  });

  it('words without end are cut', async () => {
    const message = await messageOf((response) => {
      send(response, {errors: [{message: 'no '.repeat(1000)}]});
    });
    expect(message).toContain('no no …\n');
    expect(message.length).toBeLessThan(800);
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    [
      'a page',
      page(200),
      'The server answered with a page (HTML) instead of JSON.\n  Name the address that GraphQL requests are sent to.',
    ],
    [
      'nothing there',
      page(404),
      'The server refused the request (404 Not Found).\n  Name the address that GraphQL requests are sent to.',
    ],
    [
      'a failure',
      page(502),
      'The server failed (502 Bad Gateway).\n  Try again, or look into its log.',
    ],
    [
      'other JSON',
      (response) => {
        send(response, {data: {}});
      },
      'The server answered with JSON that holds no schema.\n  Name the address that GraphQL requests are sent to.',
    ],
    [
      'nothing',
      (response) => response.end(),
      'The server answered with nothing (200 OK).\n  Name the address that GraphQL requests are sent to.',
    ],
    [
      'text',
      (response) => response.end('no'),
      'The server answered with something else instead of JSON.\n  Name the address that GraphQL requests are sent to.',
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, {location: 'https://b.example/'}).end(),
      'The server sends elsewhere, to https://b.example/\n  Name that address, if you trust it with the headers that you send.',
    ],
    [
      'a connection that ends',
      (response) => response.socket?.destroy(),
      'The server ended the connection before it had answered (UND_ERR_SOCKET).\n  Try again, or look into its log.',
    ],
  ])('%s', async (_title, answer, message) => {
    expect(await messageOf(answer)).toBe(`<address>: ${message}`);
  });

  it('an answer that is too large', async () => {
    const message = await messageOf(
      (response) => {
        send(response, {data: {__schema: 'a'.repeat(2_000_000)}});
      },
      {mostBytes: 1_000_000},
    );
    expect(message).toBe(
      '<address>: The answer is larger than 1 MB.\n  Save the SDL of the schema in files, and name these.',
    );
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['no answer', () => undefined],
    [
      'half an answer',
      (response) => {
        response.writeHead(200, {'content-type': 'application/json'});
        response.write('{"data":');
      },
    ],
  ])('%s', async (_title, answer) => {
    expect(await messageOf(answer, {timeoutSeconds: 0.5})).toBe(
      '<address>: The server did not answer within 0.5 s.\n  Give it longer: --timeout <seconds>',
    );
  });

  it.each([
    [
      'ftp://a.example/graphql',
      'ftp://a.example/graphql is no address of a server. Write one that begins with "https://" or "http://".',
    ],
    [
      'https://me:secret@a.example/graphql?key=secret',
      'https://a.example/graphql: A name and a password in the address are not sent. Write --header "Authorization: Basic …" instead.',
    ],
    [
      'https://me:secret@a b?key=secret',
      'https://a b is no address of a server. Write one that begins with "https://" or "http://".',
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
      /: No server listens there \(ECONNREFUSED\)\.\n {2}Start it, or mend the address\.$/,
    );
  });
});

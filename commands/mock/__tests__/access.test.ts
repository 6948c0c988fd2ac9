import {type IncomingMessage, request} from 'node:http';
import {text} from 'node:stream/consumers';
import {buildSchema} from 'graphql';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serveLocally} from '../../../tests/support/serveLocally';
import {createMockServer, ENDPOINT} from '../createMockServer';

const OWN = 'https://docs.example';
let port: number;
let stop: () => Promise<void>;
beforeAll(async () => {
  const schema = buildSchema('type Query { a: Int }');
  const server = createMockServer(schema, {origins: [OWN]});
  ({port, stop} = await serveLocally(server));
});
afterAll(() => stop());

interface Sent {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sends a request whose headers no browser would let a page choose. */
async function send(
  headers: Readonly<Record<string, string>>,
  {method = 'POST', body = '{"query": "{ __typename }"}'} = {},
): Promise<Sent> {
  const all = {'Content-Type': 'application/json', ...headers};
  const options = {port, host: '127.0.0.1', path: ENDPOINT, method, headers: all};
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve)
      .on('error', reject)
      .end(method === 'POST' ? body : '');
  });
  const {statusCode: status, headers: received} = response;
  return {status, headers: received, body: await text(response)};
}

it.each(['localhost', 'LOCALHOST:1', '127.0.0.1:4001', '[::1]', '[::1]:80'])(
  'responds to the host %s',
  async (host) => {
    expect(await send({Host: host})).toMatchObject({
      status: 200,
      body: '{"data":{"__typename":"Query"}}',
    });
  },
);

it.each([
  'rebound.example',
  'localhost.rebound.example:4001',
  'rebound.example:127',
  '127.0.0.1.nip.example',
  '127.0.0.2',
  '0.0.0.0:4001',
])('refuses the host %j, which a page of another site may have', async (host) => {
  expect(await send({Host: host})).toMatchObject({
    status: 403,
    body: `The host is "${host}". Use localhost, 127.0.0.1 or [::1].\n`,
  });
});

it.each(['http://localhost:3000', 'https://127.0.0.1', 'http://[::1]:8080', OWN])(
  'lets pages of %s read the response, without cookies',
  async (origin) => {
    for (const method of ['POST', 'OPTIONS']) {
      const asked = {'Access-Control-Request-Method': 'POST'};
      const {status, headers} = await send({Origin: origin, ...asked}, {method});
      expect(status).toBe(method === 'POST' ? 200 : 204);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  },
);

it.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'https://docs.example:8443',
  'http://docs.example',
  'null',
])('refuses pages of %s', async (origin) => {
  for (const method of ['POST', 'OPTIONS']) {
    const {status, headers, body} = await send({Origin: origin}, {method});
    expect([status, body]).toEqual([
      403,
      `Pages of "${origin}" are refused. Allow them with --origin "${origin}".\n`,
    ]);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

it('reads bodies up to a limit', async () => {
  const body = '{"query": "{ a }"}';
  expect((await send({}, {body: body.padEnd(10_000_000)})).status).toBe(200);
  expect(await send({}, {body: body.padEnd(10_000_001)})).toMatchObject({
    status: 413,
    body: 'The body has 10000001 bytes. Send at most 10000000.\n',
  });
  expect(await send({'Transfer-Encoding': 'chunked'})).toMatchObject({
    status: 411,
    body: 'The body has no Content-Length. Send it.\n',
  });
});

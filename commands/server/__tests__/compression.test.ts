import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {compressDirectory} from '../../build/compressDirectory';
import {startServer, type TestServer} from './startServer';

const LONG = 'long enough to be compressed '.repeat(50);
const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': `<h1>Page Not Found</h1>${LONG}`,
  'docs/intro/index.html': `<h1>Introduction</h1>${LONG}`,
  'assets/js/main.1a2b.js': `// ${LONG}`,
};
const PAGE = FILES['docs/intro/index.html'];

let server: TestServer;
const get: TestServer['get'] = (...args) => server.get(...args);

beforeAll(async () => {
  server = await startServer(FILES);
  await compressDirectory(server.directory);
});

afterAll(() => server.close());

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['BR', 'br'],
  ['br;q=0', undefined],
  ['br;Q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, *', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['*;q=0', undefined],
  ['identity;q=0', undefined],
  ['vibranium', undefined],
  ['', undefined],
])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
  const {headers, bytes} = await get('/docs/intro', {'Accept-Encoding': accepted});
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(decompress(bytes, encoding)).toBe(PAGE);
});

it('sends the plain file to who says nothing about encodings', async () => {
  const {headers, body} = await get('/docs/intro');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding');
  expect(body).toBe(PAGE);
});

it('compresses the not-found page, too', async () => {
  const {status, headers, bytes} = await get('/nope', {'Accept-Encoding': 'br'});
  expect(status).toBe(404);
  expect(headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
  expect(decompress(bytes, 'br')).toBe(FILES['404.html']);
});

it('gives each encoding an ETag of its own', async () => {
  const encodings = ['identity', 'gzip', 'br'];
  const answers = await Promise.all(
    encodings.map((each) => get('/docs/intro', {'Accept-Encoding': each})),
  );
  expect(new Set(answers.map(({headers}) => headers.etag)).size).toBe(3);
});

it('names the type of the file, not of its compression', async () => {
  const {headers} = await get('/assets/js/main.1a2b.js', {'Accept-Encoding': 'br'});
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

it('sends a small file as it is', async () => {
  const {headers} = await get('/', {'Accept-Encoding': 'br'});
  expect(headers['content-encoding']).toBeUndefined();
});

function decompress(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

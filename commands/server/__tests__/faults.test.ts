import {mkdir, rename, rm, truncate, writeFile} from 'node:fs/promises';
import {Agent} from 'node:http';
import {connect, type Socket} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {IS_LONG} from '../../test/longMode';
import {writeFiles} from '../../../tests/support/writeFiles';
import {startServer, type TestServer} from './startServer';

const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'docs/intro.html': '<h1>Introduction</h1>',
};
const NOT_FOUND = {status: 404, body: '<h1>Page Not Found</h1>'};
/** More than socket buffers can contain. */
const LARGE = 32 * 1024 * 1024;
const REQUESTS = IS_LONG ? 20 : 5;

let server: TestServer;
const get: TestServer['get'] = (...args) => server.get(...args);
const inBuild = (name: string): string => path.join(server.directory, name);

beforeEach(async () => {
  server = await startServer(FILES);
});

afterEach(() => server.close());

describe('a file that goes away', () => {
  it('gets status 404, also if a folder replaces it', async () => {
    expect(await get('/docs/intro')).toMatchObject({status: 200});
    await rm(inBuild('docs/intro.html'));
    expect(await get('/docs/intro')).toMatchObject(NOT_FOUND);
    await mkdir(inBuild('docs/intro.html'));
    expect(await get('/docs/intro')).toMatchObject(NOT_FOUND);
  });

  it('is sent completely to a client that requested it before', async () => {
    const socket = await requestLargeFile();
    await rm(inBuild('large.txt'));
    expect(await countBytes(socket)).toBeGreaterThan(LARGE);
    expect(await get('/')).toMatchObject({status: 200});
  });

  it('ends the connection if it shrinks while it is sent', async () => {
    const socket = await requestLargeFile();
    await truncate(inBuild('large.txt'), 1000);
    setTimeout(() => socket.destroy(), 500);
    expect(await countBytes(socket)).toBeLessThan(LARGE);
    expect(await get('/')).toMatchObject({status: 200});
  });
});

it('serves a new build that replaces the directory, and 503 while there is none', async () => {
  expect(await get('/')).toMatchObject({body: '<h1>Home</h1>'});
  await rename(server.directory, `${server.directory}.old`);
  expect(await get('/')).toMatchObject({
    status: 503,
    headers: {'retry-after': '1'},
    body: 'There is no build to serve at the moment.\n',
  });
  writeFiles(`${server.directory}.next`, {
    'index.html': '<script src="/base/assets/js/main.js"></script>',
    'new.html': 'added',
  });
  await rename(`${server.directory}.next`, server.directory);
  expect(await get('/base/new')).toMatchObject({status: 200, body: 'added'});
  expect(await get('/new')).toMatchObject({status: 404, body: 'Not found\n'});
});

it(`responds to ${REQUESTS} requests on each of 200 connections`, async () => {
  writeFiles(server.directory, {'page.html': 'x'.repeat(100_000)});
  const agent = new Agent({keepAlive: true, maxSockets: 200});
  const responses = await Promise.all(
    Array.from({length: 200 * REQUESTS}, () => get('/page', {agent})),
  );
  agent.destroy();
  const wrong = responses.filter(
    ({status, body}) => status !== 200 || body.length !== 100_000,
  );
  expect(wrong).toEqual([]);
});

it('survives a client that disconnects in the middle of a response', async () => {
  (await requestLargeFile()).destroy();
  expect(await get('/')).toMatchObject({status: 200});
});

it.each(['GET', 'GET / HTTP/9', 'GET /\0 HTTP/1.1', 'é'.repeat(9000)])(
  'survives the malformed request %s',
  async (line) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`${line}\r\n\r\n`);
    await countBytes(socket);
    expect(await get('/')).toMatchObject({status: 200});
  },
);

/** A connection that has received the first bytes of a large file and is paused. */
async function requestLargeFile(): Promise<Socket> {
  await writeFile(inBuild('large.txt'), Buffer.alloc(LARGE, 'a'));
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await new Promise((resolve) => socket.once('readable', resolve));
  return socket;
}

/** Reads a connection to its end, however it ends. */
async function countBytes(socket: Socket): Promise<number> {
  let count = 0;
  socket.on('data', (chunk: Buffer) => (count += chunk.length));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  return count;
}

import {mkdir, rename, rm, symlink, truncate, writeFile} from 'node:fs/promises';
import {connect, type Socket} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {countEachTestAsFault} from './countFaults';
import {startServer, writeFiles, type TestServer} from './startServer';

countEachTestAsFault();

const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'docs/intro.html': '<h1>Introduction</h1>',
};
const NOT_FOUND = {status: 404, body: '<h1>Page Not Found</h1>'};
/** More than the system takes in before the reader does. */
const LARGE = 32 * 1024 * 1024;

let server: TestServer;
const get: TestServer['get'] = (...args) => server.get(...args);
const inBuild = (name: string): string => path.join(server.directory, name);

beforeEach(async () => {
  server = await startServer(FILES);
});

afterEach(() => server.close());

describe('a file that goes away', () => {
  it('is answered 404', async () => {
    expect(await get('/docs/intro')).toMatchObject({status: 200});
    await rm(inBuild('docs/intro.html'));
    expect(await get('/docs/intro')).toMatchObject(NOT_FOUND);
    await rm(inBuild('404.html'));
    const body = 'There is no such page.\n';
    expect(await get('/docs/intro')).toMatchObject({status: 404, body});
    expect(await get('/')).toMatchObject({status: 200});
  });

  it('is answered 404 when a folder takes its place', async () => {
    await get('/');
    await rm(inBuild('docs/intro.html'));
    await mkdir(inBuild('docs/intro.html'));
    expect(await get('/docs/intro')).toMatchObject(NOT_FOUND);
  });

  it('is answered 404 when a file takes the place of its folder', async () => {
    await get('/');
    await rm(inBuild('docs'), {recursive: true});
    await writeFile(inBuild('docs'), '');
    expect(await get('/docs/intro')).toMatchObject(NOT_FOUND);
  });

  it('is answered 404 when a link out of the build takes the place of its folder', async () => {
    await get('/');
    await rm(inBuild('docs'), {recursive: true});
    await writeFiles(`${server.directory}.outside`, {'intro.html': 'secret'});
    await symlink(`${server.directory}.outside`, inBuild('docs'));
    expect(await get('/docs/intro')).toMatchObject(NOT_FOUND);
  });

  it('is sent to the end to who asked before', async () => {
    const socket = await askForLargeFile();
    await rm(inBuild('large.txt'));
    expect(await countBytes(socket)).toBeGreaterThan(LARGE);
    expect(await get('/')).toMatchObject({status: 200});
  });

  it('ends the connection when it becomes shorter meanwhile', async () => {
    const socket = await askForLargeFile();
    await truncate(inBuild('large.txt'), 1000);
    expect(await countBytes(socket)).toBeLessThan(LARGE);
    expect(await get('/')).toMatchObject({status: 200});
  });
});

describe('symbolic links', () => {
  it('are followed inside of the build', async () => {
    await symlink('docs/intro.html', inBuild('file.html'));
    await symlink('docs', inBuild('folder'));
    expect(await get('/file')).toMatchObject({body: '<h1>Introduction</h1>'});
    expect(await get('/folder/intro')).toMatchObject({body: '<h1>Introduction</h1>'});
  });

  it('are refused where they lead out of the build or nowhere', async () => {
    const outside = `${server.directory}.outside`;
    await writeFiles(outside, {'secret.html': 'secret', 'index.html': 'secret'});
    await symlink(path.join(outside, 'secret.html'), inBuild('file.html'));
    await symlink(outside, inBuild('folder'));
    await symlink('nowhere', inBuild('docs/broken.html'));
    await symlink('circle.html', inBuild('circle.html'));
    for (const url of [
      '/file',
      '/folder/secret',
      '/folder/',
      '/docs/broken',
      '/circle',
    ]) {
      expect(await get(url), url).toMatchObject(NOT_FOUND);
    }
    expect(await get('/docs/intro')).toMatchObject({status: 200});
  });

  it('may lead round in circles', async () => {
    await mkdir(inBuild('a'));
    await symlink('../docs', inBuild('a/down'));
    await symlink('../a', inBuild('docs/up'));
    await symlink('..', inBuild('docs/root'));
    expect(await get('/docs/up/down/intro')).toMatchObject(NOT_FOUND);
    expect(await get('/a/down/intro')).toMatchObject({status: 200});
  });
});

describe('a directory that changes', () => {
  it('serves the new build once it is in place', async () => {
    await get('/');
    const next = `${server.directory}.next`;
    await writeFiles(next, {'index.html': '<h1>New</h1>', 'new.html': 'added'});
    await rm(server.directory, {recursive: true});
    await rename(next, server.directory);
    expect(await get('/')).toMatchObject({status: 200, body: '<h1>New</h1>'});
    expect(await get('/new')).toMatchObject({status: 200, body: 'added'});
    expect(await get('/docs/intro')).toMatchObject({status: 404});
  });

  it('answers 503 while there is no build, and 200 as soon as there is one', async () => {
    await get('/');
    await rename(server.directory, `${server.directory}.away`);
    const answer = await get('/');
    expect(answer).toMatchObject({
      status: 503,
      body: 'There is no build to serve at the moment.\n',
    });
    expect(answer.headers['retry-after']).toBe('1');
    await rename(`${server.directory}.away`, server.directory);
    expect(await get('/')).toMatchObject({status: 200});
  });
});

it('goes on when a reader leaves in the middle of an answer', async () => {
  (await askForLargeFile()).destroy();
  expect(await get('/')).toMatchObject({status: 200});
});

it.each(['GET', 'HTTP/1.1', 'GET / HTTP/9', 'GET /\0 HTTP/1.1', 'é'.repeat(9000)])(
  'goes on after a request that is none: %s',
  async (line) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`${line}\r\n\r\n`);
    await countBytes(socket);
    expect(await get('/')).toMatchObject({status: 200});
  },
);

/** A connection that has received the first bytes of a large file and takes no more of them. */
async function askForLargeFile(): Promise<Socket> {
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

import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, onTestFinished} from 'vitest';
import {createServer} from '../../../commands/server/createServer';
import {deployToFolder, rollBack} from '../deployToFolder';
import {startCachingProxy} from './cachingProxy';
import {countEachTestAsFault} from '../../../commands/server/__tests__/countFaults';

countEachTestAsFault();

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skew-'));
  target = path.join(folder, 'site');
});
afterEach(() => rm(folder, {recursive: true}));

/** Deploys a build of one page, one script and one stylesheet, all of which bear its name. */
async function deploy(name: string, day: number): Promise<string> {
  const build = path.join(folder, name);
  await mkdir(path.join(build, 'assets'), {recursive: true});
  await writeFile(path.join(build, 'index.html'), pageOf(name));
  await writeFile(path.join(build, '404.html'), 'Not found');
  await writeFile(path.join(build, `assets/main.${name}.js`), `script of ${name}`);
  await writeFile(path.join(build, `assets/styles.${name}.css`), `style of ${name}`);
  const now = new Date(Date.UTC(2026, 2, day));
  return (await deployToFolder(build, target, now)).release;
}

function pageOf(name: string): string {
  return `<script src=/assets/main.${name}.js></script><link href=/assets/styles.${name}.css>`;
}

async function serve(): Promise<string> {
  const server = createServer(path.join(target, 'current'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function cached(origin: string, options = {}): Promise<string> {
  const proxy = await startCachingProxy(origin, options);
  onTestFinished(proxy.stop);
  return proxy.url;
}

const read = async (url: string): Promise<string> => (await fetch(url)).text();

/** What the files of a page say, or the status where there is none. */
async function loadFilesOf(page: string, origin: string): Promise<string[]> {
  const files = [...page.matchAll(/\/assets\/[\w.]+/g)].map(([file]) => file);
  return Promise.all(
    files.map(async (file) => {
      const response = await fetch(origin + file);
      return response.ok ? response.text() : String(response.status);
    }),
  );
}

it('serves the page of A with the files of B there: a reader who opened it before', async () => {
  await deploy('a', 1);
  const origin = await serve();
  const page = await read(origin);
  await deploy('b', 2);
  expect(await loadFilesOf(page, origin)).toEqual(['script of a', 'style of a']);
});

it('serves the page of A from a cache that does not ask, for 14 days', async () => {
  await deploy('a', 1);
  const origin = await serve();
  const cache = await cached(origin, {stubborn: true});
  await read(cache);
  await deploy('b', 2);
  await deploy('c', 15);
  const page = await read(cache);
  expect(page).toBe(pageOf('a'));
  expect(await loadFilesOf(page, cache)).toEqual(['script of a', 'style of a']);
});

it('serves the page of B where a cache knows the files of A only', async () => {
  await deploy('a', 1);
  const origin = await serve();
  const cache = await cached(origin);
  await loadFilesOf(await read(cache), cache);
  await deploy('b', 2);
  const page = await read(cache);
  expect(page).toBe(pageOf('b'));
  expect(await loadFilesOf(page, cache)).toEqual(['script of b', 'style of b']);
});

it('serves the page of B after going back to A', async () => {
  const release = await deploy('a', 1);
  await deploy('b', 2);
  const origin = await serve();
  const page = await read(origin);
  await rollBack(target, release, new Date(Date.UTC(2026, 2, 3)));
  expect(await read(origin)).toBe(pageOf('a'));
  expect(await loadFilesOf(page, origin)).toEqual(['script of b', 'style of b']);
});

it('says 404 of a file that is gone, in a way that no cache keeps', async () => {
  await deploy('a', 1);
  const origin = await serve();
  const cache = await cached(origin);
  expect((await fetch(`${cache}/assets/main.b.js`)).status).toBe(404);
  await deploy('b', 2);
  expect(await read(`${cache}/assets/main.b.js`)).toBe('script of b');
});

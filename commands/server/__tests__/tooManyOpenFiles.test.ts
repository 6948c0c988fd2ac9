import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {ROOT} from '../../paths';
import {countEachTestAsFault} from './countFaults';
import {writeFiles} from './startServer';

countEachTestAsFault();

const OPEN_FILES = 64;

let folder: string;
let server: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'limits-'));
  const pages = Array.from({length: 100}, (_, page) => `${page}.html`);
  for (const page of ['index.html', '404.html', ...pages]) {
    await writeFiles(folder, {[page]: `content of ${page}`});
  }
});

afterEach(async () => {
  server.kill('SIGKILL');
  await rm(folder, {recursive: true});
});

it('serves on after more connections than the system allows', async () => {
  const url = await startLimitedServer();
  const sockets = Array.from({length: 200}, (_, page) => ask(url, `/${page % 100}`));
  await Promise.all(
    sockets.map((socket) => once(socket, 'ready').catch(() => undefined)),
  );
  // Some are answered, some refused, some wait for the others to go.
  await Promise.any(sockets.map((socket) => once(socket, 'data')));
  sockets.forEach((socket) => socket.destroy());
  const response = await fetch(url);
  expect(await response.text()).toBe('content of index.html');
  expect(server.exitCode).toBeNull();
});

/** Runs `npm run serve -- <folder>` with a low limit of open files; resolves to its address. */
async function startLimitedServer(): Promise<string> {
  const program = [process.execPath, '--import', 'tsx', 'commands/serve.ts', folder];
  server = spawn('sh', ['-c', `ulimit -n ${OPEN_FILES}; exec "$@"`, 'sh', ...program], {
    cwd: ROOT,
    env: {...process.env, PORT: '0'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({input: server.stdout!})) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address !== undefined) return address.replace('localhost', '127.0.0.1');
  }
  throw new Error('The server ended before it listened.');
}

/** A connection that asks and stays open. */
function ask(url: string, pathname: string): Socket {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

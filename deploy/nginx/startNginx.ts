import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {readScriptHashes} from '../headers/hashScripts';
import {toNginxConfig} from '../hosts/nginx';
import type {Nginx} from './ensureNginx';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PATIENCE = 20_000;

export interface RunningNginx {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts nginx for a build on a free port of this machine; `prefix` is an empty folder for it. */
export async function startNginx(
  {program, hasBrotli}: Nginx,
  build: string,
  prefix: string,
): Promise<RunningNginx> {
  const port = await findFreePort();
  const hashes = await readScriptHashes(build);
  const site = toNginxConfig({hashes}, {listen: `127.0.0.1:${port}`, root: build});
  await mkdir(path.join(prefix, 'conf.d'), {recursive: true});
  const main = await readFile(path.join(HERE, 'nginx.conf'), 'utf8');
  await writeFile(path.join(prefix, 'nginx.conf'), main.replaceAll('/run/site', prefix));
  await writeFile(path.join(prefix, 'conf.d/site.conf'), site);
  if (hasBrotli) {
    await copyFile(
      path.join(HERE, 'brotli.conf'),
      path.join(prefix, 'conf.d/brotli.conf'),
    );
  }
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const child = spawn(
    program,
    ['-c', path.join(prefix, 'nginx.conf'), '-g', `daemon off;${user}`],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  for (let waited = 0; !(await answers(url)); waited += 50) {
    if (!isRunning() || waited > PATIENCE) {
      child.kill('SIGKILL');
      throw new Error(`nginx did not start:\n${output}`);
    }
    await setTimeout(50);
  }
  return {
    url,
    stop: async () => {
      if (isRunning()) child.kill('SIGQUIT');
      await exited;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, {method: 'HEAD'}).then(
    () => true,
    () => false,
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import type {RequestOptions} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer} from '../createServer';
import {sendRequest, type TestResponse} from './sendRequest';

export interface TestServer {
  readonly directory: string;
  readonly port: number;
  readonly get: (url: string, options?: RequestOptions) => Promise<TestResponse>;
  readonly close: () => Promise<void>;
}

type Files = Readonly<Record<string, string | Buffer>>;

/** Serves the files from a new folder. */
export async function startServer(files: Files): Promise<TestServer> {
  const parent = await mkdtemp(path.join(tmpdir(), 'server-'));
  const directory = path.join(parent, 'build');
  await writeFiles(directory, files);
  const server = createServer(directory);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    directory,
    port,
    get: (url, options) => sendRequest(`http://127.0.0.1:${port}`, url, options),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(parent, {recursive: true});
    },
  };
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {Agent, request, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer} from '../createServer';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
}

export interface TestServer {
  /** The served folder; what stands beside it is cleared away, too. */
  readonly directory: string;
  readonly port: number;
  readonly get: (
    url: string,
    headers?: Readonly<Record<string, string>>,
    method?: string,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

export type Files = Readonly<Record<string, string | Buffer>>;

/** Serves the files from a new folder. A request that finds no build waits for 50 ms. */
export async function startServer(files: Files): Promise<TestServer> {
  const parent = await mkdtemp(path.join(tmpdir(), 'server-'));
  const directory = path.join(parent, 'build');
  await writeFiles(directory, files);
  const server = createServer(directory, 50);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const agent = new Agent({keepAlive: true});
  return {
    directory,
    port,
    get: (url, headers = {}, method = 'GET') => get({port, agent, url, headers, method}),
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(parent, {recursive: true});
    },
  };
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

interface TestRequest {
  readonly port: number;
  readonly agent: Agent;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly method: string;
}

/** `fetch` would tidy the path up before it sends it, and decompress. */
function get({port, agent, url, headers, method}: TestRequest): Promise<Answer> {
  const options = {host: '127.0.0.1', port, agent, path: url, headers, method};
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          bytes,
          body: bytes.toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

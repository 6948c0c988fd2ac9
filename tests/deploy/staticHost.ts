import {once} from 'node:events';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {belowBaseUrl} from '../../commands/server/baseUrl';
import {contentType} from '../../commands/server/contentType';
import {toCandidates} from '../../commands/server/toCandidates';

/** A host as plain as GitHub Pages: files and their types below a path, and no header of ours. */
export async function startStaticHost(
  folder: string,
  baseUrl: string,
): Promise<{readonly url: string; readonly stop: () => Promise<void>}> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const below = belowBaseUrl(baseUrl, pathname) ?? '/404';
    void readFirst(folder, [...toCandidates(below), '/404.html']).then(
      ({name, content}) => {
        const isFound = name !== '/404.html';
        response.writeHead(isFound ? 200 : 404, {'content-type': contentType(name)});
        response.end(content);
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readFirst(
  folder: string,
  names: readonly string[],
): Promise<{readonly name: string; readonly content: Buffer}> {
  for (const name of names) {
    const content = await readFile(path.join(folder, name)).catch(() => undefined);
    if (content) return {name, content};
  }
  throw new Error(`${folder} has none of ${names.join(', ')}`);
}

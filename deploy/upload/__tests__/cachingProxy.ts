import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export interface CachingProxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * A shared cache before a server, as RFC 9111 wants it: what is fresh is not asked for again, what
 * is to be revalidated is. A `stubborn` one keeps pages without asking, as some networks do.
 */
export async function startCachingProxy(
  origin: string,
  {stubborn = false}: {readonly stubborn?: boolean} = {},
): Promise<CachingProxy> {
  const kept = new Map<string, Kept>();
  const answer = async (path: string): Promise<Kept> => {
    const known = kept.get(path);
    if (known && (stubborn || isFresh(known))) return known;
    const etag = known?.headers.get('etag');
    const response = await fetch(`${origin}${path}`, {
      headers: etag ? {'if-none-match': etag} : {},
    });
    if (known && response.status === 304) return known;
    const body = Buffer.from(await response.arrayBuffer());
    const {status, headers} = response;
    if (status === 200) kept.set(path, {status, headers, body});
    return {status, headers, body};
  };
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({status, headers, body}) => {
      response.writeHead(status, {'content-type': headers.get('content-type') ?? ''});
      response.end(body);
    });
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

function isFresh({headers}: Kept): boolean {
  return headers.get('cache-control')?.includes('immutable') ?? false;
}

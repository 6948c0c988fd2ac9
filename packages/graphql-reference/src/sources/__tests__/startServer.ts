import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** The requests that a server receives. */
interface Asked {
  readonly query: string;
  readonly headers: IncomingMessage['headers'];
}

/** A server on this machine until the test ends; `address` is where it takes requests. */
export async function startServer(
  answer: (asked: Asked, response: ServerResponse) => void,
): Promise<{readonly address: string; readonly asked: readonly Asked[]}> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const {query} = JSON.parse(text) as {query: string};
      const one = {query, headers: request.headers};
      asked.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const {port} = server.address() as AddressInfo;
  return {address: `http://127.0.0.1:${port}/graphql`, asked};
}

/** Responds with JSON. */
export function send(response: ServerResponse, json: unknown, status = 200): void {
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify(json));
}

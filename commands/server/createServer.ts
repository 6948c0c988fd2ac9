import {createServer as createHttpServer, type Server} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {toResponseHeaders, type Headers} from '../../deploy/headers/responseHeaders';
import {findPatiently, isPassing} from './findPatiently';
import {readPathname} from './readPathname';
import {sendFile} from './sendFile';
import {siteReader, type SiteReader} from './siteReader';

/**
 * An HTTP server (not yet listening) that answers for a finished build as production does: exact
 * paths in all spellings of a page, the not-found page with status 404, files that the build
 * precompressed, and the headers of deploy/headers. A later build in the same place is picked up. A request
 * that falls between two builds waits up to `patience` milliseconds. Nothing that is asked, and
 * nothing that happens to a file, ends it.
 */
export function createServer(directory: string, patience = 2000): Server {
  const reader = siteReader(directory);
  const server = createHttpServer((request, response) => {
    answer(reader, patience, request, response).catch((error: unknown) => {
      answerError(error, request, response);
    });
  });
  server.on('error', (error) => {
    // Before it listens, the error is told by who made it listen.
    if (server.listening) console.error(`A connection was refused: ${error.message}`);
  });
  return server;
}

async function answer(
  reader: SiteReader,
  patience: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const pathname = readPathname(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are answered here.');
    return;
  }
  if (pathname === undefined) {
    sendText(response, 400, 'The address is not a valid path.');
    return;
  }
  const found = await findPatiently(reader, pathname, request, patience);
  if (!found) {
    sendText(response, 404, 'There is no such page.');
    return;
  }
  try {
    const isSecure = isForwardedSecurely(request);
    const toHeaders = (status: number): Headers =>
      toResponseHeaders({pathname: found.address, status, isSecure}, found.hashes);
    await sendFile(found, toHeaders, request, response);
  } finally {
    const {content} = found.file;
    if (!Buffer.isBuffer(content)) await content.close();
  }
}

/** This server speaks no TLS; a proxy before it says whether it did. */
function isForwardedSecurely({headers}: IncomingMessage): boolean {
  return String(headers['x-forwarded-proto'] ?? '').startsWith('https');
}

function answerError(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (response.headersSent) {
    // Mostly a reader who left; there is nothing that could still be said.
    response.destroy();
  } else if (isPassing(error)) {
    response.setHeader('Retry-After', '1');
    sendText(response, 503, 'There is no build to serve at the moment.');
  } else {
    console.error(`${request.method} ${request.url} failed:`, error);
    sendText(response, 500, 'The file could not be read.');
  }
}

function sendText(response: ServerResponse, status: number, line: string): void {
  const text = `${line}\n`;
  response.writeHead(status, {
    ...toResponseHeaders({pathname: '/', status, isSecure: false}, []),
    'Content-Length': Buffer.byteLength(text),
    'Content-Type': 'text/plain; charset=utf-8',
  });
  response.end(text);
}

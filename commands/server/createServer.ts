import {readFileSync, statSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv, {type RequestHandler} from 'sirv';
import {toCandidates} from './toCandidates';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
/** Types that sirv does not know, and text types, to which it adds no charset. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.graphql': 'application/graphql; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * An HTTP server (not yet listening) that answers for a finished build as production does: exact
 * paths in all spellings of a page, the not-found page with status 404, files that the build
 * precompressed, and caching by path. A later build in the same place is picked up.
 */
export function createServer(directory: string): Server {
  const getSite = siteReader(directory);
  return createHttpServer((request, response) => {
    const pathname = readPathname(request);
    const site = getSite();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      send(response, 405, 'Only GET and HEAD are answered here.\n');
    } else if (pathname === undefined) {
      send(response, 400, 'The address is not a valid path.\n');
    } else if (!site) {
      send(response, 503, 'There is no build to serve at the moment.\n');
    } else {
      sendFile(site, pathname, request, response);
    }
  });
}

interface Site {
  readonly handler: RequestHandler;
  readonly notFoundPage: string;
}

/** sirv lists the files once; the list is read again when the directory was replaced. */
function siteReader(directory: string): () => Site | undefined {
  let site: Site | undefined;
  let identity: string | undefined;
  return () => {
    const stats = statSync(directory, {throwIfNoEntry: false});
    const current = stats && `${stats.ino} ${stats.birthtimeMs}`;
    if (current !== identity) {
      site = current === undefined ? undefined : readSite(directory);
      identity = current;
    }
    return site;
  };
}

function readSite(directory: string): Site {
  return {
    handler: sirv(directory, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders: setContentType,
    }),
    notFoundPage: readFileSync(path.join(directory, '404.html'), 'utf8'),
  };
}

function setContentType(response: ServerResponse, pathname: string): void {
  const type = TYPES[path.extname(pathname)];
  if (type) {
    response.setHeader('Content-Type', type);
  }
}

/** The path of the request as it was sent, or undefined when that is not a path. */
function readPathname(request: IncomingMessage): string | undefined {
  const pathname = (request.url ?? '').replace(/[?#].*$/s, '');
  try {
    return decodeURI(pathname).startsWith('/') ? pathname : undefined;
  } catch {
    return undefined;
  }
}

function sendFile(
  {handler, notFoundPage}: Site,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  dropUnusualRange(request);
  const isHashed = pathname.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? IMMUTABLE : REVALIDATED);
  response.setHeader('Vary', 'Accept-Encoding');
  const candidates = toCandidates(pathname);
  const tryNext = (): void => {
    const candidate = candidates.shift();
    if (candidate === undefined) {
      send(response, 404, notFoundPage, 'text/html; charset=utf-8');
      return;
    }
    request.url = candidate;
    handler(request, response, tryNext);
  };
  tryNext();
}

/** Leaves `bytes=<from>-` and `bytes=<from>-<to>`; sirv misreads the other forms or throws. */
function dropUnusualRange(request: IncomingMessage): void {
  const {range, 'if-range': condition} = request.headers;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const isUsual =
    from !== undefined && (!to || (to !== '0' && Number(from) <= Number(to)));
  if (!isUsual || condition !== undefined) {
    delete request.headers.range;
  }
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'Cache-Control': REVALIDATED,
    'Content-Length': Buffer.byteLength(text),
    'Content-Type': type,
  });
  response.end(text);
}

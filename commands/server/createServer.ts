import {existsSync, readFileSync, statSync, type ReadStream} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import type {IncomingHttpHeaders, IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv, {type RequestHandler} from 'sirv';
import {readScriptHashes} from '../../deploy/inlineScripts';
import {toResponseHeaders} from '../../deploy/responseHeaders';
import {belowBaseUrl, findBaseUrl} from './baseUrl';

/**
 * Matches the Accept header of a request that names `text/markdown` and no `text/html` before it. Browsers
 * never name it. `deploy/nginx/site.conf` has the same.
 */
const MARKDOWN =
  /^(?:(?!text\/html).)*(?<![^ ,])text\/markdown(?=[ ,;]|$)(?! *; *q=0(?:[.]0*)?(?![.\d]))/i;
/** Content types of the files of a build by the end of their names, as in `deploy/nginx/site.conf`. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  graphql: 'application/graphql; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};
/** Files whose place another one takes for a request that prefers Markdown. */
const NEGOTIATED = /\.(?:html|md)$/;

/** A build as it was when its directory was created. */
interface Site {
  readonly baseUrl: string;
  /** Sources that allow its inline scripts; undefined for a site without our policy. */
  readonly hashes: readonly string[] | undefined;
  readonly notFoundPage: Buffer;
}

/**
 * An HTTP server (not yet listening) for a finished build. It behaves as nginx does with
 * `deploy/nginx/site.conf`: the four spellings of a page, the not-found page with status
 * 404, precompressed files, and, with `hasPolicy`, the headers of `deploy/_headers`. A build that
 * replaces the directory is picked up; a request between two builds gets a 503.
 */
export function createServer(directory: string, {hasPolicy = false} = {}): Server {
  const files = sirv(directory, {
    // Reads the directory on each request, because a build may replace it.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const type = CONTENT_TYPES[path.extname(pathname).slice(1)];
      if (type !== undefined) response.setHeader('Content-Type', type);
      if (NEGOTIATED.test(pathname))
        response.setHeader('Vary', 'Accept-Encoding, Accept');
    },
  });
  const loadSite = siteLoader(directory, hasPolicy);
  return createHttpServer((request, response) => {
    loadSite()
      .then((site) => respond(site, files, request, response))
      .catch((error: unknown) => {
        console.error(`${request.method} ${request.url} failed:`, error);
        if (response.headersSent) return void response.destroy();
        response.setHeader('Retry-After', '1');
        sendText(response, 503, 'There is no build to serve at the moment.');
      });
  });
}

/** Loads the site on the first request, and again when another directory replaces its own. */
function siteLoader(directory: string, hasPolicy: boolean): () => Promise<Site> {
  let loaded: {readonly inode: number; readonly site: Promise<Site>} | undefined;
  return async () => {
    const {ino: inode} = statSync(directory);
    if (loaded?.inode !== inode) loaded = {inode, site: loadSite(directory, hasPolicy)};
    return loaded.site.catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  };
}

async function loadSite(directory: string, hasPolicy: boolean): Promise<Site> {
  const notFoundFile = path.join(directory, '404.html');
  return {
    baseUrl: findBaseUrl(readFileSync(path.join(directory, 'index.html'), 'utf8')),
    hashes: hasPolicy ? await readScriptHashes(directory) : undefined,
    notFoundPage: existsSync(notFoundFile)
      ? readFileSync(notFoundFile)
      : Buffer.from('Not found\n'),
  };
}

function respond(
  site: Site,
  files: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const {baseUrl, hashes, notFoundPage} = site;
  // A proxy in front of this server ends TLS.
  const isSecure = String(request.headers['x-forwarded-proto']).startsWith('https');
  const setHeaders = (pathname: string, status: number): void => {
    const headers = toResponseHeaders({pathname, status, isSecure}, hashes);
    response.setHeaders(new Map(Object.entries({...headers, Vary: 'Accept-Encoding'})));
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setHeaders('/', 405);
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are supported.');
    return;
  }
  const pathname = parsePathname(request.url);
  const below = pathname === undefined ? undefined : belowBaseUrl(baseUrl, pathname);
  const sendNotFound = (): void => {
    response.getHeaderNames().forEach((name) => response.removeHeader(name));
    setHeaders('/', 404);
    response.setHeader('Content-Type', CONTENT_TYPES['html'] ?? '');
    response.writeHead(404, {'Content-Length': notFoundPage.length}).end(notFoundPage);
  };
  destroyWithSource(response);
  if (!hasSingleRange(request.headers)) delete request.headers.range;
  setHeaders(below ?? '/', 200);
  const candidates =
    below === undefined
      ? []
      : toCandidates(below, MARKDOWN.test(request.headers.accept ?? ''));
  const send = candidates.reduceRight(
    (next, candidate) => () => {
      request.url = encodeURI(candidate);
      files(request, response, next);
    },
    sendNotFound,
  );
  send();
}

/** sirv reads several ranges, a suffix and a reversed range as other ranges, or throws. */
function hasSingleRange(headers: IncomingHttpHeaders): boolean {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(headers.range ?? '') ?? [];
  const isForward = start !== undefined && (end === '' || Number(start) <= Number(end));
  return isForward && headers['if-range'] === undefined;
}

/** The streams of sirv have no error handler: a file that vanishes would end the process. */
function destroyWithSource(response: ServerResponse): void {
  response.on('pipe', (source: ReadStream) => {
    source.on('error', () => response.destroy());
    response.on('close', () => source.destroy());
  });
}

function sendText(response: ServerResponse, status: number, line: string): void {
  response.setHeader('Content-Type', CONTENT_TYPES['txt'] ?? '');
  response.writeHead(status).end(`${line}\n`);
}

/** An encoded slash, two in a row, and names that start with a dot, except `/.well-known/`. */
const REFUSED = /%2f|\/\/|^(?!\/\.well-known\/[^.]).*\/\./i;

/** The decoded path of a request; undefined for one that matches no file, such as `/%` or `/.env`. */
function parsePathname(url = ''): string | undefined {
  const pathname = url.replace(/[?#].*$/s, '');
  if (!pathname.startsWith('/') || REFUSED.test(pathname)) return undefined;
  try {
    const decoded = decodeURIComponent(pathname).normalize();
    return REFUSED.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * The paths to look a request up by, best first. A page has four spellings: `/docs/intro`,
 * `/docs/intro/`, `/docs/intro.html` and `/docs/intro/index.html`, however Docusaurus was configured to
 * name its file (`docs/intro/index.html` or `docs/intro.html`). `/docs/intro/index` is none. Its Markdown,
 * if there is one, comes first for a request that prefers it.
 */
function toCandidates(pathname: string, prefersMarkdown: boolean): string[] {
  const page = pathname.replace(/(?:\/index)?\.html$|\/$/, '');
  const markdown = prefersMarkdown ? [`${page || '/index'}.md`] : [];
  const pageFiles = [...markdown, `${page}/index.html`, `${page}.html`];
  if (page === '/404' || page.endsWith('/index')) {
    return [];
  }
  return page === pathname ? [pathname, ...pageFiles] : pageFiles;
}

import {mkdtemp, mkdir, rename, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compressDirectory} from '../../build/compressDirectory';
import {createServer} from '../createServer';

const LONG = 'long enough to be compressed '.repeat(50);
const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'docs/intro/index.html': `<h1>Introduction</h1>${LONG}`,
  'docs/flat.html': '<h1>Flat</h1>',
  'assets/js/main.1a2b.js': `// ${LONG}`,
  'schema.graphql': 'type Query { me: ID }',
  'llms.txt': 'text',
  'docs/intro.md': '# Introduction',
  'sitemap.xml': '<urlset/>',
  'index.json': '{}',
  'logo.svg': '<svg/>',
  'site.webmanifest': '{}',
  '.htaccess': 'secret',
};

let directory: string;
let server: Server;

beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'server-')), 'build');
  await writeFiles(directory, FILES);
  server = createServer(directory);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(path.dirname(directory), {recursive: true});
});

describe('pages', () => {
  it.each([
    ['/', '<h1>Home</h1>'],
    ['/index.html', '<h1>Home</h1>'],
    ['/?query', '<h1>Home</h1>'],
    ['/docs/intro', FILES['docs/intro/index.html']],
    ['/docs/intro/', FILES['docs/intro/index.html']],
    ['/docs/intro.html', FILES['docs/intro/index.html']],
    ['/docs/intro/index.html', FILES['docs/intro/index.html']],
    ['/docs/intro/?a=b#c', FILES['docs/intro/index.html']],
    ['/docs/flat', '<h1>Flat</h1>'],
    ['/docs/flat/', '<h1>Flat</h1>'],
    ['/docs/flat/index.html', '<h1>Flat</h1>'],
  ])('answers %s with the page itself, not a redirect', async (url, body) => {
    const response = await get(url);
    expect(response).toMatchObject({status: 200, body});
    expect(response.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  it.each([
    '/nope',
    '/nope.html',
    '/docs',
    '/docs/',
    '/docs/Intro',
    '/DOCS/intro',
    '/docs/intro/index',
    '/docs/intro/intro',
    '/docs/intro//',
    '/llms.txt/',
    '/404',
    '/404.html',
    '/.htaccess',
    '/assets/js/main.old.js',
    '/__proto__',
    '/constructor',
    '//example.org/',
  ])('answers %s with status 404 and the not-found page', async (url) => {
    const response = await get(url);
    expect(response).toMatchObject({status: 404, body: '<h1>Page Not Found</h1>'});
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });
});

describe('hostile requests', () => {
  it.each(['/%', '/docs/%E0%A4%A', '/%c0%ae%c0%ae/', '*', 'http://example.org/'])(
    'answers %s with status 400',
    async (url) => {
      expect(await get(url)).toMatchObject({
        status: 400,
        body: 'The address is not a valid path.\n',
      });
    },
  );

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/docs/../../build/.htaccess',
    '/..\\..\\package.json',
    '/docs%00/intro',
  ])('does not leave the directory for %s', async (url) => {
    expect(await get(url)).toMatchObject({status: 404});
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answers %s with status 405',
    async (method) => {
      const response = await get('/', {}, method);
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBe('GET, HEAD');
    },
  );
});

describe('headers', () => {
  it.each([
    ['/assets/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/schema.graphql', 'application/graphql; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/docs/intro.md', 'text/markdown; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/index.json', 'application/json'],
    ['/logo.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('gives %s the type %s', async (url, type) => {
    expect((await get(url)).headers['content-type']).toBe(type);
  });

  it('lets hashed assets be kept for ever and all else be asked for again', async () => {
    const asset = await get('/assets/js/main.1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/docs/intro')).headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 to a reader who has the current file', async () => {
    const {headers} = await get('/docs/intro');
    const etag = headers.etag ?? 'none';
    const response = await get('/docs/intro', {'If-None-Match': etag});
    expect(response).toMatchObject({status: 304, body: ''});
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(Date.parse(headers['last-modified'] ?? '')).not.toBeNaN();
  });

  it('answers HEAD like GET, without a body', async () => {
    const response = await get('/docs/intro', {}, 'HEAD');
    expect(response).toMatchObject({status: 200, body: ''});
    expect(response.headers['content-length']).toBe(
      String(FILES['docs/intro/index.html'].length),
    );
  });
});

describe('compression', () => {
  beforeEach(async () => {
    await compressDirectory(directory);
    await replaceDirectory();
  });

  it('sends the brotli file to who takes it, else gzip, else the plain one', async () => {
    const url = '/docs/intro';
    const page = FILES['docs/intro/index.html'];
    const br = await get(url, {'Accept-Encoding': 'gzip, deflate, br'});
    const gz = await get(url, {'Accept-Encoding': 'gzip'});
    const plain = await get(url);
    expect(br.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    expect(brotliDecompressSync(br.bytes).toString()).toBe(page);
    expect(gz.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(gz.bytes).toString()).toBe(page);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(plain.body).toBe(page);
  });

  it('names the type of the file, not of its compression', async () => {
    const {headers} = await get('/assets/js/main.1a2b.js', {'Accept-Encoding': 'br'});
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('sends a small file as it is', async () => {
    const {headers} = await get('/', {'Accept-Encoding': 'br'});
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-3', 206, '<h1>'],
    ['bytes=4-7', 206, 'Home'],
    ['bytes=8-', 206, '</h1>'],
    ['bytes=99-', 416, ''],
    ['bytes=-5', 200, '<h1>Home</h1>'],
    ['bytes=5-2', 200, '<h1>Home</h1>'],
    ['bytes=0-1,3-4', 200, '<h1>Home</h1>'],
    ['lines=1-2', 200, '<h1>Home</h1>'],
  ])('answers the range %s with status %i', async (range, status, body) => {
    expect(await get('/', {Range: range})).toMatchObject({status, body});
  });

  it('sends the whole file when the range depends on a condition', async () => {
    const headers = {Range: 'bytes=0-3', 'If-Range': '"old"'};
    expect(await get('/', headers)).toMatchObject({status: 200, body: '<h1>Home</h1>'});
  });
});

describe('a directory that changes', () => {
  it('serves the new build once it is in place', async () => {
    await get('/');
    await replaceDirectory({'index.html': '<h1>New</h1>', 'new.html': 'added'});
    expect(await get('/')).toMatchObject({status: 200, body: '<h1>New</h1>'});
    expect(await get('/new')).toMatchObject({status: 200, body: 'added'});
    expect(await get('/docs/flat')).toMatchObject({status: 404});
  });

  it('answers 503 while there is none', async () => {
    await get('/');
    await rename(directory, `${directory}.away`);
    expect(await get('/')).toMatchObject({status: 503});
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: string;
}

/** `fetch` would tidy the path up before it sends it, and decompress. */
function get(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({host: '127.0.0.1', port, path: url, headers, method}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const {statusCode: status, headers: answerHeaders} = response;
        resolve({status, headers: answerHeaders, bytes, body: bytes.toString()});
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Puts another directory in the place of the served one: new files, or the same ones again. */
async function replaceDirectory(files?: Readonly<Record<string, string>>): Promise<void> {
  const next = `${directory}.next`;
  if (files) {
    await writeFiles(next, {'404.html': '<h1>Page Not Found</h1>', ...files});
    await rm(directory, {recursive: true});
  } else {
    await rename(directory, next);
    await get('/');
  }
  await rename(next, directory);
}

async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}

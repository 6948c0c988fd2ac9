import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createServer} from '../../../commands/server/createServer';
import {ensureNginx} from '../ensureNginx';
import {startNginx} from '../startNginx';
import {ask, type Answer, type Question} from './ask';
import {createFixtureSite} from './fixtureSite';

const nginx = ensureNginx();
const {folder, build} = await createFixtureSite();
afterAll(() => rm(folder, {recursive: true}));

interface TestServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** One table for both: what `npm start` shows is what production answers. */
const SUITES: readonly (readonly [string, (() => Promise<TestServer>) | undefined])[] = [
  ['npm start', startOwnServer],
  'missing' in nginx
    ? [`nginx (${nginx.missing})`, undefined]
    : ['nginx', () => startNginx(nginx, build, path.join(folder, 'nginx'))],
];

async function startOwnServer(): Promise<TestServer> {
  const server: Server = createServer(build);
  server.listen(0, '127.0.0.1');
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

const HTML = 'text/html; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const INTRO = readFileSync(path.join(build, 'docs/intro/index.html'));
const MAIN = '/assets/js/main.1a2b3c4d.js';

/** Path, and the title of the page that it is. */
const PAGES = [
  ['/', 'Home'],
  ['/index.html', 'Home'],
  ['/?q=1', 'Home'],
  ['/docs/intro', 'Intro'],
  ['/docs/intro/', 'Intro'],
  ['/docs/intro.html', 'Intro'],
  ['/docs/intro/index.html', 'Intro'],
  ['/docs/intro?a=/../b//c', 'Intro'],
  ['/docs/flat', 'Flat'],
  ['/docs/flat/', 'Flat'],
  ['/docs/flat.html', 'Flat'],
  ['/docs/flat/index.html', 'Flat'],
  ['/docs/a%20b', 'Space'],
  ['/docs/%69ntro', 'Intro'],
  ['/docs/v1.2', 'Dotted'],
  ['/docs/v1.2/', 'Dotted'],
] as const;

const MISSING = [
  '/no-such-page',
  '/docs',
  '/docs/',
  '/docs/Intro',
  '/docs/intro/x',
  '/docs/intro//',
  '/docs//intro',
  '//docs/intro',
  '/docs%2Fintro',
  '/docs/intro/index',
  '/docs/intro/index/',
  '/index',
  '/404',
  '/404/',
  '/404.html',
  '/404/index.html',
  '/robots.txt/',
  '/robots.txt/index.html',
  '/assets/js/main.00000000.js',
  '/assets/js/',
  '/.env',
  '/docs/.hidden/',
  '/docs/.hidden/index.html',
  '/link.txt',
  '/docs/./intro',
  '/docs/../docs/intro',
  '/docs/%2e%2e/docs/intro',
  '/secret.txt',
] as const;

/** Nobody asks so by accident. The answer may call it a bad request or a page that is not there. */
const HOSTILE = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/%00',
  '/docs/intro%00.html',
  '/%ff',
  '/%',
  '/%zz',
  '/docs/intro%0d%0aX-Injected:%201',
] as const;

const TYPES = [
  ['/docs/intro', HTML, 'no-cache'],
  [MAIN, 'text/javascript; charset=utf-8', IMMUTABLE],
  ['/assets/css/styles.1a2b3c4d.css', 'text/css; charset=utf-8', IMMUTABLE],
  ['/blog/rss.xml', 'application/xml; charset=utf-8', 'no-cache'],
  ['/img/logo.svg', 'image/svg+xml', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/docs/intro.md', 'text/markdown; charset=utf-8', 'no-cache'],
  ['/schema.graphql', 'application/graphql; charset=utf-8', 'no-cache'],
  ['/search-index.json', 'application/json', 'no-cache'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
] as const;

describe.each(SUITES)('%s', (_name, start) => {
  const it = test.skipIf(start === undefined);
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await start?.();
  });
  afterAll(() => server?.stop());
  const get = (question: Question | string): Promise<Answer> =>
    ask(server?.url ?? '', typeof question === 'string' ? {path: question} : question);

  it.each(PAGES)('%s is the page "%s"', async (page, title) => {
    const {status, headers, bytes} = await get(page);
    expect({status, type: headers['content-type']}).toEqual({status: 200, type: HTML});
    expect(bytes.toString()).toContain(`<h1>${title}</h1>`);
  });

  it.each(MISSING)('%s is not found', async (page) => {
    const {status, headers, bytes} = await get(page);
    expect({status, type: headers['content-type']}).toEqual({status: 404, type: HTML});
    expect(bytes.toString()).toContain('<h1>Not found</h1>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('location');
  });

  it.each(HOSTILE)('%s is refused', async (page) => {
    const {status, headers, bytes} = await get(page);
    expect([400, 404]).toContain(status);
    expect(bytes.toString()).not.toMatch(/SECRET|root:/);
    expect(headers).not.toHaveProperty('x-injected');
  });

  it.each(TYPES)('%s has type "%s" and is kept as "%s"', async (file, type, cache) => {
    const {status, headers} = await get(file);
    expect({
      status,
      type: headers['content-type'],
      cache: headers['cache-control'],
    }).toEqual({status: 200, type, cache});
  });

  it('sends the files that the build compressed', async () => {
    for (const [accepted, encoding, suffix] of [
      ['gzip', 'gzip', '.gz'],
      ['gzip, deflate', 'gzip', '.gz'],
      ['identity', undefined, ''],
      ['gzip;q=0', undefined, ''],
    ] as const) {
      const {headers, bytes} = await get({
        path: MAIN,
        headers: {'accept-encoding': accepted},
      });
      expect(headers['content-encoding'], accepted).toBe(encoding);
      expect(headers.vary, accepted).toBe('Accept-Encoding');
      expect(bytes).toEqual(readFileSync(path.join(build, `${MAIN}${suffix}`)));
    }
  });

  it('compresses the page for what is not found, too', async () => {
    const headers = {'accept-encoding': 'gzip'};
    const answer = await get({path: '/no-such-page', headers});
    expect(answer).toMatchObject({status: 404, headers: {'content-encoding': 'gzip'}});
  });

  it('answers 304 to who has the page, and 412 to who wants another', async () => {
    const {headers} = await get('/docs/intro');
    const etag = headers.etag ?? '';
    const modified = headers['last-modified'] ?? '';
    for (const [name, value, status] of [
      ['if-none-match', etag, 304],
      ['if-none-match', `"x", ${etag}`, 304],
      ['if-none-match', `W/${etag}`, 304],
      ['if-none-match', '*', 304],
      ['if-none-match', '"x"', 200],
      ['if-modified-since', modified, 304],
      ['if-modified-since', 'Thu, 01 Jan 1970 00:00:01 GMT', 200],
      ['if-match', etag, 200],
      ['if-match', '"x"', 412],
      ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:01 GMT', 412],
    ] as const) {
      const answer = await get({path: '/docs/intro', headers: {[name]: value}});
      expect(answer.status, `${name}: ${value}`).toBe(status);
    }
  });

  it('keeps the promises of a hashed file in a 304', async () => {
    const {headers} = await get(MAIN);
    const answer = await get({
      path: MAIN,
      headers: {'if-none-match': headers.etag ?? ''},
    });
    expect(answer.status).toBe(304);
    expect(answer.headers['cache-control']).toBe(IMMUTABLE);
    expect(answer.headers['content-security-policy']).toMatch(/sha256-/);
  });

  it('sends parts, and survives those that are none', async () => {
    for (const [range, status, from, to] of [
      ['bytes=0-9', 206, 0, 10],
      ['bytes=-5', 206, INTRO.length - 5, INTRO.length],
      [`bytes=10-${INTRO.length * 2}`, 206, 10, INTRO.length],
      ['bytes=0-1,4-5', 200, 0, INTRO.length],
      ['lines=0-9', 200, 0, INTRO.length],
    ] as const) {
      const answer = await get({path: '/docs/intro', headers: {range}});
      expect(answer.status, range).toBe(status);
      expect(answer.bytes, range).toEqual(INTRO.subarray(from, to));
    }
    for (const range of [
      `bytes=${INTRO.length}-`,
      'bytes=9007199254740993-9007199254740994',
    ]) {
      expect(await get({path: '/docs/intro', headers: {range}}), range).toMatchObject({
        status: 416,
        headers: {'content-range': `bytes */${INTRO.length}`},
      });
    }
    // To refuse what is no range is as right as to ignore it.
    const reversed = await get({path: '/docs/intro', headers: {range: 'bytes=5-2'}});
    expect([200, 416]).toContain(reversed.status);
    const huge = await get({
      path: '/docs/intro',
      headers: {range: 'bytes=0-9007199254740993'},
    });
    expect(huge.bytes).toEqual(INTRO);
  });

  it('answers HEAD as GET, without the page', async () => {
    const [head, full] = [
      await get({path: '/docs/intro', method: 'HEAD'}),
      await get('/docs/intro'),
    ];
    expect(head.bytes).toHaveLength(0);
    const {date: _date, ...expected} = full.headers;
    expect(head.headers).toMatchObject(expected);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    for (const page of ['/docs/intro', '/no-such-page', '/docs/intro.html']) {
      const {status, headers, bytes} = await get({path: page, method});
      expect({status, allow: headers.allow, text: bytes.toString()}).toEqual({
        status: 405,
        allow: 'GET, HEAD',
        text: 'Only GET and HEAD are answered here.\n',
      });
    }
  });

  it('protects every kind of answer by the same headers', async () => {
    const names = [
      'content-security-policy',
      'cross-origin-embedder-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
    ];
    const {headers: expected} = await get('/');
    for (const page of [MAIN, '/no-such-page', '/blog/rss.xml', '/img/logo.svg']) {
      const {headers} = await get(page);
      for (const name of names) {
        expect(headers[name], `${page} ${name}`).toBe(expected[name]);
        expect(headers[name]).toBeTruthy();
      }
    }
  });

  it('sends HSTS to those alone who came by HTTPS', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const headers = {'x-forwarded-proto': 'https'};
    expect((await get({path: '/', headers})).headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('opens feeds to other sites, and no page', async () => {
    expect((await get('/blog/rss.xml')).headers['access-control-allow-origin']).toBe('*');
    expect((await get('/')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});

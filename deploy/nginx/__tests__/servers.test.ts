import {readFileSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import type {RequestOptions} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  sendRequest,
  type TestResponse,
} from '../../../commands/server/__tests__/sendRequest';
import {createServer} from '../../../commands/server/createServer';
import {serveLocally} from '../../../tests/support/serveLocally';
import {hashScripts} from '../../inlineScripts';
import {toSecurityHeaders} from '../../responseHeaders';
import {createFixtureSite} from './fixtureSite';
import {NGINX, startNginx, type RunningServer} from './startNginx';

const {folder, build} = await createFixtureSite();

/** Both servers pass the same tests, so that `npm start` serves what production serves. */
const SUITES: readonly (readonly [string, (() => Promise<RunningServer>) | undefined])[] =
  [
    ['npm start', () => serveLocally(createServer(build, {hasPolicy: true}))],
    NGINX === undefined
      ? ['nginx (not installed)', undefined]
      : ['nginx', () => startNginx(NGINX, build, path.join(folder, 'nginx'))],
  ];

const HTML = 'text/html; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const INTRO = readFileSync(path.join(build, 'docs/intro/index.html'), 'latin1');
const MAIN = '/assets/js/main.1a2b3c4d.js';

/** Titles of pages, and the addresses at which they are served. */
const PAGES = Object.entries({
  Home: '/ /index.html /?q=1',
  Intro:
    '/docs/intro /docs/intro/ /docs/intro.html /docs/intro/index.html /docs/intro?a=/../b//c /docs/%69ntro',
  Flat: '/docs/flat /docs/flat/ /docs/flat.html /docs/flat/index.html',
  Space: '/docs/a%20b',
  Dotted: '/docs/v1.2 /docs/v1.2/',
}).flatMap(([title, paths]) => paths.split(' ').map((page) => [page, title] as const));

const MISSING =
  '/no-such-page /docs /docs/ /docs/Intro /docs/intro// /docs//intro //docs/intro /docs%2Fintro /docs/intro/index /404 /404.html /robots.txt/ /robots.txt/index.html /assets/js/main.00000000.js /assets/js/ /.env /docs/.hidden/ /docs/./intro /docs/../docs/intro /docs/%2e%2e/docs/intro /secret.txt'.split(
    ' ',
  );

/** Requests that only an attacker sends: a bad request or not found. */
const HOSTILE =
  '/../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /..%5csecret.txt /%2e%2e%2f%2e%2e%2fetc/passwd /%00 /docs/intro%00.html /%ff /% /%zz /docs/intro%0d%0aX-Injected:%201'.split(
    ' ',
  );

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
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await start?.();
  });
  afterAll(() => server?.stop());
  const get = (page: string, options?: RequestOptions): Promise<TestResponse> =>
    sendRequest(server?.url ?? '', page, options);

  it.each(PAGES)('responds to %s with the page "%s"', async (page, title) => {
    const {status, headers, body} = await get(page);
    expect({status, type: toType(headers)}).toEqual({status: 200, type: HTML});
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it.each(MISSING)('responds to %s with the not-found page', async (page) => {
    const {status, headers, body} = await get(page);
    expect({status, type: toType(headers)}).toEqual({status: 404, type: HTML});
    expect(body).toContain('<h1>Not found</h1>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('location');
  });

  it.each(HOSTILE)('rejects %s', async (page) => {
    const {status, headers, body} = await get(page);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/SECRET|root:/);
    expect(headers).not.toHaveProperty('x-injected');
  });

  it.each(TYPES)('sends %s with type "%s", cached as "%s"', async (file, type, cache) => {
    const {status, headers} = await get(file);
    expect({
      status,
      type: toType(headers),
      cache: headers['cache-control'],
      vary: headers.vary,
    }).toEqual({
      status: 200,
      type,
      cache,
      vary: file.startsWith('/docs/') ? 'Accept-Encoding, Accept' : 'Accept-Encoding',
    });
  });

  it.each([
    ['/docs/intro', 'text/markdown', '# Intro'],
    ['/docs/intro/', 'text/markdown, text/html;q=0.9, */*;q=0.1', '# Intro'],
    ['/docs/intro.html', 'application/json, text/markdown;q=0.9', '# Intro'],
    ['/', 'text/markdown', '# Home'],
    ['/docs/intro', 'text/html, text/markdown;q=0.5', '<h1>Intro</h1>'],
    ['/docs/intro', 'text/html, */*', '<h1>Intro</h1>'],
    ['/docs/intro', 'text/markdown;q=0, */*', '<h1>Intro</h1>'],
    ['/docs/intro', 'text/markdownish', '<h1>Intro</h1>'],
    // A page without Markdown.
    ['/docs/flat', 'text/markdown', '<h1>Flat</h1>'],
  ])('responds to %s with Accept: %s with "%s"', async (page, accept, text) => {
    const {status, headers, body} = await get(page, {headers: {accept}});
    const type = text.startsWith('#') ? 'text/markdown; charset=utf-8' : HTML;
    expect({status, type: toType(headers), vary: headers.vary}).toEqual({
      status: 200,
      type,
      vary: 'Accept-Encoding, Accept',
    });
    expect(body).toContain(text);
  });

  it.each([
    ['gzip', 'gzip', '.gz'],
    ['gzip, deflate', 'gzip', '.gz'],
    ['identity', undefined, ''],
  ])(
    'for Accept-Encoding %s sends the precompressed file',
    async (accepted, encoding, suffix) => {
      const headers = {'accept-encoding': accepted};
      for (const [page, file] of [
        [MAIN, MAIN],
        ['/docs/intro', '/docs/intro/index.html'],
      ] as const) {
        const response = await get(page, {headers});
        expect(response.headers['content-encoding']).toBe(encoding);
        expect(response.body).toBe(
          readFileSync(path.join(build, file + suffix), 'latin1'),
        );
      }
    },
  );

  it('sends 304 with all headers to a client that has the file', async () => {
    const {etag} = (await get(MAIN)).headers;
    const {status, headers, body} = await get(MAIN, {headers: {'if-none-match': etag}});
    expect({status, body}).toEqual({status: 304, body: ''});
    expect(headers['cache-control']).toBe(IMMUTABLE);
    expect(headers['content-security-policy']).toMatch(/sha256-/);
    const changed = await get(MAIN, {headers: {'if-none-match': '"other"'}});
    expect(changed.status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 206, 0, 10],
    [`bytes=10-${INTRO.length * 2}`, 206, 10, INTRO.length],
    ['bytes=0-1,4-5', 200, 0, INTRO.length],
    ['lines=0-9', 200, 0, INTRO.length],
  ])('responds to the range %s with status %i', async (range, status, from, to) => {
    const response = await get('/docs/intro', {headers: {range}});
    expect(response.status).toBe(status);
    expect(response.body).toBe(INTRO.slice(from, to));
  });

  it.each([
    'bytes=5-2',
    'bytes=-5',
    'bytes=-',
    `bytes=${INTRO.length}-`,
    'bytes=9007199254740993-9007199254740994',
    `bytes=0-${'9'.repeat(400)}`,
  ])('survives the range %s', async (range) => {
    const response = await get('/docs/intro', {headers: {range}});
    expect([200, 206, 416]).toContain(response.status);
    expect((await get('/docs/intro')).body).toBe(INTRO);
  });

  it('responds to HEAD with the headers of GET', async () => {
    const head = await get('/docs/intro', {method: 'HEAD'});
    const {date: _date, ...headers} = (await get('/docs/intro')).headers;
    expect(head).toMatchObject({status: 200, headers, body: ''});
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'rejects the method %s',
    async (method) => {
      for (const page of ['/docs/intro', '/no-such-page', '/docs/intro.html']) {
        expect(await get(page, {method})).toMatchObject({
          status: 405,
          headers: {allow: 'GET, HEAD'},
          body: 'Only GET and HEAD are supported.\n',
        });
      }
    },
  );

  it('sends the same security headers with every kind of response', async () => {
    const expected = Object.entries(toSecurityHeaders(hashScripts(['boot()'])));
    expect(expected).toHaveLength(7);
    for (const page of ['/', MAIN, '/no-such-page', '/blog/rss.xml', '/img/logo.svg']) {
      const {headers} = await get(page);
      for (const [name, value] of expected) {
        expect(headers[name.toLowerCase()], `${page} ${name}`).toBe(value);
      }
    }
  });

  it('sends HSTS over HTTPS only', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const {headers} = await get('/', {headers: {'x-forwarded-proto': 'https'}});
    expect(headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('opens feeds, but no page, to other sites', async () => {
    expect((await get('/blog/rss.xml')).headers['access-control-allow-origin']).toBe('*');
    for (const page of ['/', '/no-such-file.xml']) {
      expect((await get(page)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('nginx with the base URL /platform/', () => {
  test.skipIf(NGINX === undefined)(
    'serves the site after the documented edits',
    async () => {
      const root = path.join(folder, 'root');
      await cp(build, path.join(root, 'platform'), {recursive: true});
      const edit = (config: string): string =>
        config
          .replaceAll('= /404.html', '= /platform/404.html')
          .replace('404 /404.html', '404 /platform/404.html')
          .replace(') /assets/"', ') /platform/assets/"');
      const server = await startNginx(
        NGINX,
        root,
        path.join(folder, 'nginx-below'),
        edit,
      );
      try {
        const get = (page: string) => sendRequest(server.url, `/platform${page}`);
        for (const [page, status, title] of [
          ['/', 200, 'Home'],
          ['/docs/intro', 200, 'Intro'],
          ['/no-such-page', 404, 'Not found'],
        ] as const) {
          const response = await get(page);
          expect(response.status).toBe(status);
          expect(response.body).toContain(`<h1>${title}</h1>`);
        }
        const {headers} = await get(MAIN);
        expect(headers['cache-control']).toBe(IMMUTABLE);
      } finally {
        await server.stop();
      }
    },
  );
});

/** The content type in one spelling: `;charset` and `; charset` are the same. */
function toType(headers: TestResponse['headers']): string | undefined {
  return headers['content-type']?.replace(/; ?charset/, '; charset');
}

import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {startServer, type TestServer} from './startServer';

const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'docs/intro/index.html': '<h1>Introduction</h1>',
  'docs/flat.html': '<h1>Flat</h1>',
  'assets/js/main.1a2b.js': '// ',
  'schema.graphql': 'type Query { me: ID }',
  'llms.txt': 'text',
  'docs/intro.md': '# Introduction',
  'sitemap.xml': '<urlset/>',
  'index.json': '{}',
  'logo.svg': '<svg/>',
  'site.webmanifest': '{}',
  '.htaccess': 'secret',
  '.well-known/security.txt': 'Contact: nobody',
  'docs/.well-known/security.txt': 'hidden',
  'tags/c#.html': '<h1>C#</h1>',
  'tags/100%.html': '<h1>100%</h1>',
  'tags/é.html': '<h1>é</h1>',
};

let server: TestServer;
const get: TestServer['get'] = (...args) => server.get(...args);

beforeEach(async () => {
  server = await startServer(FILES);
});

afterEach(() => server.close());

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
    ['/tags/c%23', '<h1>C#</h1>'],
    ['/tags/100%25', '<h1>100%</h1>'],
    ['/tags/%C3%A9', '<h1>é</h1>'],
    ['/tags/e%CC%81', '<h1>é</h1>'],
  ])('answers %s with the page itself, not a redirect', async (url, body) => {
    const response = await get(url);
    expect(response).toMatchObject({status: 200, body});
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
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
    '/docs/.well-known/security.txt',
    '/docs%2Fintro',
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

  it('answers HEAD like GET, without a body', async () => {
    const response = await get('/docs/intro', {}, 'HEAD');
    expect(response).toMatchObject({status: 200, body: ''});
    expect(response.headers['content-length']).toBe(
      String(FILES['docs/intro/index.html'].length),
    );
  });
});

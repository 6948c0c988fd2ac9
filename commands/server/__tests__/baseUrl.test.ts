import {describe, expect, it} from 'vitest';
import {belowBaseUrl, findBaseUrl} from '../baseUrl';
import {startServer} from './startServer';

const script = (baseUrl: string): string =>
  `<script src="${baseUrl}assets/js/main.1a2b.js" defer></script>`;

describe('findBaseUrl', () => {
  it.each([
    [script('/'), '/'],
    [script('/docs-site/'), '/docs-site/'],
    [script('/docs/'), '/docs/'],
    ['<script defer src=/a/b/assets/js/runtime~main.js></script>', '/a/b/'],
    ['<script src="https://cdn.example/assets/js/main.js"></script>', '/'],
    ['<h1>No scripts</h1>', '/'],
  ])('finds in %s that it is %s', (html, baseUrl) => {
    expect(findBaseUrl(html)).toBe(baseUrl);
  });
});

describe('belowBaseUrl', () => {
  it.each([
    ['/', '/docs/intro', '/docs/intro'],
    ['/docs/', '/docs/docs/intro', '/docs/intro'],
    ['/docs/', '/docs/', '/'],
    ['/docs/', '/docs', '/'],
    ['/docs/', '/', undefined],
    ['/docs/', '/docsite', undefined],
    ['/docs/', '/blog', undefined],
  ])('with %s gives for %s %s', (baseUrl, pathname, expected) => {
    expect(belowBaseUrl(baseUrl, pathname)).toBe(expected);
  });
});

it('a build for another base URL is answered below it, and nowhere else', async () => {
  const home = script('/docs-site/');
  const server = await startServer({
    'index.html': home,
    '404.html': 'Page Not Found',
    'docs/intro.html': 'Introduction',
    'assets/js/main.1a2b.js': '// main',
  });
  try {
    for (const [url, status, body] of [
      ['/docs-site/', 200, home],
      ['/docs-site', 200, home],
      ['/docs-site/docs/intro', 200, 'Introduction'],
      ['/docs-site/docs/nowhere', 404, 'Page Not Found'],
      ['/docs/intro', 404, 'Page Not Found'],
      ['/', 404, 'Page Not Found'],
    ] as const) {
      expect(await server.get(url), url).toMatchObject({status, body});
    }
    const {headers} = await server.get('/docs-site/assets/js/main.1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  } finally {
    await server.close();
  }
});

import {expect, it} from 'vitest';
import {toResponseHeaders, toSecurityHeaders} from '../responseHeaders';

const HASHES = ["'sha256-a'"];

function headersOf(pathname: string, status = 200, isSecure = true) {
  return toResponseHeaders({pathname, status, isSecure}, HASHES);
}

it('allows the scripts of the build, and nothing by the word "unsafe"', () => {
  const policy = headersOf('/')['Content-Security-Policy'];
  expect(policy).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'none'; media-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(policy).not.toContain('unsafe');
});

it.each([
  ['/assets/js/main.1a2b.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/js/main.1a2b.js', 304, 'public, max-age=31536000, immutable'],
  ['/assets/js/main.1a2b.js', 404, 'no-cache'],
  ['/', 200, 'no-cache'],
  ['/search-index.json', 200, 'no-cache'],
])('caches %s with status %i as "%s"', (path, status, expected) => {
  expect(headersOf(path, status)['Cache-Control']).toBe(expected);
});

it('opens to other sites what programs read, and no page', () => {
  const open = (path: string) => headersOf(path)['Access-Control-Allow-Origin'];
  const files = ['/blog/rss.xml', '/llms.txt', '/schema.graphql', '/docs/intro.md'];
  expect(files.map(open)).toEqual(files.map(() => '*'));
  const pages = ['/', '/docs/intro', '/docs/intro.html', '/docs/xml'];
  expect(pages.map(open)).toEqual(pages.map(() => undefined));
});

it('sends what protects readers with every response', () => {
  expect(headersOf('/')).toMatchObject({
    ...toSecurityHeaders(HASHES),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(
      /^accelerometer=\(\), .*, usb=\(\), /,
    ) as string,
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

it('promises HTTPS only where it was used', () => {
  expect(headersOf('/')['Strict-Transport-Security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(headersOf('/', 200, false)).not.toHaveProperty('Strict-Transport-Security');
});

it('protects errors as it protects pages', () => {
  const names = Object.keys(headersOf('/docs/intro'));
  expect(Object.keys(headersOf('/no-such-page', 404))).toEqual(names);
});

it('protects no site that was not made for it, but for what is right for any', () => {
  const facts = {pathname: '/assets/a.js', status: 200, isSecure: true};
  expect(toResponseHeaders(facts, undefined)).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
});

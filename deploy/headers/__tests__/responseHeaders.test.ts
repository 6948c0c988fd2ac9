import {expect, it} from 'vitest';
import {toContentSecurityPolicy} from '../contentSecurityPolicy';
import {toResponseHeaders} from '../responseHeaders';

const HASHES = ["'sha256-a'"];

function headersOf(pathname: string, status = 200, isSecure = true) {
  return toResponseHeaders({pathname, status, isSecure}, HASHES);
}

it('allows the scripts of the build, and nothing by the word "unsafe"', () => {
  const policy = toContentSecurityPolicy(HASHES);
  expect(policy).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(policy).not.toContain('unsafe');
});

it('keeps hashed files for a year and lets everything else be revalidated', () => {
  expect(headersOf('/assets/js/main.1a2b.js')['Cache-Control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(headersOf('/assets/js/main.1a2b.js', 304)['Cache-Control']).toMatch(/immutable/);
  for (const path of ['/', '/docs/intro', '/search-index.json', '/img/logo.svg']) {
    expect(headersOf(path)['Cache-Control'], path).toBe('no-cache');
  }
});

it('lets nobody keep that a hashed file is missing', () => {
  expect(headersOf('/assets/js/main.1a2b.js', 404)['Cache-Control']).toBe('no-cache');
});

it('opens to other sites what programs read, and no page', () => {
  for (const path of [
    '/blog/rss.xml',
    '/llms.txt',
    '/schema.graphql',
    '/docs/intro.md',
  ]) {
    expect(headersOf(path)['Access-Control-Allow-Origin'], path).toBe('*');
  }
  for (const path of ['/', '/docs/intro', '/docs/intro.html', '/docs/xml']) {
    expect(headersOf(path), path).not.toHaveProperty('Access-Control-Allow-Origin');
  }
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

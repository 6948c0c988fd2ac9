import {expect, it} from 'vitest';
import {belowBaseUrl, findBaseUrl} from '../baseUrl';

const script = (baseUrl: string): string =>
  `<script src="${baseUrl}assets/js/main.1a2b.js" defer></script>`;

it.each([
  [script('/'), '/'],
  [script('/docs-site/'), '/docs-site/'],
  ['<script defer src=/a/b/assets/js/runtime~main.js></script>', '/a/b/'],
  ['<script src="https://cdn.example/assets/js/main.js"></script>', '/'],
  ['<h1>No scripts</h1>', '/'],
])('finds in %s the base URL %s', (html, baseUrl) => {
  expect(findBaseUrl(html)).toBe(baseUrl);
});

it.each([
  ['/', '/docs/intro', '/docs/intro'],
  ['/docs/', '/docs/docs/intro', '/docs/intro'],
  ['/docs/', '/docs', '/'],
  ['/docs/', '/', undefined],
  ['/docs/', '/docsite', undefined],
])('with base URL %s strips %s to %s', (baseUrl, pathname, expected) => {
  expect(belowBaseUrl(baseUrl, pathname)).toBe(expected);
});

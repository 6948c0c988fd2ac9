import {beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => vi.resetModules());

it.each([
  ['/a/?b=1#c', '/a', '/a?b=1#c'],
  ['/a.html', '/a/', '/a/'],
  ['/a/index.html', '/a', '/a'],
  ['/index.html', '/', '/'],
  ['/a%20b/', '/a%20b', '/a%20b'],
  ['/a%2ehtml', '/a', '/a'],
  ['/a%2Fb.html', '/a%2Fb', '/a%2Fb'],
  // Escapes that are not UTF-8.
  ['/a%', '/404.html', '/a%25'],
  ['/a%20%FF?b=%', '/404.html', '/a%2520%25FF?b=%'],
  // Of two suffixes, and of addresses without a page, the server has the not-found page.
  ['/a.html.html', '/404.html', '/a.html.html'],
  ['/A', '/a', '/A'],
  // Docusaurus would take it for the page of the folder.
  ['/a/.html?b=1', '/404.html', '/a/.html/?b=1'],
])('%s of the page %s becomes %s', async (opened, own, expected) => {
  window.history.replaceState({}, '', opened);
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<link rel="canonical" href="https://docs.example/other"><link rel="alternate" hreflang="de" href="https://docs.example/de/a"><link rel="alternate" hreflang="en" href="https://docs.example${own}">`;
  await import('../ownAddress');
  expect(location.pathname + location.search + location.hash).toBe(expected);
});

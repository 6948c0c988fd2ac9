import {expect, it} from 'vitest';
import {noThirdPartyRequests} from '../noThirdPartyRequests';
import {buildOf} from './buildOf';

it('passes own files, links, and addresses that are only named', () => {
  const build = buildOf(
    {
      '/': `<script src="/assets/js/main.js"></script>
        <link rel="stylesheet" href="/assets/css/styles.css">
        <link rel="canonical" href="https://docs.example/">
        <link rel="alternate" href="https://docs.example/" hreflang="en">
        <meta property="og:image" content="https://docs.example/card.png">
        <img src="data:image/png;base64,AA==" srcset="/a.png 1x, /b.png 2x">
        <a href="https://elsewhere.example/">Elsewhere</a>`,
    },
    {'/assets/css/styles.css': 'a{background:url(/img/a.svg)} /* https://a.example */'},
  );
  expect(noThirdPartyRequests(build)).toEqual([]);
});

it.each([
  ['<script src="https://cdn.example/a.js"></script>', 'https://cdn.example/a.js'],
  ['<script src="//cdn.example/a.js"></script>', '//cdn.example/a.js'],
  [
    '<link rel="stylesheet" href="https://cdn.example/a.css">',
    'https://cdn.example/a.css',
  ],
  ['<link rel="preconnect" href="https://cdn.example">', 'https://cdn.example'],
  ['<link rel="shortcut icon" href="HTTPS://cdn.example/i">', 'HTTPS://cdn.example/i'],
  ['<img src="https://cdn.example/a.png">', 'https://cdn.example/a.png'],
  ['<img srcset="/a.png 1x, https://cdn.example/b.png 2x">', 'https://cdn.example/b.png'],
  ['<iframe src="https://cdn.example/"></iframe>', 'https://cdn.example/'],
  ['<style>@import "https://cdn.example/a.css";</style>', 'https://cdn.example/a.css'],
])('reports %s', (html, url) => {
  expect(noThirdPartyRequests(buildOf({'/': html}))).toEqual([
    {
      page: '/',
      message: `The browser would request ${url} from another host.`,
      fix: 'Keep the file in site/static/ and name it by its path.',
    },
  ]);
});

it.each([
  '@import url(https://cdn.example/x);',
  'a{background:url( "https://cdn.example/x" )}',
])('reports %s in a style sheet', (css) => {
  expect(noThirdPartyRequests(buildOf({}, {'/assets/css/styles.css': css}))).toEqual([
    {
      page: '/assets/css/styles.css',
      message: 'The browser would request https://cdn.example/x from another host.',
      fix: 'Keep the file in site/static/ and name it by its path.',
    },
  ]);
});

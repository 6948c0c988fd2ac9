import {expect, it} from 'vitest';
import {noBrokenLinks} from '../noBrokenLinks';
import {buildOf} from './buildOf';

const TARGET = '<h1 id="top-level">Space</h1><code id="members.first">first</code>';

function faultsOf(href: string): string[] {
  const build = buildOf(
    {
      '/docs/here': `<link rel=canonical href="https://docs.example/docs/here"><a href="${href}">x</a>`,
      '/docs/space': TARGET,
    },
    {'/schema.graphql': ''},
  );
  return noBrokenLinks(build).map(({message}) => message);
}

it.each([
  '/docs/space',
  '/docs/space/',
  '/docs/space?from=here',
  '/docs/space#top-level',
  '/docs/space#members.first',
  '/docs/space#members%2Efirst',
  '/docs/space#top-level:~:text=Space',
  './space#top-level',
  'https://docs.example/docs/space',
  '/schema.graphql',
  '#',
  '#top',
  'https://elsewhere.example/nope',
  'mailto:someone@docs.example',
])('passes the link %s', (href) => {
  expect(faultsOf(href)).toEqual([]);
});

it.each([
  ['/docs/nope', 'The link "/docs/nope" leads to no page and no file.'],
  ['/docs/Space', 'The link "/docs/Space" leads to no page and no file.'],
  ['./nope', 'The link "./nope" leads to no page and no file.'],
  ['/nope.graphql', 'The link "/nope.graphql" leads to no page and no file.'],
  [
    'https://docs.example/docs/nope',
    'The link "https://docs.example/docs/nope" leads to no page and no file.',
  ],
  [
    '/docs/space#nope',
    'The link "/docs/space#nope" leads to /docs/space, which has no anchor "nope".',
  ],
  ['#100%', 'The link "#100%" leads to /docs/here, which has no anchor "100%".'],
  ['#nope', 'The link "#nope" leads to /docs/here, which has no anchor "nope".'],
])('reports the link %s', (href, message) => {
  expect(faultsOf(href)).toEqual([message]);
});

it('reports a repeated link once', () => {
  const build = buildOf({'/': '<a href="/nope">1</a><a href="/nope">2</a>'});
  expect(noBrokenLinks(build)).toEqual([
    {
      page: '/',
      message: 'The link "/nope" leads to no page and no file.',
      fix: 'Correct the link, or restore what it leads to.',
    },
  ]);
});

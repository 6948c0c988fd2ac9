import {expect, it} from 'vitest';
import {noBrokenLinks} from '../noBrokenLinks';
import {buildOf} from './buildOf';

function faultsOf(href: string): string[] {
  const link = `<a href="${href}">x</a>`;
  const build = buildOf(
    {
      '/docs/here': `<link rel=canonical href="https://docs.example/docs/here">${link}${link}`,
      '/docs/space': '<h1 id="top-level">Space</h1><code id="members.first">first</code>',
    },
    {'/schema.graphql': ''},
  );
  return noBrokenLinks(build).map(({message}) => message);
}

it.each([
  '/docs/space',
  '/docs/space/',
  '/docs/space?from=here',
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
  ['/docs/nope', 'leads to no page and no file.'],
  ['/docs/Space', 'leads to no page and no file.'],
  ['./nope', 'leads to no page and no file.'],
  ['/nope.graphql', 'leads to no page and no file.'],
  ['https://docs.example/docs/nope', 'leads to no page and no file.'],
  ['/docs/space#nope', 'leads to /docs/space, which has no anchor "nope".'],
  ['#100%', 'leads to /docs/here, which has no anchor "100%".'],
  ['#nope', 'leads to /docs/here, which has no anchor "nope".'],
])('reports the link %s once', (href, message) => {
  expect(faultsOf(href)).toEqual([`The link "${href}" ${message}`]);
});

it.each(['https://docs.example/docs/new', '/docs/new'])(
  'finds the anchor of a page whose canonical link is %s',
  (href) => {
    const old = `<link rel=canonical href="${href}"><h2 id="get">Get</h2><a href="#get">x</a><a href="#nope">x</a>`;
    const build = buildOf({'/docs/old': old, '/docs/new': '<p>x</p>'});
    expect(noBrokenLinks(build).map(({message}) => message)).toEqual([
      'The link "#nope" leads to /docs/old, which has no anchor "nope".',
    ]);
  },
);

import {expect, it} from 'vitest';
import {contentsComplete} from '../contentsComplete';
import {buildOf} from './buildOf';

const FIX = 'Give the heading an id, and list it where the page lists its headings.';

function pageOf(headings: string, hashes: readonly string[]): string {
  const links = hashes.map((hash) => `<li><a href="${hash}">x</a></li>`).join('');
  return `<main><h1>T</h1>${headings}<div class="a theme-doc-toc-desktop"><ul>${links}</ul></div></main>`;
}

it('passes pages whose contents list every heading of levels 2 and 3 in order', () => {
  const headings = '<h2 id="a">A</h2><h3 id="b">B</h3><h4>C</h4><h2 id="d">D</h2>';
  expect(
    contentsComplete(
      buildOf({
        '/docs/whole': pageOf(headings, ['#a', '#b', '#d']),
        '/docs/none': '<main><h1>T</h1></main><h2>Footer</h2>',
        '/blog/post': '<main><h1>T</h1><h2>A</h2></main>',
      }),
    ),
  ).toEqual([]);
});

it('reports a heading that is not listed, and one that cannot be', () => {
  expect(
    contentsComplete(
      buildOf({
        '/docs/short': pageOf('<h2 id="a">A</h2><h3 id="b">B</h3>', ['#a']),
        '/docs/other': pageOf('<h2 id="a">A</h2>', ['#b']),
        '/docs/bare': pageOf('<h2>A</h2>', []),
      }),
    ),
  ).toEqual([
    {
      page: '/docs/short',
      message:
        'Place 2 of the table of contents is missing, but the heading "B" is there: "#b".',
      fix: FIX,
    },
    {
      page: '/docs/other',
      message:
        'Place 1 of the table of contents is "#b", but the heading "A" is there: "#a".',
      fix: FIX,
    },
    {
      page: '/docs/bare',
      message:
        'The heading "A" of level 2 has no id, so the table of contents cannot list it.',
      fix: FIX,
    },
  ]);
});

import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import GraphqlText from '../theme/GraphqlText';

const collected = vi.hoisted((): Record<'anchors' | 'links', string[]> => {
  return {anchors: [], links: []};
});

vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({
    collectAnchor: (anchor: string) => collected.anchors.push(anchor),
    collectLink: (link: string) => collected.links.push(link),
  }),
}));

it('hands the links of a description to the site and its headings to the check of broken links', () => {
  const html =
    '<p id="more">See <a href="/docs/a?b=1&#x26;c=2">a</a>, <a href="#more">b</a> and <a href="https://other.example/">c</a>.</p>';
  expect(renderToStaticMarkup(<GraphqlText html={html} />)).toBe(
    `<div class="gql-text" dir="auto">${html}</div>`,
  );
  expect(collected).toEqual({anchors: ['more'], links: ['/docs/a?b=1&c=2', '#more']});
});

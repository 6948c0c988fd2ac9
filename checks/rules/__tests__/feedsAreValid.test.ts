import {expect, it} from 'vitest';
import {feedsAreValid} from '../feedsAreValid';
import {buildOf} from './buildOf';

const FIX = 'Compare blog.feedOptions in site/docusaurus.config.ts with the feed format.';

const VALID = {
  '/blog/rss.xml':
    '<rss version="2.0"><channel><title>T</title><link>l</link><description>d</description><item><title>A</title><link>a</link><guid>a</guid><pubDate>Mon, 16 Jun 2025 00:00:00 GMT</pubDate></item></channel></rss>',
  '/blog/atom.xml':
    '<feed xmlns="http://www.w3.org/2005/Atom"><id>i</id><title>T</title><updated>2025-06-16T00:00:00Z</updated><entry><id>a</id><title>A</title><updated>2025-06-16T00:00:00Z</updated><link href="a"/></entry></feed>',
  '/blog/feed.json':
    '{"version": "https://jsonfeed.org/version/1", "title": "T", "items": [{"id": "a", "url": "a"}]}',
};

it('passes feeds that hold what their formats ask for', () => {
  expect(feedsAreValid(buildOf({}, VALID))).toEqual([]);
});

it('names a feed that is missing', () => {
  const {'/blog/atom.xml': _, ...others} = VALID;
  expect(feedsAreValid(buildOf({}, others))).toEqual([
    {page: '/blog/atom.xml', message: 'The feed is missing.', fix: FIX},
  ]);
});

it('asks for all of them where there is a blog, and for none where there is not', () => {
  const missing = feedsAreValid(buildOf({'/blog': ''}, {}));
  expect(missing.map(({page}) => page)).toEqual(Object.keys(VALID));
  expect(feedsAreValid(buildOf({'/': ''}, {}))).toEqual([]);
});

it('names the place where a feed is not XML', () => {
  const broken = {...VALID, '/blog/rss.xml': '<rss>\n<channel></rss>'};
  expect(feedsAreValid(buildOf({}, broken))).toEqual([
    {
      page: '/blog/rss.xml',
      message:
        "The feed is not well-formed XML, line 2, column 10: Expected closing tag 'channel' (opened in line 2, col 1) instead of closing tag 'rss'.",
      fix: FIX,
    },
  ]);
});

it('names what a feed and its entries lack', () => {
  const poor = {
    ...VALID,
    '/blog/atom.xml': '<feed><id>i</id><title>T</title><entry><id>a</id></entry></feed>',
    '/blog/feed.json': '{"version": "1", "title": "T", "items": []}',
  };
  expect(
    feedsAreValid(buildOf({}, poor)).map(({page, message}) => [page, message]),
  ).toEqual([
    ['/blog/atom.xml', 'The feed has no "updated".'],
    ['/blog/atom.xml', 'Entry 1 of the feed has no "title".'],
    ['/blog/atom.xml', 'Entry 1 of the feed has no "updated".'],
    ['/blog/atom.xml', 'Entry 1 of the feed has no "link".'],
    ['/blog/feed.json', 'The feed has no entry.'],
  ]);
});

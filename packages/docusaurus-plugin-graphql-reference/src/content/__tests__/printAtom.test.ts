import {buildSchema} from 'graphql';
import {describeSchema, findReleases} from 'graphql-api-model';
import {JSDOM} from 'jsdom';
import {describe, expect, it} from 'vitest';
import {contextOf, type TestContext} from '../../__tests__/contextOf';
import {toFeeds} from '../../pages/changes/toFeeds';
import {printAtom} from '../printAtom';

const GROUPING = {by: {map: {Spaces: ['*pace*'], 'A & <B>': ['*ost*']}}, labels: {}};
const URL_OF_SITE = 'https://docs.example';
const STATES = [
  'type Query { space: Space post: Int } type Space { a(b: String = "<&>"): Int } type Post { a: Int }',
  'type Query { space: Space } type Space { a(b: String = "]]>"): Int c: Int }',
  'type Query { space: Space } type Space { a(b: String = "]]>"): Int c: Int d: Int }',
] as const;
const CURRENT = 'type Query { space: Space } type Space { c: Int } type Post { b: Int }';

/** The reference with the first of the states. */
function contextWith(count: number): TestContext {
  const states = STATES.slice(0, count).map((sdl, index) => ({
    date: `2026-11-2${index}`,
    model: describeSchema(buildSchema(sdl), GROUPING),
  }));
  const current = describeSchema(buildSchema(CURRENT), GROUPING);
  const releases = findReleases(states, current).map((release) => ({
    ...release,
    text: `Text of ${release.date}.`,
    changes: release.changes.map((change) =>
      change.coordinate === 'Space.d' ? {...change, note: 'See [a](/docs/a).'} : change,
    ),
  }));
  return contextOf(CURRENT, {releases, grouping: GROUPING, label: 'A "B" & C'});
}

function parseFeeds(count: number): readonly Element[] {
  const context = contextWith(count);
  return context.render(toFeeds(context)).map((feed) => {
    const {window} = new JSDOM(printAtom(feed, URL_OF_SITE), {contentType: 'text/xml'});
    return window.document.documentElement;
  });
}

function childrenOf(element: Element, name: string): readonly Element[] {
  return [...element.children].filter(({localName}) => localName === name);
}

function textOf(element: Element, name: string): string {
  const [child, ...others] = childrenOf(element, name);
  expect([name, child?.namespaceURI, others.length]).toEqual([
    name,
    'http://www.w3.org/2005/Atom',
    0,
  ]);
  return child?.textContent ?? '';
}

/** What RFC 4287 demands of a feed and of an entry. */
function assertValid(element: Element): void {
  expect(URL.canParse(textOf(element, 'id'))).toBe(true);
  expect(textOf(element, 'title').trim()).not.toBe('');
  expect(textOf(element, 'updated')).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
  const links = childrenOf(element, 'link').map((link) => ({
    rel: link.getAttribute('rel') ?? 'alternate',
    href: link.getAttribute('href') ?? '',
  }));
  for (const {href} of links) expect(href).toMatch(/^https:\/\/docs\.example\/docs\//);
  expect(links.filter(({rel}) => rel === 'alternate')).toHaveLength(1);
}

function idsOf(feed: Element): readonly string[] {
  return childrenOf(feed, 'entry').map((entry) => textOf(entry, 'id'));
}

function contentsOf(feed: Element): readonly string[] {
  return childrenOf(feed, 'entry').map((entry) => textOf(entry, 'content'));
}

describe('the feeds of changes', () => {
  const feeds = parseFeeds(3);

  it('are valid Atom', () => {
    expect(feeds.map((feed) => textOf(feed, 'title'))).toEqual([
      'A "B" & C: All changes',
      'A "B" & C: Breaking changes',
    ]);
    for (const feed of feeds) {
      expect([feed.localName, feed.namespaceURI]).toEqual([
        'feed',
        'http://www.w3.org/2005/Atom',
      ]);
      assertValid(feed);
      expect(childrenOf(feed, 'author').map((author) => textOf(author, 'name'))).toEqual([
        'A "B" & C',
      ]);
      const self = childrenOf(feed, 'link').filter(
        (link) => link.getAttribute('rel') === 'self',
      );
      expect(self.map((link) => link.getAttribute('href'))).toEqual([textOf(feed, 'id')]);
      const ids = idsOf(feed);
      expect(new Set(ids).size).toBe(ids.length);
      for (const entry of childrenOf(feed, 'entry')) {
        assertValid(entry);
        expect(childrenOf(entry, 'content')[0]?.getAttribute('type')).toBe('html');
      }
    }
  });

  it('list the published changes, with links to the elements that are still there', () => {
    expect(contentsOf(feeds[0]!)).toEqual([
      '<p>Text of <time>2026-11-22</time>.</p><ul><li><code>Space.d</code> added<p>See <a href="https://docs.example/docs/a">a</a>.</p></li></ul>',
      '<p>Text of <time>2026-11-21</time>.</p><ul><li><code>Query.post</code> removed (breaking)</li><li><a href="https://docs.example/docs/graphql/types/objects/post"><code>Post</code></a> removed (breaking)</li><li><code>Space.a(b:)</code> default changed (breaking) <del><code>&quot;&lt;&amp;&gt;&quot;</code></del> <ins><code>&quot;]]&gt;&quot;</code></ins></li><li><a href="https://docs.example/docs/graphql/types/objects/space#c"><code>Space.c</code></a> added</li></ul>',
    ]);
  });

  it('have breaking changes alone in their own feed', () => {
    const [, breaking] = feeds.map((feed) =>
      contentsOf(feed).map((html) => html.match(/<code>[A-Z][^<]*/g)),
    );
    expect(breaking).toEqual([['<code>Query.post', '<code>Post', '<code>Space.a(b:)']]);
  });

  it('keep their ids and entries when a state is added', () => {
    const before = parseFeeds(2);
    for (const [index, feed] of before.entries()) {
      const after = feeds[index]!;
      expect(textOf(after, 'id')).toBe(textOf(feed, 'id'));
      expect(idsOf(after)).toEqual(expect.arrayContaining([...idsOf(feed)]));
      expect(contentsOf(after)).toEqual(expect.arrayContaining([...contentsOf(feed)]));
    }
    expect(idsOf(before[0]!)).toEqual([
      'https://docs.example/docs/graphql/changes/feeds/all.xml#2026-11-21',
    ]);
  });

  it('are none without changes', () => {
    expect(toFeeds(contextOf(CURRENT))).toEqual([]);
  });

  it('leave out what 100 changes of a day do not have room for, and count all', () => {
    const changes = Array.from({length: 101}, (_, index) => ({
      what: 'removed' as const,
      coordinate: `Gone${index}`,
      isBreaking: true,
    }));
    const releases = [{date: '2026-11-22', isPublished: true, changes}];
    const [feed] = toFeeds(contextOf(CURRENT, {releases}));
    expect(feed?.entries.map((entry) => [entry.changes.length, entry.more])).toEqual([
      [100, 'All 101 changes'],
    ]);
  });
});

import {expect, it} from 'vitest';
import {parsePage} from '../parsePage';

it('reads title, description, classes and sections of a page', () => {
  const page = parsePage(`<!doctype html><html class="plugin-docs docs-doc-page">
    <title>Chat | Site</title><meta name=description content="How users talk.">
    <meta name=keywords content="direct message,DM">
    <nav>Menu</nav><main><nav>Breadcrumbs</nav>
    <article><header><h1>Chat</h1><p>June 16</p></header>
    <p>Messages do not pass <code>the</code> API.<p><a href=/x>Second</a> paragraph.
    <h2 class=anchor id=identity>Chat identity<a class=hash-link href=#identity>#</a></h2>
    <ul><li>One<li>Two</ul><pre>code</pre><p>After.</p>
    <div data-search-ignore><p>Left out</p></div>
    </article><footer>Edit</footer></main><footer>Copyright</footer></html>`);
  expect(page).toEqual({
    title: 'Chat',
    description: 'How users talk.',
    keywords: 'direct message,DM',
    classes: new Set(['plugin-docs', 'docs-doc-page']),
    isNoindex: false,
    sections: [
      {
        anchor: '',
        heading: '',
        lead: 'Messages do not pass the API.',
        text: 'Messages do not pass the API.\nSecond paragraph.',
        linkedLetters: 6,
      },
      {
        anchor: 'identity',
        heading: 'Chat identity',
        lead: 'After.',
        text: 'One\nTwo\nAfter.',
        linkedLetters: 0,
      },
    ],
  });
});

it('reads of a code block the messages of errors', () => {
  const {sections} = parsePage(
    '<main><pre><code>{"message": <span>"Unknown field \\"a\\"."</span>, "code": 1}</code></pre></main>',
  );
  expect(sections[0]?.text).toBe('Unknown field "a".');
});

it('takes the title of the document where the page has no heading', () => {
  expect(parsePage('<title>Home</title><main><p>Hello.</p></main>').title).toBe('Home');
});

it('notices a page that search engines may not list', () => {
  const html = '<meta name="robots" content="noindex, nofollow"><main></main>';
  expect(parsePage(html).isNoindex).toBe(true);
});

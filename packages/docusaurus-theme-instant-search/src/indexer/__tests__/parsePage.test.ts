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
        linkedItems: 0,
      },
      {
        anchor: 'identity',
        heading: 'Chat identity',
        lead: 'After.',
        text: 'One\nTwo\nAfter.',
        linkedLetters: 0,
        linkedItems: 0,
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

it('reads what is written in a doc or a post, and nothing of the interface around it', () => {
  const copy = '<a href=/chat.md>Copy page</a>';
  const doc = `<main>${copy}<div class="theme-doc-markdown markdown"><header><h1>Chat</h1></header><p>Talk.</p></div></main>`;
  const post = `<main><article><header><h1>Chat</h1></header>${copy}<div id="__blog-post-container"><p>Talk.</p></div></article></main>`;
  for (const html of [doc, post]) {
    const {title, sections} = parsePage(html);
    expect([title, ...sections.map(({text}) => text)]).toEqual(['Chat', 'Talk.']);
  }
});

it('reads no title, language or button of a code block', () => {
  const code = '<pre>{"message": "Not found."}</pre>';
  const {sections} = parsePage(
    `<main><p>Before.</p><figure><figcaption>JSON <a href=#>In other languages</a></figcaption><button>Copy</button>${code}</figure>
    <div class="language-json theme-code-block"><div>Title</div>${code}</div>
    <figure><img src=a><figcaption>A chart.</figcaption></figure></main>`,
  );
  expect(sections[0]?.text).toBe('Before.\nNot found.\nNot found.\nA chart.');
});

it('counts the items of lists that begin with links, but not with names of the schema', () => {
  const {sections} = parsePage(
    '<main><ul><li><a href=/a>Limits</a>: costs.<li><p><a href=/b>Errors</a> of all</p>' +
      '<li>See <a href=/c>this</a><li><a href=mailto:a@b.example>Mail</a> us<li><a href=#c>Above</a><li><a href=/d><code>Space</code></a>: a group.</ul></main>',
  );
  expect(sections[0]?.linkedItems).toBe(2);
});

it('takes the title of the document where the page has no heading', () => {
  expect(parsePage('<title>Home</title><main><p>Hello.</p></main>').title).toBe('Home');
});

it('notices a page that search engines may not list', () => {
  const html = '<meta name="robots" content="noindex, nofollow"><main></main>';
  expect(parsePage(html).isNoindex).toBe(true);
});

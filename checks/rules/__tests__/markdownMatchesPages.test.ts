import {expect, it} from 'vitest';
import {markdownMatchesPages} from '../markdownMatchesPages';
import {buildOf} from './buildOf';

const HTML = `<html><head><link rel="alternate" type="text/markdown" href="/a.md"></head><body><main>
<nav>Elsewhere</nav><div class="theme-doc-markdown"><h1>create<wbr>Space</h1><p>Needs <code>[ID!]</code>.</p>
<figure><figcaption class="code-frame__caption">JSON</figcaption><pre><code>{
  "a": 1
}</code></pre><button>Copy</button></figure>
<h2>Arguments</h2><svg role=img><title>A</title><desc>Two.</desc><text>Box</text></svg>
<div class=other><ul><li><code>a</code>: <code>Int</code><ul><li>b</li></ul></li></ul></div></div></main></body></html>`;
const MARKDOWN = `---
title: "A"
---

# createSpace

Needs [\`[ID!]\`](/id.md).

\`\`\`json
{
  "a": 1
}
\`\`\`

## Arguments

\`\`\`mermaid
flowchart TD
  accTitle: A
  accDescr: Two.
  a[Box]
\`\`\`

- \`a\`: \`Int\`

  - b
`;

function messagesOf(markdown: string | undefined, html = HTML): readonly string[] {
  const assets = markdown === undefined ? {} : {'/a.md': markdown};
  return markdownMatchesPages(buildOf({'/a': html}, assets)).map(({message}) => message);
}

it('Markdown with what the page shows has no fault', () => {
  expect(messagesOf(MARKDOWN)).toEqual([]);
});

it.each([
  [
    '# createSpace',
    '# create',
    'lacks the heading "createspace"',
    'has the heading "create"',
  ],
  [
    '"a": 1',
    '"a": 2',
    'lacks the code block "{ "a": 1 }"',
    'has the code block "{ "a": 2 }"',
  ],
  ['`[ID!]`', '`[ID]`', 'lacks the code "[ID!]"'],
  ['- b', '', 'lacks the word "b"'],
  ['- b', 'b', 'has not as many items of lists as the page: "1, not 2"'],
  ['`Int`', '`Float`', 'lacks the code "Int"', 'has the code "Float"'],
  ['Needs', 'Always needs', 'has the word "always"'],
  ['[Box]', '[Other]', 'has a diagram without the word "box"'],
  [
    'accDescr: Two.',
    'accDescr: Three.',
    'lacks the diagram "atwo"',
    'has the diagram "athree"',
  ],
  ['Needs', 'Needs <b>', 'is not plain Markdown: "<b>"'],
  ['Needs', 'Needs &#x005F;', 'is not plain Markdown: "&#x005F;"'],
])('with "%s" as "%s" the Markdown %s', (text, other, ...faults) => {
  expect(messagesOf(MARKDOWN.replace(text, () => other))).toEqual(
    expect.arrayContaining(faults.map((fault) => `Its Markdown ${fault}.`)),
  );
});

it('names the first heading that is elsewhere', () => {
  const moved = `## Arguments${MARKDOWN.replace('## Arguments', '')}`;
  expect(messagesOf(moved)).toEqual([
    'Its Markdown has in another place the heading "createspace".',
  ]);
});

it('has the names of other sizes and tabs of a request', () => {
  const request = `<div class="gql-sizes"><label>Minimal</label><label>All fields</label></div>
<div class="gql-size"><i role=tab>GraphQL</i><i role=tab>curl</i></div></main>`;
  const html = HTML.replace(
    '</div></main>',
    `${request.replace('</main>', '')}</div></main>`,
  );
  expect(messagesOf(MARKDOWN, html)).toContain(
    'Its Markdown lacks the list of tabs "All fields, curl".',
  );
  const named = `${MARKDOWN}\nThe page also shows: All fields, curl.\n`;
  expect(messagesOf(named, html)).not.toContainEqual(
    expect.stringMatching(/tabs|also|shows/),
  );
});

it('names Markdown that a page names and that is not in the build, or not beside the page', () => {
  expect(messagesOf(undefined)).toEqual(['Its Markdown /a.md is missing.']);
  const other = HTML.replace('/a.md', '/b.md');
  expect(messagesOf(MARKDOWN, other)).toEqual(['Its Markdown /b.md is missing.']);
});

it.each([
  ['/', 'en', '/index.md'],
  ['/de', 'de', '/de/index.md'],
  ['/de', 'en', '/de.md'],
])('the Markdown of %s in the language %s is %s', (path, language, markdown) => {
  const html = HTML.replace('<html', `<html lang="${language}"`).replace(
    '/a.md',
    markdown,
  );
  const files = {'/index.md': MARKDOWN, '/de/index.md': MARKDOWN, '/de.md': MARKDOWN};
  const check = (page: string) => markdownMatchesPages(buildOf({[path]: page}, files));
  expect(check(html)).toEqual([]);
  expect(check(html.replace(markdown, '/de/other.md'))).toHaveLength(1);
});

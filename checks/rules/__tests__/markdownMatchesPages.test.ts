import {expect, it} from 'vitest';
import {markdownMatchesPages} from '../markdownMatchesPages';
import {buildOf} from './buildOf';

const HTML = `<html><head><link rel="alternate" type="text/markdown" href="/a.md"></head><body><main>
<nav>Elsewhere</nav><div class="theme-doc-markdown"><h1>create<wbr>Space</h1><p>Needs <code>[ID!]</code>.</p>
<figure><figcaption class="code-frame__caption">JSON</figcaption><pre><code>{
  "a": 1
}</code></pre><button>Copy</button></figure>
<ul><li><code>a</code>: <code>Int</code><ul><li>b</li></ul></li></ul></div></main></body></html>`;
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
  ['Needs', 'Needs <b>', 'is not plain Markdown: "<b>"'],
  ['Needs', 'Needs &#x005F;', 'is not plain Markdown: "&#x005F;"'],
])('with "%s" as "%s" the Markdown %s', (text, other, ...faults) => {
  expect(messagesOf(MARKDOWN.replace(text, () => other))).toEqual(
    expect.arrayContaining(faults.map((fault) => `Its Markdown ${fault}.`)),
  );
});

it('names Markdown that a page names and that is not in the build, or not beside the page', () => {
  expect(messagesOf(undefined)).toEqual(['Its Markdown /a.md is missing.']);
  const other = HTML.replace('/a.md', '/b.md');
  expect(messagesOf(MARKDOWN, other)).toEqual(['Its Markdown /b.md is missing.']);
});

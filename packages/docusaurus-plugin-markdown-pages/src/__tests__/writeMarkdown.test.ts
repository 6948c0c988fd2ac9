import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadPlugins, toAllContent} from '../../../../tests/support/loadPlugins';
import {writeFolder} from '../../../../tests/support/writeFolder';
import type {ComponentForms} from '../componentForms';
import {isContentPlugin} from '../contentPlugins';
import {
  createMarkdownPages,
  getMarkdownPages,
  type MarkdownPages,
} from '../MarkdownPages';
import {replaceLinks, writeMarkdown} from '../writeMarkdown';

const containing = (text: string): unknown => expect.stringContaining(text);

/** The files that are written for a site, by their paths, and what is reported. */
async function write(
  files: Readonly<Record<string, string>>,
  {
    baseUrl = '/',
    forms = {},
    add,
  }: {
    readonly baseUrl?: string;
    readonly forms?: ComponentForms;
    readonly add?: (pages: MarkdownPages) => void;
  } = {},
) {
  const {siteDir, plugins} = await loadPlugins(
    files,
    {docs: {}, blog: {onUntruncatedBlogPosts: 'ignore'}, pages: {}},
    {baseUrl},
  );
  const outDir = writeFolder();
  const toAddress = (href: string): string => `https://docs.example${href}`;
  const pages = createMarkdownPages(path.join(writeFolder(), 'pages.md'), toAddress);
  add?.(pages);
  const reported: string[] = [];
  await writeMarkdown(pages, plugins.filter(isContentPlugin), {
    ...{title: 'Site', tagline: '', format: 'mdx', siteDir, outDir, baseUrl, forms},
    labels: {guides: 'Guides', posts: 'Posts', pages: 'Pages'},
    toAddress,
    toName: (label) => label.toLowerCase(),
    report: (text) => void reported.push(text),
  });
  const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const written = names
    .filter((name) => /\.\w+$/.test(name))
    .toSorted()
    .map((name) => [name, readFileSync(path.join(outDir, name), 'utf8')] as const);
  return {files: Object.fromEntries(written), reported};
}

const FILES = {
  'docs/a.mdx': '---\ntags: [t]\n---\n\n# A\n\n[b](./b.mdx#c), [post](/blog/post?d).\n',
  'docs/b.mdx':
    '---\ndescription: Of b.\n---\n\n# B\n\n[home](/), [tag](/docs/tags/t), ![](/img/a.png)\n',
  'blog/2026-01-02-post.md': '---\nslug: post\ntitle: Post\n---\n\nNews.\n',
  'src/pages/index.jsx': 'export default () => null;',
  'src/pages/about.md': '# About\n\nUs.\n',
};

it('guides, posts and pages have Markdown beside their HTML, and so has a home page that is a component', async () => {
  const {files} = await write(FILES);
  const index = `# Site

## Guides

- [A](/docs/a.md): b, post.
- [B](/docs/b.md): Of b.

## Posts

- [Post](/blog/post.md): News.

## Pages

- [About](/about.md): Us.
`;
  expect(files).toEqual({
    'about.md': containing('\nkind: "page"\n'),
    'blog/post.md': containing('\nkind: "post"\n---\n\n# Post\n\nNews.\n'),
    'docs/a.md': `---
title: "A"
description: "b, post."
address: "https://docs.example/docs/a"
kind: "guide"
---

# A

[b](/docs/b.md#c), [post](/blog/post.md?d).
`,
    'docs/b.md': containing('# B\n\n[home](/), [tag](/docs/tags/t), ![](/img/a.png)\n'),
    'index.md': index,
    'llms.txt': index,
  });
});

it('pages of other plugins are written and linked, below the base URL', async () => {
  const {files} = await write(
    {'docs/a.mdx': '# A\n\n[c](/c/)\n'},
    {
      baseUrl: '/base/',
      add(pages) {
        pages.addPage({
          ...{href: '/base/c/', title: 'C', description: '', markdown: '# C\n\nä'},
          facts: {kind: 'term', old: true, empty: '', missing: undefined},
        });
        pages.addPage({
          ...{href: '/base/d', title: 'D', description: 'Of d.'},
          markdown: '# D\n\n[a](/base/docs/a), [c](/base/c#e), [f](/c), `[a](/base/c)`',
        });
        pages.addList({
          label: 'Terms',
          links: [{label: '`C`', href: '/base/c/', description: ''}],
        });
      },
    },
  );
  expect(files).toEqual({
    'c.md': `---
title: "C"
address: "https://docs.example/base/c/"
kind: "term"
old: true
---

# C

ä
`,
    'd.md': `---
title: "D"
description: "Of d."
address: "https://docs.example/base/d"
---

# D

[a](/base/docs/a.md), [c](/base/c.md#e), [f](/c), \`[a](/base/c)\`
`,
    'docs/a.md': containing('# A\n\n[c](/base/c.md)\n'),
    'llms.txt':
      '# Site\n\n## Terms\n\n- [`C`](/base/c.md)\n\n## Guides\n\n- [A](/base/docs/a.md): c\n',
  });
});

it.each([
  ['[a](/a) [`b`](/b "T")', '[a](/A) [`b`](/B "T")'],
  ['[a]: /a\n[^1]: /a', '[a]: /A\n[^1]: /A'],
  ['`[a](/a)` ``` `](/a) ``` [a](/a)', '`[a](/a)` ``` `](/a) ``` [a](/A)'],
  ['A ` mark.\n\n[a](/a) ` mark.', 'A ` mark.\n\n[a](/A) ` mark.'],
  ['```md\n[a](/a)\n\n```\n[a](/a)', '```md\n[a](/a)\n\n```\n[a](/A)'],
  ['> ~~~\n> [a](/a)\n> ~~~\n\n[a](/a)', '> ~~~\n> [a](/a)\n> ~~~\n\n[a](/A)'],
  [
    '- ```\n  [a](/a)\n\n  b\n  ```\n- [a](/a)',
    '- ```\n  [a](/a)\n\n  b\n  ```\n- [a](/A)',
  ],
  ['[a](https://a.example/a) (/a) /a', '[a](https://a.example/a) (/a) /a'],
])('links in %j are found outside of code', (markdown, replaced) => {
  expect(replaceLinks(markdown, (href) => href.toUpperCase())).toBe(replaced);
});

it('a plugin finds where its pages go by what all plugins have loaded', async () => {
  const pages = createMarkdownPages(path.join(writeFolder(), 'pages.md'), (href) => href);
  const name = 'docusaurus-plugin-markdown-pages';
  expect(getMarkdownPages({[name]: {default: pages}})).toBe(pages);
  expect(getMarkdownPages({[name]: {default: null}})).toBeUndefined();
  expect(getMarkdownPages({[name]: {default: {}}})).toBeUndefined();
  const {plugins} = await loadPlugins({}, {pages: {}});
  expect(getMarkdownPages(toAllContent(plugins))).toBeUndefined();
});

describe('components and values without Markdown', () => {
  const files = {
    'docs/a.mdx':
      "import Part from './_part.mdx';\n\n<Card>A</Card> [b](%E0%A4) [c](<\\\\[>)\n\n<Part />\n",
    'docs/b.mdx': "import Part from './_part.mdx';\n\n{props.b}\n\n<Part />\n",
    'docs/_part.mdx': '<My.Part />\n',
  };

  it('are one message for all of them', async () => {
    const {files: written, reported} = await write(files);
    expect(reported).toEqual([
      `The Markdown of pages lacks what these show; of a component it has what is inside:
  - docs/_part.mdx:1:1: <My.Part>
  - docs/a.mdx:3:1: <Card>
  - docs/b.mdx:3:1: {props.b}
Add Markdown for components to the options of docusaurus-plugin-markdown-pages, as in components: {'My.Part': ({attributes, children}) => children}, and write the text of a value.`,
    ]);
    expect(written['docs/a.md']).toMatch(/\n\n# a\n\nA \[b\]\(%E0%A4\) \[c\]\(\S+\)\n$/);
  });

  it('have the Markdown of the owner', async () => {
    const {'docs/b.mdx': _, ...others} = files;
    const forms = {Card: () => '[a](/docs/a)', 'My.Part': () => 'Part.'};
    const {files: written, reported} = await write(others, {forms});
    expect(reported).toEqual([]);
    expect(written['docs/a.md']).toMatch(
      /\n# a\n\n\[a\]\(\/docs\/a\.md\) .*\n\nPart\.\n$/,
    );
  });
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {visit} from 'unist-util-visit';
import type {ComponentForms} from '../componentForms';
import {printPage} from '../print';
import {parseMdx, printSource} from '../printSource';

const siteDir = mkdtempSync(path.join(tmpdir(), 'guides-'));
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});
mkdirSync(path.join(siteDir, 'docs'));

/** What the owner of the site does with every file. */
function upperHosts() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      node.value = node.value.replace('host', 'HOST');
    });
  };
}

/** What was printed without a form. */
let unknown: string[] = [];
beforeEach(() => {
  unknown = [];
});

async function print(text: string, forms: ComponentForms = {}): Promise<string> {
  const file = path.join(siteDir, 'docs/guide.mdx');
  writeFileSync(file, text);
  const page = await printSource(
    {
      href: '/docs/guide',
      title: 'Guide',
      description: 'Tells.',
      kind: 'guide',
      file,
      remarkPlugins: [upperHosts],
    },
    {
      siteDir,
      format: 'detect',
      forms,
      onUnknown: (line) => void unknown.push(line),
      resolve: (url) => url.replace('./other.md', '/docs/other'),
    },
  );
  return printPage(page, `https://docs.example${page.href}`);
}

const FRONT = `---
title: "Guide"
description: "Tells."
address: "https://docs.example/docs/guide"
kind: "guide"
---
`;

it('a guide is plain Markdown: no import, comment, escape or element', async () => {
  writeFileSync(path.join(siteDir, 'docs/_part.mdx'), 'The *part*.\n');
  const text = await print(`---
title: Guide
---
import Tabs from '@theme/Tabs';
import Part from './_part.mdx';

# Guide {#top}

{/* Not shown. */}
<!-- Not shown. -->

See [the other](./other.md#a), \`<T>\`, a_b and 10:30{' '}o'clock. <kbd>Ctrl</kbd>

<Part />

:::tip[Do this]

It **helps**:

- a

:::

:::note
Read.
:::

<Tabs groupId="language">
<TabItem value="curl" label="In curl">

\`\`\`bash title="send.sh" {1}
# highlight-next-line
curl host
\`\`\`

</TabItem>
<TabItem value="ts">Text.</TabItem>
</Tabs>

<details>
<summary>More</summary>

Folded.

</details>

\`\`\`mermaid
flowchart LR
  a --> b
\`\`\`

![A cat](./cat.png)

| a | b |
| - | - |
| 1 | \`2\` |
`);
  expect(text).toBe(`${FRONT}
# Guide

See [the other](/docs/other#a), \`<T>\`, a_b and 10:30 o'clock. Ctrl

The _part_.

> **Do this**
>
> It **helps**:
>
> - a

> **Note**
>
> Read.

**In curl**

send.sh:

\`\`\`bash
curl HOST
\`\`\`

**ts**

Text.

**More**

Folded.

\`\`\`mermaid
flowchart LR
  a --> b
\`\`\`

A cat

| a | b |
| - | - |
| 1 | \`2\` |
`);
});

it('a component has the form of its owner, or wraps what is in it if the guide defines it', async () => {
  const text = await print(
    `export const Mark = ({children}) => <b>{children}</b>;\n\n<Card title="A">\n\nB\n\n</Card>\n\nC <Mark>d</Mark>.\n`,
    {Card: ({attributes: {title = ''}, children}) => `**${title}**: ${children}`},
  );
  expect(text).toBe(`${FRONT}\n# Guide\n\n**A**: B\n\nC d.\n`);
});

it('a component without a form is what is inside of it, and is reported with its place', async () => {
  const text = await print(`Text.

A <Card.Big a={1}>*b*</Card.Big>

<toString>c</toString>

<Lists.constructor>{(one) => <b>{one}</b>}</Lists.constructor>
`);
  expect(text).toBe(`${FRONT}\n# Guide\n\nText.\n\nA _b_\n\nc\n`);
  expect(unknown).toEqual([
    'docs/guide.mdx:3:3: <Card.Big>',
    'docs/guide.mdx:7:1: <Lists.constructor>',
  ]);
});

it('components of Docusaurus need no form', async () => {
  const text = await print(`import TOCInline from '@theme/TOCInline';

<TOCInline toc={toc} />

<ThemedImage alt="A cat" sources={{light: useBaseUrl('/a.svg')}} />

<CodeBlock language="js" title="a.js">{\`const a = 1;\`}</CodeBlock>

<Details>

<summary>More</summary>

Folded.

</Details>

<BrowserOnly>{() => <span>{window.name}</span>}</BrowserOnly>
`);
  expect(text).toBe(
    `${FRONT}\n# Guide\n\nA cat\n\na.js:\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\n**More**\n\nFolded.\n`,
  );
  expect(unknown).toEqual([]);
});

it('a value that is not a literal is left out and reported, on one line', async () => {
  const long = `${'a + '.repeat(20)}a`;
  const text = await print(`A {props.b} {true}{1}\n\n{[\n  1]}\n\n{${long}}\n`);
  expect(text).toBe(`${FRONT}\n# Guide\n\nA  1\n`);
  expect(unknown).toEqual([
    'docs/guide.mdx:1:3: {props.b}',
    'docs/guide.mdx:3:1: {[ 1]}',
    `docs/guide.mdx:6:1: {${long.slice(0, 60)}…}`,
  ]);
});

it('a file that is part of itself ends', async () => {
  writeFileSync(
    path.join(siteDir, 'docs/_part.mdx'),
    "import Self from './_part.mdx';\n\nB\n\n<Self />\n",
  );
  const text = await print("import Part from './_part.mdx';\n\nA\n\n<Part />\n");
  expect(text).toBe(`${FRONT}\n# Guide\n\nA\n\nB\n`);
});

it('a guide that cannot be printed is its source, with the reason', async () => {
  const form = (): string => {
    throw new Error('No title.');
  };
  const text = await print('---\nid: a\n---\n\nA <Card />\n', {Card: form});
  expect(text).toBe(`${FRONT}\n# Guide\n\nA <Card />\n`);
  expect(unknown).toEqual(['docs/guide.mdx: No title.']);
});

/** MDX with components, values, code and members, in each other. */
const mdx = fc.letrec<{block: string; inline: string}>((tie) => ({
  inline: fc.oneof(
    {maxDepth: 4},
    fc.constantFrom('a', '`b`', '*c*', '[d](%E0%A4)', '[e](<\\\\[>)', '![f][g]', '[^h]'),
    fc.constantFrom('{props.a}', '{() => 1}', '{/* a */}', "{'a'}", '{`${b}`}', '{}'),
    fc
      .tuple(
        fc.constantFrom(
          '',
          'A',
          'A.B',
          'b',
          'constructor',
          '__proto__',
          'Tabs',
          'a',
          'Link',
        ),
        fc.constantFrom('', ' c', ' c="d"', ' c={d}', ' {...e}', ' constructor={f}'),
        tie('inline'),
      )
      .map(([name, attributes, inside]) =>
        name === '' ? `<>${inside}</>` : `<${name}${attributes}>${inside}</${name}>`,
      ),
  ),
  block: fc.oneof(
    {maxDepth: 4},
    tie('inline'),
    fc.constantFrom(
      'export const A = 1;',
      "import A from 'a';",
      '{\n  a\n}',
      ':::tip[A {b}]\n\nc\n\n:::',
      '| a |\n| - |\n| {b} |',
      '[g]: https://a.example/%E0',
      '[^h]: <A />',
      '# {a} <A/>',
    ),
    fc
      .tuple(
        fc.constantFrom('A', 'A.B', 'details', 'TabItem', 'BrowserOnly'),
        tie('block'),
      )
      .map(([name, inside]) => `<${name}>\n\n${inside}\n\n</${name}>`),
    fc.tuple(tie('block'), tie('block')).map((blocks) => blocks.join('\n\n')),
    tie('block').map((block) => block.replaceAll(/^/gm, '> ')),
    tie('block').map((block) => `- ${block.replaceAll(/\n/g, '\n  ')}`),
  ),
}));

it('no MDX that Docusaurus reads stops the build', async () => {
  let printed = 0;
  await fc.assert(
    fc.asyncProperty(mdx.block, async (source) => {
      unknown = [];
      const text = await print(source);
      expect(text.startsWith(FRONT)).toBe(true);
      const isBroken = unknown.some((line) => line.startsWith('docs/guide.mdx: '));
      expect(isBroken).toBe(!isMdx(source));
      if (!isBroken) printed += 1;
    }),
  );
  expect(printed).toBeGreaterThan(20);
});

it('every file of the classic template is printed', async () => {
  const template = path.join(
    path.dirname(
      createRequire(import.meta.url).resolve('create-docusaurus/package.json'),
    ),
    'templates/shared',
  );
  const files = globSync('{docs,blog}/**/*.{md,mdx}', {cwd: template, absolute: true});
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    await print(readFileSync(file, 'utf8'));
    expect([file, unknown]).toEqual([file, []]);
  }
});

function isMdx(source: string): boolean {
  try {
    parseMdx(source);
    return true;
  } catch {
    return false;
  }
}

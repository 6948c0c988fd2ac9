import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {afterAll, expect, it} from 'vitest';
import {visit} from 'unist-util-visit';
import type {ComponentForms} from '../componentForms';
import {printGuide} from '../printGuide';

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

function print(text: string, forms: ComponentForms = {}): Promise<string> {
  const file = path.join(siteDir, 'docs/guide.mdx');
  writeFileSync(file, text);
  return printGuide(
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
      resolve: (url) => url.replace('./other.md', '/docs/other.md'),
      toAddress: (href) => `https://docs.example${href}`,
    },
  );
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

See [the other](/docs/other.md#a), \`<T>\`, a_b and 10:30 o'clock. Ctrl

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

it('a component without a form stops the build with its place and what to write', async () => {
  await expect(print('Text.\n\nA <Card.Big a={1} />\n')).rejects.toThrow(
    "docs/guide.mdx:3:3: The component <Card.Big> has no Markdown form, so the Markdown of this page would lack what it shows. Add one to the options of docusaurus-plugin-graphql-reference: markdown: {components: {'Card.Big': ({attributes, children}) => children}}.",
  );
});

it('an expression stops the build with its place and what to write', async () => {
  await expect(print('A {props.b}\n')).rejects.toThrow(
    'docs/guide.mdx:1:3: The value of {props.b} is not known when the Markdown of this page is written. Write its text instead, or put it into a component with a form in the option "markdown" of docusaurus-plugin-graphql-reference.',
  );
});

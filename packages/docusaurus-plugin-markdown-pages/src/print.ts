import type {Nodes, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {type Handle, toMarkdown} from 'mdast-util-to-markdown';

/** Blocks of Markdown below each other; empty ones are left out. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** A code block, its fence longer than any in the code. */
export function toFence(code: string, language: string): string {
  const marks = code.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...marks.map(({length}) => length)) + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}`;
}

/** What a parser would take for tags, links or definitions of links; in code it is what it is on the page. */
const MARKUP =
  /(?:<\/?[a-z!?][^>\n]*>?)+|(?:\[[^[\]\n]*)?\]\([^)\n]*\)?|^\[[^[\]\n]+\]:[^\n]*/gi;

/** Plain text. */
export function toText(text: string): string {
  return text.replaceAll(MARKUP, toSpan);
}

/** Inline code of any text. */
export function toSpan(code: string): string {
  const marks = code.match(/`+/g) ?? [];
  const mark = '`'.repeat(Math.max(0, ...marks.map(({length}) => length)) + 1);
  return /^`|`$/.test(code) ? `${mark} ${code} ${mark}` : mark + code + mark;
}

/** Text as a reader sees it, without escapes: a wrong emphasis costs less than a changed name. */
const text: Handle = (node: Text, _parent, state) => {
  const shown = toText(node.value.replaceAll(/\s*\n\s*/g, ' '));
  return state.stack.includes('tableCell') ? shown.replaceAll('|', '\\|') : shown;
};

/** HTML as text, and what is Markdown already. */
const HANDLERS: Readonly<Record<string, Handle>> = {
  html: (node: Text) => toText(node.value),
  raw: (node: Text) => node.value,
};

/** The Markdown of a tree, one form for each construct whatever its author wrote. */
export function printTree(tree: Nodes): string {
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    tightDefinitions: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    // After those of GFM, which has none for text.
    handlers: {text, ...HANDLERS},
  }).trim();
}

/** A page of a plugin as Markdown. */
export interface MarkdownPage {
  /** The address of the page, with the base URL. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Further lines of the front matter, such as `kind`; missing and empty ones are left out. */
  readonly facts?: Readonly<Record<string, string | boolean | undefined>>;
  /** The heading and all below it. Its links lead to pages; each becomes one to the Markdown of that page. */
  readonly markdown: string;
}

/** A page as a file, below front matter in YAML, in which a text of JSON is a text. */
export function printPage(
  {title, description, facts = {}, markdown}: MarkdownPage,
  address: string,
): string {
  const values: NonNullable<MarkdownPage['facts']> = {
    title,
    description,
    address,
    ...facts,
  };
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return `${joinBlocks([['---', ...lines, '---'].join('\n'), markdown])}\n`;
}

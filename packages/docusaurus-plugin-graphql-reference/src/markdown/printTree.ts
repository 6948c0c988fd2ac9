import type {Nodes, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {type Handle, toMarkdown} from 'mdast-util-to-markdown';
import {toText} from './blocks';

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

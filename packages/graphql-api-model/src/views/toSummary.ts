import type {Nodes, Parents} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {memoize} from '../model/memoize';
import {firstSentence} from './firstSentence';
import {isPlain, parseDescription} from './parseDescription';

/** Longest summary in characters; a longer first sentence is cut at a word. */
const LONGEST = 160;

/** The first paragraph of the text itself, else of the list or quote that it starts with. */
function findParagraph({children}: Parents): Nodes | undefined {
  const paragraph = children.find(({type}) => type === 'paragraph');
  if (paragraph) return paragraph;
  const [first] = children;
  const isContainer =
    first?.type === 'list' || first?.type === 'listItem' || first?.type === 'blockquote';
  return isContainer ? findParagraph(first) : first;
}

/** Remembered, as a text is summed up in lists, in search and on its page. */
const toFirstParagraph = memoize((markdown: string): string => {
  if (isPlain(markdown)) return markdown;
  const [head = ''] = markdown.split(/\n[ \t]*\n/, 1);
  // Below a paragraph, which is not a heading or table, only the addresses of its links matter.
  const isWhole = /^\P{L}|\n\s*[-=:|]/u.test(head) || markdown.includes(']:');
  const tree = parseDescription(isWhole ? markdown : head);
  return toString(findParagraph(tree), {includeHtml: true});
});

/** The first sentence of a CommonMark description as plain text on one line. */
export function toSummary(markdown: string | undefined): string {
  return markdown ? firstSentence(toFirstParagraph(markdown.trim()), LONGEST) : '';
}

/** All of a CommonMark description as plain text on one line. */
export function toPlainText(markdown = ''): string {
  if (isPlain(markdown)) return markdown.trim();
  const {children} = parseDescription(markdown.trim());
  const texts = children.map((node) => toString(node, {includeHtml: false}));
  return texts.join(' ').replace(/\s+/gu, ' ').trim();
}

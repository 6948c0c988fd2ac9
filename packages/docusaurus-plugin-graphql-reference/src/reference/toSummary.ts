import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';

/** Longest summary in characters; a longer first sentence is cut at a word. */
const LONGEST = 160;

function firstParagraph(markdown: string): string {
  if (!/[\\`*_[\]<&#>~|!]|^\s*[-+\d]/.test(markdown)) {
    return markdown.trim().split(/\n\s*\n/, 1)[0] ?? '';
  }
  const {children} = fromMarkdown(markdown);
  const paragraph = children.find((node) => node.type === 'paragraph') ?? children[0];
  return paragraph ? toString(paragraph, {includeHtml: true}) : '';
}

/** The first sentence of a CommonMark description as plain text on one line. */
export function toSummary(markdown: string | null | undefined): string {
  if (!markdown) return '';
  const text = firstParagraph(markdown).replace(/\s+/g, ' ').trim();
  const sentence = /^.*?[.!?](?=\s+[^a-z])/.exec(text)?.[0] ?? text;
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST - 1))} …`;
}

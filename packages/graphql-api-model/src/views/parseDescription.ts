import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';

const SYNTAX = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** What Markdown could give meaning to; a text without it is a paragraph as it is. */
const MARKDOWN =
  /[\\`*_[\]<>&#~|!]| {2}\n|\n\s*\n|^\s*[-+=\d]|\n\s*[-+=\d]|(?:https?:|www\.|@)/;

/** Whether a text is one paragraph without any markup. */
export function isPlain(text: string): boolean {
  return !MARKDOWN.test(text);
}

/** The tree of CommonMark with GFM. It takes hundreds of times the memory of its text, so nothing keeps it. */
export function parseDescription(markdown: string): Root {
  return fromMarkdown(markdown, SYNTAX);
}

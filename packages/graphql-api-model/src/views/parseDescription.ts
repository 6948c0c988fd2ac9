import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {memoize} from '../model/memoize';

const SYNTAX = {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]};

/** What Markdown could give meaning to; a text without it is a paragraph as it stands. */
const MARKDOWN =
  /[\\`*_[\]<>&#~|!]| {2}\n|\n\s*\n|^\s*[-+=\d]|\n\s*[-+=\d]|(?:https?:|www\.|@)/;

/** Whether a text is one paragraph without any markup. */
export function isPlain(text: string): boolean {
  return !MARKDOWN.test(text);
}

/** Characters of texts whose trees are kept, for a tree takes hundreds of times the memory of its text. */
const MOST_KEPT = 500_000;

const trees = new Map<string, Root>();
let kept = 0;

/**
 * The tree of CommonMark with GFM, which callers leave as it is. A description is rendered
 * in one place and summed up in many, so it is parsed once if the schema has few of them.
 */
export const parseDescription = memoize(
  (markdown: string): Root => fromMarkdown(markdown, SYNTAX),
  {
    get: (markdown) => trees.get(markdown),
    set(markdown, tree) {
      kept += markdown.length;
      if (kept > MOST_KEPT) {
        trees.clear();
        kept = markdown.length;
      }
      trees.set(markdown, tree);
    },
  },
);

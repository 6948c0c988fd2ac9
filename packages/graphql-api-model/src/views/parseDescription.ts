import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {assertNesting, DEEPEST, limitNesting, NestingError} from './limitNesting';

const SYNTAX = {
  extensions: [gfm(), limitNesting],
  mdastExtensions: [gfmFromMarkdown()],
};

/** What Markdown could give meaning to; a text without it is a paragraph as it is. */
const MARKDOWN =
  /[\\`*_[\]<>&#~|!]| {2}\n|\n\s*\n|^\s*[-+=\d]|\n\s*[-+=\d]|(?:https?:|www\.|@)/;

/** Whether a text is one paragraph without any markup. */
export function isPlain(text: string): boolean {
  return !MARKDOWN.test(text);
}

function parse(markdown: string): Root | undefined {
  try {
    assertNesting(markdown);
    return fromMarkdown(markdown, SYNTAX);
  } catch (error) {
    if (error instanceof NestingError) return undefined;
    throw error;
  }
}

/**
 * The tree of CommonMark with GFM, a block of code if the text is nested too deeply. It takes hundreds
 * of times the memory of its text, so nothing keeps it.
 */
export function parseDescription(markdown: string): Root {
  return parse(markdown) ?? {type: 'root', children: [{type: 'code', value: markdown}]};
}

/** What the depth of a text grows with. */
const MARKS = /[>[\]*_~+\-\d]/g;

/** Whether a text is nested so deeply that it is shown as it is written. */
export function isTooDeep(markdown: string): boolean {
  const marks = markdown.match(MARKS)?.length ?? 0;
  return marks > DEEPEST && parse(markdown) === undefined;
}

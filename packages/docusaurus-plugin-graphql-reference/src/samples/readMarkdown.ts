import type {Code, InlineCode, Nodes, Paragraph} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {memoize} from 'graphql-api-model';
import type {Sample} from './types';

/** Where a text begins in its file, from 1. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

/** A text in Markdown or MDX; `file` is the name that messages give. */
export interface MarkdownFile {
  readonly file: string;
  readonly text: string;
  /** For a text inside another file, such as a description in SDL. */
  readonly origin?: Origin;
}

/** Inline code with the place of its first character in the text. */
export interface InlineMention {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

interface MarkdownContent {
  readonly samples: readonly Sample[];
  readonly mentions: readonly InlineMention[];
}

/** As in MDX, a tag is text, so that the Markdown between tags is seen. */
const SYNTAX = {
  extensions: [
    gfm(),
    {disable: {null: ['htmlFlow', 'htmlText', 'codeIndented', 'autolink']}},
  ],
  mdastExtensions: [gfmFromMarkdown()],
};

export const START: Origin = {line: 1, column: 1};

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/;
const COMMENT = /\{\s*\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->/g;

/**
 * The fenced code blocks and the inline code of a document, outside front matter, comments,
 * `import` and `export`. Never fails: what is not Markdown counts as text.
 */
export function readMarkdown({
  file,
  text,
  origin = START,
}: MarkdownFile): MarkdownContent {
  const tree = parse(withoutComments(text.replace(FRONT_MATTER, blank)));
  const samples: Sample[] = [];
  const mentions: InlineMention[] = [];
  visit(tree, (node) => {
    if (node.type === 'code' && node.lang) {
      samples.push(toSample(node, file, origin));
    } else if (node.type === 'inlineCode') {
      mentions.push(toInlineMention(node));
    }
    const skipped =
      node.type === 'link' || node.type === 'linkReference' || isEsm(node, text);
    return skipped ? 'skip' : undefined;
  });
  return {samples, mentions};
}

const parse = memoize((text: string): Nodes => fromMarkdown(text, SYNTAX));

/** Blanks comments, but not what looks like one inside code. */
function withoutComments(text: string): string {
  if (text.search(COMMENT) < 0) {
    return text;
  }
  const code: (readonly [start: number, end: number])[] = [];
  visit(parse(text), ['code', 'inlineCode'], ({position}) => {
    code.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  });
  return text.replace(COMMENT, (comment, at: number) =>
    code.some(([start, end]) => start <= at && at < end) ? comment : blank(comment),
  );
}

/** Spaces and line breaks in place of a text, so that positions stay. */
function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}

function isEsm(node: Nodes, text: string): node is Paragraph {
  const offset = node.position?.start.offset;
  return (
    node.type === 'paragraph' &&
    node.position?.start.column === 1 &&
    /^(?:import|export)\s/.test(text.slice(offset, (offset ?? 0) + 8))
  );
}

function toSample(
  {lang, meta, value, position}: Code,
  file: string,
  origin: Origin,
): Sample {
  const {line = 1, column = 1} = position?.start ?? {};
  return {
    code: value,
    language: (lang ?? '').toLowerCase(),
    meta: meta ?? '',
    file,
    line: origin.line + line,
    column: origin.column + column - 1,
  };
}

function toInlineMention({value, position}: InlineCode): InlineMention {
  const {line = 1, column = 1} = position?.start ?? {};
  return {text: value, line, column: column + 1};
}

import type {Code} from 'mdast';
import type {VFile} from 'vfile';
import {wrapLines} from '../block/lines';
import {readMagicComments} from '../block/magicComments';
import {parseMeta} from '../block/meta';
import {highlight} from '../highlight';
import {findLanguage} from '../languages';
import {findCodeStart} from './position';
import type {UniqueNames} from './uniqueNames';

/** A fenced code block as its author wrote it, without magic comments. */
export interface CodeBlock {
  readonly code: string;
  readonly language: string;
  /** The words after the language, as written. */
  readonly meta: string;
  /** Path of the file. */
  readonly file: string;
  /** Line and column of the first character of the code, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** For every line of `code`, its line in the file, counted from 1. */
  readonly lines: readonly number[];
}

/** What another plugin knows better about a block. */
export interface TransformedBlock {
  /** The code as HTML, for example with links. Its text must be the code, unchanged. */
  readonly html?: string;
  /** What is above a block without a title, instead of the name of the language. */
  readonly caption?: string;
  /** A link beside the caption. */
  readonly link?: CodeLink;
}

/** A link beside the caption of a block; `data` is in its attribute `data-request`. */
export interface CodeLink {
  readonly text: string;
  readonly href: string;
  readonly data: string;
}

/** Supplies parts of a block. An error it throws stops the build. */
export type TransformBlock = (block: CodeBlock) => TransformedBlock | undefined;

/** The properties of `@theme/StaticCode`. */
export type StaticCodeProps = Readonly<{
  /** The code as HTML. */
  html: string;
  /** What is above the code: the title, or the name of the language. */
  caption: string;
  /** Accessible name of the scrolling box, unique within the file. */
  name: string;
  language: string;
  /** Whether a line can be wider than the narrowest screen. */
  scrolls: boolean;
  /** Present where the code is wrong on purpose: the error that it causes, or an empty text. */
  refusal?: string;
  /** A link beside the caption, as JSON. */
  link?: string;
}>;

/** Characters that fit beside each other on a screen of 320 px. */
const narrowestLine = 24;

/** Languages whose lines the stylesheet breaks, so that no reason or message is cut. */
const wrappedLanguages: ReadonlySet<string> = new Set(['graphql', 'gql', 'text']);

/** Everything the component prints for one fenced code block. */
export function describeBlock(
  block: Code,
  file: VFile,
  names: UniqueNames,
  {transform}: {readonly transform?: TransformBlock},
): StaticCodeProps {
  const language = (block.lang ?? 'text').toLowerCase();
  const meta = parseMeta(block.meta ?? '');
  const start = findCodeStart(block);
  const {code, markedLines, sourceLines} = meta.markedLines
    ? {
        code: block.value,
        markedLines: meta.markedLines,
        sourceLines: [...block.value.split('\n').keys()],
      }
    : readMagicComments(block.value, language);

  const transformed = transform?.({
    code,
    language,
    meta: block.meta ?? '',
    file: file.path,
    ...start,
    lines: sourceLines.map((line) => start.line + line),
  });
  const html = transformed?.html ?? highlight(code, language);
  const wrapped = markedLines.size > 0 || meta.firstNumber !== undefined;
  const {label} = findLanguage(language);

  return {
    html: wrapped ? wrapLines(html, {markedLines, firstNumber: meta.firstNumber}) : html,
    caption: meta.title ?? transformed?.caption ?? label,
    name: names.take(meta.title ?? transformed?.caption ?? `${label} code`),
    language,
    scrolls:
      !wrappedLanguages.has(language) &&
      code.split('\n').some((line) => line.length > narrowestLine),
    ...(meta.refusal !== undefined && {refusal: meta.refusal}),
    ...(transformed?.link && {link: JSON.stringify(transformed.link)}),
  };
}

import type {Fence} from './types';

const CODE = /(?<!`)`([^`\n]+)`(?!`)/g;

/** Inline code with the place of its first character in the text. */
export interface InlineCode {
  readonly code: string;
  readonly at: number;
}

/** The inline code of a text outside its blocks. */
export function readInlineCode(
  text: string,
  fences: readonly Fence[],
): readonly InlineCode[] {
  return [...text.matchAll(CODE)].flatMap(({1: code = '', index}) =>
    isInFence(index, text, fences) ? [] : {code, at: index + 1},
  );
}

/** Unchecked blocks are no fences of the list. */
function isInFence(at: number, text: string, fences: readonly Fence[]): boolean {
  const ticks = text.slice(0, at).match(/^\s*(?:```+|~~~+)/gm)?.length ?? 0;
  return ticks % 2 === 1 || fences.some(({start, end}) => at >= start && at < end);
}

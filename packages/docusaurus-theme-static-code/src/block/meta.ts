import parseRange from 'parse-numeric-range';

/** What the words after a fence's language say about the block. */
export interface BlockMeta {
  readonly title?: string;
  /** Text alternative of a diagram. */
  readonly alt?: string;
  /** Lines to mark, counted from 1; present when the meta string has a range. */
  readonly markedLines?: ReadonlySet<number>;
  /** Number of the first line; present when lines are numbered. */
  readonly firstNumber?: number;
}

const rangePattern = /\{([\d,-]+)\}/;
const numbersPattern = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/;

/**
 * Reads the words after a fence's language, which Docusaurus knows as its meta string.
 *
 * @example
 * parseMeta('title="a.ts" {1,3-5} showLineNumbers');
 * // {title: 'a.ts', markedLines: new Set([1, 3, 4, 5]), firstNumber: 1}
 */
export function parseMeta(meta: string): BlockMeta {
  const title = findQuoted(meta, 'title');
  const alt = findQuoted(meta, 'alt');
  const words = meta.replaceAll(/\b\w+=(?:"[^"]*"|'[^']*')/g, '');
  const range = rangePattern.exec(words)?.[1];
  const numbers = numbersPattern.exec(words);
  return {
    ...(title !== undefined && {title}),
    ...(alt !== undefined && {alt}),
    ...(range !== undefined && {markedLines: new Set(parseRange(range))}),
    ...(numbers && {firstNumber: Number(numbers[1] ?? 1)}),
  };
}

function findQuoted(meta: string, key: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${key}=(?:"([^"]*)"|'([^']*)')`).exec(meta);
  return match?.[1] ?? match?.[2];
}

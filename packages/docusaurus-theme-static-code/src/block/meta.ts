import {readFenceMarks} from 'fence-marks';

/** What the words after a fence's language say about the block. */
export interface BlockMeta {
  readonly title?: string;
  /** Text alternative of a diagram. */
  readonly alt?: string;
  /** Lines to mark, counted from 1; present when the meta string has a range. */
  readonly markedLines?: ReadonlySet<number>;
  /** Number of the first line; present when lines are numbered. */
  readonly firstNumber?: number;
  /** Why the code is refused: the mark `invalid` with its `error`, or empty without one. */
  readonly refusal?: string;
}

/**
 * Reads the words after a fence's language, which Docusaurus knows as its meta string.
 *
 * @example
 * parseMeta('title="a.ts" {1,3-5} showLineNumbers');
 * // {title: 'a.ts', markedLines: new Set([1, 3, 4, 5]), firstNumber: 1}
 */
export function parseMeta(meta: string): BlockMeta {
  const {words, values, lines} = readFenceMarks(meta);
  const title = values.get('title');
  const alt = values.get('alt');
  const first = words.has('showLineNumbers') ? '1' : values.get('showLineNumbers');
  return {
    ...(title !== undefined && {title}),
    ...(alt !== undefined && {alt}),
    ...(lines && {markedLines: lines}),
    ...(first !== undefined && /^\d+$/.test(first) && {firstNumber: Number(first)}),
    ...(words.has('invalid') && {refusal: values.get('error') ?? ''}),
  };
}

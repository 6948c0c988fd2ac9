import parseRange from 'parse-numeric-range';

/** What the words after a fence's language define of the block. */
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

/** A value by name, a range of lines, or a word. A range of six digits would only fill the memory. */
const MARK = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\{(?![^}]*\d{6})([\d,.-]+)\}|(\S+)/g;

/**
 * Parses the words after a fence's language, which Docusaurus knows as its meta string. Ignores
 * what it does not know. The first of several values or ranges counts.
 *
 * @example
 * parseMeta('title="a.ts" {1,3-5} showLineNumbers');
 * // {title: 'a.ts', markedLines: new Set([1, 3, 4, 5]), firstNumber: 1}
 */
export function parseMeta(meta: string): BlockMeta {
  const words = new Set<string>();
  const values = new Map<string, string>();
  let markedLines: ReadonlySet<number> | undefined;
  for (const [, name, double, single, bare, range, word] of meta.matchAll(MARK)) {
    if (name !== undefined) {
      if (!values.has(name)) values.set(name, double ?? single ?? bare ?? '');
    } else if (range !== undefined) {
      markedLines ??= new Set(parseRange(range));
    } else if (word !== undefined) {
      words.add(word);
    }
  }
  const title = values.get('title');
  const alt = values.get('alt');
  const first = words.has('showLineNumbers') ? '1' : values.get('showLineNumbers');
  return {
    ...(title !== undefined && {title}),
    ...(alt !== undefined && {alt}),
    ...(markedLines && {markedLines}),
    ...(first !== undefined && /^\d+$/.test(first) && {firstNumber: Number(first)}),
    ...(words.has('invalid') && {refusal: values.get('error') ?? ''}),
  };
}

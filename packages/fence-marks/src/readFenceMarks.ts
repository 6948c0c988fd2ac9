import parseRange from 'parse-numeric-range';

/** What the words after a code fence's language say. */
export interface FenceMarks {
  /** Words that stand alone, such as `invalid`. */
  readonly words: ReadonlySet<string>;
  /** Values by name, without their quotes: `title="a b"`, `for=Name`. */
  readonly values: ReadonlyMap<string, string>;
  /** The numbers of a range such as `{1,3-5}`; missing where there is none. */
  readonly lines?: ReadonlySet<number>;
}

/** No line has a number of six digits; a range up to one would only fill the memory. */
const MARK = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\{(?![^}]*\d{6})([\d,.-]+)\}|(\S+)/g;

/**
 * Reads the meta string of a code fence. Never fails: what it does not know is a word.
 *
 * @param meta - The words as written, such as `invalid error="No field" {1,3-5}`.
 * @returns The words, the values (of one name the first) and the lines of the first range.
 * @example readFenceMarks('response for=Spaces').values.get('for') // 'Spaces'
 */
export function readFenceMarks(meta: string): FenceMarks {
  const words = new Set<string>();
  const values = new Map<string, string>();
  let lines: ReadonlySet<number> | undefined;
  for (const [, name, double, single, bare, range, word] of meta.matchAll(MARK)) {
    if (name !== undefined) {
      if (!values.has(name)) values.set(name, double ?? single ?? bare ?? '');
    } else if (range !== undefined) {
      lines ??= new Set(parseRange(range));
    } else if (word !== undefined) {
      words.add(word);
    }
  }
  return {words, values, ...(lines && {lines})};
}

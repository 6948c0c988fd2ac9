/** The words after the language of a code fence. */
interface FenceMarks {
  /** Words that stand alone, such as `invalid`. */
  readonly words: ReadonlySet<string>;
  /** Values by name, without their quotes: `title="a b"`, `for=Name`. */
  readonly values: ReadonlyMap<string, string>;
}

const MARK = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\{[\d,.-]+\}|(\S+)/g;

/**
 * Parses the words after the language of a code fence, without ranges of lines such as `{1,3-5}`.
 * Of several values of one name the first counts.
 *
 * @example parseFenceMarks('response for=Spaces').values.get('for') // 'Spaces'
 */
export function parseFenceMarks(meta: string): FenceMarks {
  const words = new Set<string>();
  const values = new Map<string, string>();
  for (const [, name, double, single, bare, word] of meta.matchAll(MARK)) {
    if (name !== undefined) {
      if (!values.has(name)) values.set(name, double ?? single ?? bare ?? '');
    } else if (word !== undefined) {
      words.add(word);
    }
  }
  return {words, values};
}

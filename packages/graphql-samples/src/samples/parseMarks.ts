/** What the words after a fence's language mean for the check of the sample. */
export interface SampleMarks {
  /** Words without a value, such as `invalid`. */
  readonly words: ReadonlySet<string>;
  /** Values by name, without their quotes: `title="a b"`, `for=Name`. */
  readonly values: ReadonlyMap<string, string>;
  /** The part of a request or response that a `json` block is. */
  readonly part?: 'variables' | 'response';
  /** The operation that a `json` block belongs to. */
  readonly operation?: string;
  /** The name of the schema that the sample belongs to, if a site has several. */
  readonly schema?: string;
  /** Whether the sample is wrong on purpose. */
  readonly invalid: boolean;
  /** A part of the error message that a sample which is wrong on purpose must cause. */
  readonly expectedError?: string;
  /** Why the sample is not checked. */
  readonly unchecked?: string;
  /** Why the sample uses a deprecated element. */
  readonly deprecated?: string;
  /** Why an operation has no block of variables. */
  readonly variables?: string;
}

const PARTS = ['variables', 'response'] as const;
/** The marks with a value, and the property that has it. */
const VALUES = {
  for: 'operation',
  schema: 'schema',
  error: 'expectedError',
  unchecked: 'unchecked',
  deprecated: 'deprecated',
  variables: 'variables',
} as const;

/**
 * Parses the words after the language of a fence, without ranges of lines such as `{1,3-5}`. Of
 * several values of one name the first counts.
 *
 * @param meta - The words, such as `invalid error="Cannot query field"` or `response for=CreateSpace`.
 */
export function parseMarks(meta: string): SampleMarks {
  const {words, values} = parseWords(meta);
  const part = PARTS.find((name) => words.has(name));
  const own = Object.entries(VALUES).flatMap(([name, property]) => {
    const value = values.get(name);
    return value === undefined ? [] : [[property, value] as const];
  });
  return {
    words,
    values,
    ...(part && {part}),
    invalid: words.has('invalid'),
    ...Object.fromEntries(own),
  };
}

const MARK = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\{[\d,.-]+\}|(\S+)/g;

function parseWords(meta: string): Pick<SampleMarks, 'words' | 'values'> {
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

/** What the words after a fence's language say about checking the sample. */
export interface SampleMeta {
  /** Which part of a request or answer a `json` block is. */
  readonly part?: 'variables' | 'response';
  /** The operation that a `json` block belongs to. */
  readonly operation?: string;
  /** Whether the sample is wrong on purpose. */
  readonly invalid: boolean;
  /** A part of the message that a sample which is wrong on purpose must cause. */
  readonly expectedError?: string;
}

/** Reads for example `invalid error="Cannot query field"` or `response for=CreateSpace`. */
export function readMeta(meta: string): SampleMeta {
  const words = meta.replaceAll(/\b\w+=(?:"[^"]*"|'[^']*')/g, '').split(/\s+/);
  const part = (['variables', 'response'] as const).find((name) => words.includes(name));
  const operation = /(?:^|\s)for=["']?(\w+)/.exec(meta)?.[1];
  const quoted = /(?:^|\s)error=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const expectedError = quoted?.[1] ?? quoted?.[2];
  return {
    ...(part && {part}),
    ...(operation !== undefined && {operation}),
    invalid: words.includes('invalid'),
    ...(expectedError !== undefined && {expectedError}),
  };
}

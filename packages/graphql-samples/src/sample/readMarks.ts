import {parseFenceMarks} from './fenceMarks';

/** What the words after a fence's language say about checking the sample. */
export interface SampleMarks {
  /** Which part of a request or answer a `json` block is. */
  readonly part?: 'variables' | 'response';
  /** The operation that a `json` block belongs to. */
  readonly operation?: string;
  /** The name of the schema that the sample belongs to, where a site has several. */
  readonly schema?: string;
  /** Whether the sample is wrong on purpose. */
  readonly invalid: boolean;
  /** A part of the message that a sample which is wrong on purpose must cause. */
  readonly expectedError?: string;
  /** Why the sample is not checked. */
  readonly unchecked?: string;
  /** Why the sample uses what is deprecated. */
  readonly deprecated?: string;
  /** Why an operation stands without a block of its variables. */
  readonly variables?: string;
}

const PARTS = ['variables', 'response'] as const;

/**
 * Reads the marks of a fence.
 *
 * @param meta - The words after the language, such as `invalid error="Cannot query field"` or
 * `response for=CreateSpace schema=admin`.
 */
export function readMarks(meta: string): SampleMarks {
  const {words, values} = parseFenceMarks(meta);
  const part = PARTS.find((name) => words.has(name));
  const operation = values.get('for');
  const schema = values.get('schema');
  const expectedError = values.get('error');
  const unchecked = values.get('unchecked');
  const deprecated = values.get('deprecated');
  const variables = values.get('variables');
  return {
    ...(part && {part}),
    ...(operation !== undefined && {operation}),
    ...(schema !== undefined && {schema}),
    invalid: words.has('invalid'),
    ...(expectedError !== undefined && {expectedError}),
    ...(unchecked !== undefined && {unchecked}),
    ...(deprecated !== undefined && {deprecated}),
    ...(variables !== undefined && {variables}),
  };
}

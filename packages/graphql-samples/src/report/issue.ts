import type {CheckedText} from './CheckedText';

/** What a problem is about: the Markdown itself, its depth, a sample, a deprecated use, or a name in prose. */
export type Rule = 'mdx' | 'nesting' | 'sample' | 'deprecated' | 'name';

/** A problem of a sample, at an offset into its code. */
export interface Issue {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly at: number;
  /** `sample` if it is missing. */
  readonly rule?: Rule;
}

/** A problem at its place in a file. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly rule: Rule;
  readonly message: string;
  /** The name of the schema that the text does not match; missing for broken Markdown. */
  readonly schema?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line with its neighbours and a caret. */
  readonly frame: string;
}

/** The result of a check of several texts. */
export interface SampleReport {
  /** The number of texts. */
  readonly files: number;
  /** The number of checked blocks. */
  readonly samples: number;
  /** The number of pieces of inline code that name an element or an error code of the schema. */
  readonly mentions: number;
  /** The contents of the texts that are Markdown. */
  readonly contents: readonly CheckedText[];
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

export function isError({severity}: Issue): boolean {
  return severity === 'error';
}

export function toError(message: string, at: number): Issue {
  return {severity: 'error', message, at};
}

/** Deprecated uses are the only warnings about samples. */
export function toWarning(message: string, at: number): Issue {
  return {severity: 'warning', rule: 'deprecated', message, at};
}

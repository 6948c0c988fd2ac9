import type {GraphQLSchema} from 'graphql';
import type {Rule} from '../rules';
import type {Limits} from './readLimits';
import type {Scalars} from './scalars';

/** What blocks and names are checked against. */
export interface SchemaContext {
  readonly schema: GraphQLSchema;
  /** How custom scalars and the values of single fields are written in JSON. */
  readonly scalars: Scalars;
  /** How long, great or many values may be, by coordinate. */
  readonly limits?: Limits;
  /** The codes of errors; without them any code is right. */
  readonly codes?: readonly string[];
  /** Those of the codes that stand only in answers without data. */
  readonly earlyCodes?: readonly string[];
  /** Whether each block must be checked or say why it is not; `known` if it is missing. */
  readonly blocks?: BlockStrictness;
}

/**
 * `closed`: each block of GraphQL or JSON is checked or says why not, each mark is known, required
 * variables are shown, and what is deprecated is an error. `known`: what can be checked is checked.
 */
export type BlockStrictness = 'closed' | 'known';

/** A fenced code block; `line` and `column` (from 1) are those of the code's first character. */
export interface Sample {
  readonly code: string;
  readonly language: string;
  /** The words after the language, as written. */
  readonly meta: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something about a sample, at an offset into its code. */
export interface Issue {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly at: number;
  /** `sample` if it is missing. */
  readonly rule?: Rule;
}

/** A sample or mention that does not fit the schema, and where it stands. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly rule: Rule;
  readonly message: string;
  /** The name of the schema that it does not fit; missing where the text is at fault. */
  readonly schema?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line of the sample with its neighbours and a caret. */
  readonly frame: string;
}

export function toError(message: string, at: number): Issue {
  return {severity: 'error', message, at};
}

/** The only warnings are of what is deprecated. */
export function toWarning(message: string, at: number): Issue {
  return {severity: 'warning', rule: 'deprecated', message, at};
}

import type {GraphQLSchema} from 'graphql';
import type {Scalars} from './scalars';

/** What blocks and names are checked against. */
export interface SchemaContext {
  readonly schema: GraphQLSchema;
  /** How custom scalars are written in JSON. */
  readonly scalars: Scalars;
}

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
}

/** A sample or mention that does not fit the schema, and where it stands. */
export interface Finding {
  readonly severity: 'error' | 'warning';
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

export function toWarning(message: string, at: number): Issue {
  return {severity: 'warning', message, at};
}

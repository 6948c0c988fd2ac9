import type {DocumentNode} from 'graphql';

/** A heading of a text. */
export interface TextHeading {
  /** Without its marks; an id of Docusaurus is part of it, as `{#id}` or in a comment of MDX. */
  readonly text: string;
  readonly line: number;
}

/** An operation of a text, with what the blocks below it have. */
export interface WrittenRequest {
  readonly file: string;
  readonly line: number;
  /** The code of its block. */
  readonly code: string;
  readonly document: DocumentNode;
  /** The elements that it uses, each once. */
  readonly coordinates: readonly string[];
  /** The field that the only operation of the block selects, such as `Query.space`, if it is one. */
  readonly field?: string;
  readonly variables?: unknown;
  /** The first response with data and without errors. */
  readonly response?: unknown;
  /** Whether it has a response, and variables if it is invalid without. */
  readonly isComplete: boolean;
  /** Whether it uses something deprecated. */
  readonly isDeprecated: boolean;
  /** Whether it has the mark `example`. */
  readonly isMarked: boolean;
  /** The name of the schema. */
  readonly schema: string;
}

/** What a text has of the schemas, in its order: for pages that refer to it. */
export interface CheckedText {
  readonly file: string;
  readonly headings: readonly TextHeading[];
  /** The elements that inline code names. */
  readonly mentions: readonly {
    readonly coordinate: string;
    readonly line: number;
    /** The name of the schema. */
    readonly schema: string;
  }[];
  /** The valid operations. */
  readonly requests: readonly WrittenRequest[];
}

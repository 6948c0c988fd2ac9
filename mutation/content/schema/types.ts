import type {DocumentNode} from 'graphql';

/** What one guide says of a schema, each element by its coordinate. */
export interface Uses {
  /** The types that it writes out: in mentions, fragments, variables, excerpts and answers. */
  readonly types: Set<string>;
  /** Fields, input fields, values and arguments that it names, selects, gives or shows. */
  readonly members: Set<string>;
  /** Directives, as `@name`. */
  readonly directives: Set<string>;
  /** The codes of errors. */
  readonly codes: Set<string>;
  /** The fields that its operations select. */
  readonly selected: Set<string>;
  /** The types of the input objects that it gives. */
  readonly inputs: Set<string>;
  /** Members whose types an excerpt shows. */
  readonly typed: Set<string>;
  /** Members that an excerpt shows with the reason of their deprecation. */
  readonly reasons: Set<string>;
  /** The fields that an excerpt shows without a comment that leaves something out. */
  readonly whole: Set<string>;
  /** The fields of which an answer has a value that is no null. */
  readonly answered: Set<string>;
  /** The fields of which an answer has a null. */
  readonly nulls: Set<string>;
  /** Strings that it gives for arguments and input fields, the longest by coordinate. */
  readonly lengths: Map<string, number>;
}

/** A change of the schema after which what guides say of an element is wrong. */
export interface SchemaChange {
  /** The name of the class, as the table shows it. */
  readonly kind: string;
  readonly element: string;
  readonly change: (document: DocumentNode) => DocumentNode;
  /** Whether a guide says something that the change makes wrong. */
  readonly concerns: (uses: Uses, text: string) => boolean;
}

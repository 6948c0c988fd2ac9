import type {Scalars} from 'graphql-samples';

/** The kinds of operations that GraphQL has. */
export type OperationKind = 'query' | 'mutation' | 'subscription';

/** A request that a server of the schema accepts, and what it may return. */
export interface Example {
  /** One named operation, laid out as graphql-js prints. */
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly response: {readonly data: Readonly<Record<string, unknown>>};
  /**
   * The paths of files among the variables, such as `variables.input.image.file`, as the
   * GraphQL multipart request specification writes them in `map`; each is null there. Missing
   * where the request sends no file.
   */
  readonly files?: readonly string[];
}

/** An operation's examples in two sizes. */
export interface OperationExamples {
  /** Only what is required. */
  readonly required: Example;
  /** Everything to a sensible depth; missing where it would be the same. */
  readonly full?: Example;
}

/** What an owner writes instead of what is generated. */
export interface ExampleOverride {
  /** The text of one operation, which may come with fragments. */
  readonly document: string;
  /** Generated where it is missing. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Made by executing the document where it is missing. */
  readonly response?: {readonly data: Readonly<Record<string, unknown>>};
  /** Where the document is, as errors name it: `examples/Query.space.graphql`. */
  readonly file?: string;
}

export interface ExampleOptions {
  /** The forms of custom scalars by name, beside and before the common ones. */
  readonly scalars?: Scalars;
  /**
   * Values by the name of a scalar, or by the coordinate of a field, an argument or an input
   * field, such as `{ISBN: '9780131103627', 'Space.name': 'Rooftop garden'}`.
   */
  readonly values?: Readonly<Record<string, unknown>>;
  /** By the coordinate of an operation, such as `Query.space`. */
  readonly overrides?: Readonly<Record<string, ExampleOverride>>;
  /** Whether the element of a coordinate is kept out of examples, as deprecated ones are. */
  readonly isHidden?: (coordinate: string) => boolean;
}

/** The examples of an operation, by the name of its field on the root type. */
export type FindExamples = (operation: OperationKind, field: string) => OperationExamples;

/** Where a text begins in its file, from 1. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

/** The text that a tree was made of; `file` is the name that messages give. */
export interface TreeSource {
  readonly file: string;
  readonly text: string;
  /** For a text inside another file, such as a description in SDL. */
  readonly origin?: Origin;
  /** Whether it is a description, whose operations need no block of variables. */
  readonly isDescription?: boolean;
}

export const START: Origin = {line: 1, column: 1};

/** A change of a text that makes it wrong. */
export interface ContentMutant {
  readonly file: string;
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

/** A block of code with the place of its code in the text. */
export interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly code: string;
  /** The offset of the code, and of the words after the language. */
  readonly at: number;
  readonly metaAt: number;
  /** The offset of the whole block, and of what follows it. */
  readonly start: number;
  readonly end: number;
}

/** Finds the places of a class in a text. */
export type FindPlaces = (
  text: string,
  fences: readonly Fence[],
) => readonly Pick<ContentMutant, 'at' | 'from' | 'to'>[];

/** How many mutants of a class the check finds. */
export interface ClassResult {
  /** The name of the class, as the table shows it. */
  readonly kind: string;
  readonly tried: number;
  readonly killed: number;
  /** Those that it does not find: the file, and what was changed. */
  readonly survivors: readonly string[];
}

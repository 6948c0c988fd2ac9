import {memoize, splitWords} from 'graphql-api-model';

/** The position of a value; its name decides what is plausible. */
export interface Place {
  /** The name of the field, argument or input field. */
  readonly name: string;
  /** The name of the type that has it, or of the operation of an argument. */
  readonly owner: string;
  /** The type that an `id` here identifies, where it is known. */
  readonly entity?: string;
  readonly coordinate: string;
  readonly description?: string | null | undefined;
  /** The index of the object among several of its type. */
  readonly index: number;
  /** Whether a client sends it. */
  readonly isInput: boolean;
}

/** The words of a name in lower case: `createdAt` and `created_at` have two. */
export const wordsOf: (name: string) => readonly string[] = memoize(splitWords);

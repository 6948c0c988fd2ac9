import type {Build} from './build';

/** A question asked of the finished build; the answer is what is wrong, best nothing. */
export type Check = (build: Build) => Finding[];

export interface Finding {
  /** Path of the page or file at fault. */
  readonly page: string;
  /** What was found there. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

export interface Problem extends Finding {
  /** Name of the check that found it. */
  readonly check: string;
}

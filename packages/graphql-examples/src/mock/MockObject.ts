import type {Echo} from './echo';

/** The part of a list that a page holds. */
export interface PagePart {
  /** How many objects it holds. */
  readonly length: number;
  /** Whether more follow. */
  readonly goesOn: boolean;
  /** Whether it is not the first. */
  readonly isLater: boolean;
}

/** An object of an answer: its fields are made when they are asked for. */
export class MockObject {
  readonly typeName: string;
  /** Which of the objects of its type it is, from 0. */
  readonly index: number;
  /** The names of the types of the objects that it is in. */
  readonly path: readonly string[];
  readonly echo: Echo;
  readonly page: PagePart | undefined;

  constructor(
    typeName: string,
    parts: Pick<MockObject, 'echo' | 'index' | 'page' | 'path'>,
  ) {
    this.typeName = typeName;
    this.index = parts.index;
    this.path = parts.path;
    this.echo = parts.echo;
    this.page = parts.page;
  }
}

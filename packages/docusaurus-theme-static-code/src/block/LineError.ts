/** A mistake in one line of a block. */
export class LineError extends Error {
  /** Counted from 0 in the block. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

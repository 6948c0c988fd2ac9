/** One statement of a diagram. */
export interface Line {
  readonly text: string;
  /** Counted from 0 in the block. */
  readonly number: number;
}

/** A diagram that cannot be drawn. */
export class DiagramError extends Error {
  /** The line that is wrong, counted from 0 in the block. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** The error for a line that no statement of its kind of diagram fits. */
export function unknownStatement(
  {text, number}: Line,
  {name, example}: {readonly name: string; readonly example: string},
): DiagramError {
  return new DiagramError(
    number,
    `"${text}" is not a statement of ${name} that can be drawn. Write it like "${example}". Colours and styles come from the stylesheet.`,
  );
}

/** Makes sure that every block is opened before it is closed, and closed in the end. */
export function assertBalanced(
  lines: readonly Line[],
  opens: (line: Line, index: number) => boolean,
  closes: (line: Line, index: number) => boolean,
): void {
  const open: Line[] = [];
  for (const [index, line] of lines.entries()) {
    if (opens(line, index)) open.push(line);
    else if (closes(line, index) && !open.pop())
      throw new DiagramError(
        line.number,
        `"${line.text}" closes a block that was never opened.`,
      );
  }
  const unclosed = open.at(-1);
  if (unclosed)
    throw new DiagramError(
      unclosed.number,
      `The block "${unclosed.text}" is never closed.`,
    );
}

/** The line and column, both from 1, of an offset into `text`. */
export function lineAndColumn(
  text: string,
  offset: number,
): {readonly line: number; readonly column: number} {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

const INDENT = '  ';

/**
 * A description in quotes, without the indent of its first line. The lines of a block string are
 * deeper than its quotes, so that no line looks like the start of a definition or member. What a
 * block string cannot express, such as leading spaces, is in a string of one line.
 */
export function printDescription(text: string, indent: string): string {
  const lines = text.split('\n');
  if (!isBlock(text, lines)) return JSON.stringify(text);
  const inner = lines.map((line) =>
    line === '' ? '' : indent + INDENT + line.replaceAll('"""', '\\"""'),
  );
  return ['"""', ...inner, `${indent}"""`].join('\n');
}

/** Whether reading a block string of these lines returns the same text. */
function isBlock(text: string, lines: readonly string[]): boolean {
  const isBlank = (line = ''): boolean => /^[\t ]*$/.test(line);
  return (
    !text.includes('\r') &&
    !isBlank(lines[0]) &&
    !isBlank(lines.at(-1)) &&
    lines.some((line) => /^[^\t ]/.test(line))
  );
}

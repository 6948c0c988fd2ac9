const tagPattern = /<(\/?)\w+(?:"[^"]*"|'[^']*'|[^"'>])*>/g;

/**
 * Cuts token HTML at its line breaks. An element that spans lines is closed at the end of
 * a line and opened again on the next, so that every line is whole.
 */
function splitLines(html: string): string[] {
  const open: {readonly tag: string; readonly close: string}[] = [];
  return html.split('\n').map((line) => {
    const before = open.map(({tag}) => tag).join('');
    for (const [tag, slash] of line.matchAll(tagPattern)) {
      if (slash) open.pop();
      else open.push({tag, close: `</${/\w+/.exec(tag)?.[0]}>`});
    }
    const after = open
      .map(({close}) => close)
      .reverse()
      .join('');
    return before + line + after;
  });
}

interface LineOptions {
  readonly markedLines: ReadonlySet<number>;
  readonly firstNumber?: number | undefined;
}

/**
 * Wraps every line in an element: `mark` when it is marked, `span` otherwise, with its
 * number in `data-line` when lines are numbered. The text stays exactly the same.
 */
export function wrapLines(html: string, {markedLines, firstNumber}: LineOptions): string {
  const lines = splitLines(html);
  return lines
    .map((line, index) => {
      const name = markedLines.has(index + 1) ? 'mark' : 'span';
      const number =
        firstNumber === undefined ? '' : ` data-line="${firstNumber + index}"`;
      const lineBreak = index < lines.length - 1 ? '\n' : '';
      return `<${name} class="code-line"${number}>${line}${lineBreak}</${name}>`;
    })
    .join('');
}

import {toLines} from '../words';

const WIDTH = 90;

/**
 * The line of `text` at `line` (from 1) with its neighbours, numbered, and a caret under
 * `column` (from 1). Long lines are cut to a window round the column. `firstNumber` is the
 * number to show for the first line of `text`.
 */
export function codeFrame(
  text: string,
  line: number,
  column: number,
  firstNumber = 1,
): string {
  const lines = text.split(/\r\n|\n|\r/);
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const digits = String(last + firstNumber - 1).length;
  const start = column > WIDTH - 10 ? column - WIDTH / 2 : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const code = printable(lines[number - 1] ?? '').slice(start, start + WIDTH);
    const mark = number === line ? '>' : ' ';
    const shown = String(number + firstNumber - 1).padStart(digits);
    rows.push(`  ${mark} ${shown} | ${code}`.trimEnd());
    if (number === line) {
      rows.push(`    ${' '.repeat(digits)} | ${' '.repeat(column - 1 - start)}^`);
    }
  }
  return toLines(rows.join('\n'));
}

/** Keeps one column for each character: tabs become a space, other controls `�`. */
function printable(line: string): string {
  return line.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '\uFFFD');
}

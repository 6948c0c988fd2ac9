/** Control characters and ends of lines, with the space around them. */
const BREAKS = / *[\p{Cc}\u2028\u2029]+ */gu;
/** Characters that reverse the order of those after them. */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
/** What a CI system runs as a command anywhere in a line, such as `##vso[…]`. */
const COMMAND = /##(?=\w*\[)/g;

/** A text of a message as one line that neither a terminal nor the log of a CI system runs. */
export function toLine(text: string): string {
  return text
    .replaceAll(BREAKS, ' ')
    .replaceAll(BIDI_CONTROLS, '\uFFFD')
    .replaceAll(COMMAND, '#\uFFFD')
    .replace(/^( *):(?=:)/, '$1\uFFFD');
}

/** As `toLine` for a message of several lines. */
export function toLines(message: string): string {
  return message.split('\n').map(toLine).join('\n');
}

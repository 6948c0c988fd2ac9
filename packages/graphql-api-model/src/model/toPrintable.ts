/** Control characters, but for tabs and ends of lines. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** A text of the schema as HTML can contain it: each control character becomes `�`. */
export function toPrintable(text: string): string {
  return text.replace(CONTROLS, '\uFFFD');
}

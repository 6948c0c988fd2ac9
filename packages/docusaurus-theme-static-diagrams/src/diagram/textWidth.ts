const narrow = /[iljtfrI.,:;'|![\]() ]/;
const wide = /[mwMW@%]/;

/** About how wide text is in Arial and its kin, in px; rather too wide than too narrow. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text) {
    if (narrow.test(character)) width += 0.34;
    else if (wide.test(character)) width += 0.92;
    else if (/[A-Z_]/.test(character)) width += 0.7;
    else if (character.codePointAt(0)! > 0x2e80) width += 1.1;
    else width += 0.58;
  }
  return Math.ceil(width * fontSize);
}

/** The width of the widest line. */
export function widestLine(lines: readonly string[], fontSize: number): number {
  return Math.max(...lines.map((line) => textWidth(line, fontSize)));
}

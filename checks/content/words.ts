/** Text on one line. */
export function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Letters and digits, which no notation changes. */
export function toWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The letters and digits of a text. */
export function squash(text: string): string {
  return toWords(text).join('');
}

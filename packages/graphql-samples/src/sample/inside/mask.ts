/** Blanks everything of a text but a part, so that offsets and lines stay as they are. */
export function keepOnly(text: string, from: number, to: number): string {
  return blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to));
}

/** Spaces in the place of a text; its lines stay. */
export function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}

/**
 * Takes the escapes out of a string and leaves every other character where it is: `\n` and `\"`
 * become a space and a quotation mark, with the space outside what is quoted.
 */
export function unescapeInPlace(text: string): string {
  let isOpen = false;
  return text.replaceAll(/\\([\s\S])/g, (_, character: string) => {
    if (character !== '"') return /[nrt\s]/.test(character) ? '  ' : ` ${character}`;
    isOpen = !isOpen;
    return isOpen ? ' "' : '" ';
  });
}

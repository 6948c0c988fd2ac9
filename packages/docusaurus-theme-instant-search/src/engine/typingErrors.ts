const LETTERS = ['', ...'abcdefghijklmnopqrstuvwxyz'.split('')];

/** Edits that are forgiven in a word of this length: none, one, or two where it is long. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** One bit for each of the letters and digits that occur in a text. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

/** Whether `a` has more letters that `b` lacks than edits could make up for. */
export function lacksLetters(a: number, b: number, limit: number): boolean {
  let missing = a & ~b;
  for (let edits = 0; missing !== 0; missing &= missing - 1) {
    edits++;
    if (edits > limit) return true;
  }
  return false;
}

/** All that a word becomes by one edit behind its first letter, which readers seldom mistype. */
export function toSpellings(word: string): string[] {
  return word.split('').flatMap((_, index) => {
    const start = word.slice(0, index + 1);
    const rest = word.slice(index + 1);
    const ends = [rest, rest.slice(1)];
    const others = LETTERS.flatMap((letter) => ends.map((end) => start + letter + end));
    return [...others, start + rest.charAt(1) + rest.charAt(0) + rest.slice(2)];
  });
}

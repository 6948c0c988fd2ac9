/** An acronym in the plural, an acronym or single capital, a word, or a number by itself. */
const WORD =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+\p{N}*|\p{N}+/gu;

/** The words of an identifier or a text as written: `userIDs` -> `user`, `IDs`. */
export function separateWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** The words of an identifier or a text in lower case: `JSONObject` -> `json`, `object`. */
export function splitWords(text: string): string[] {
  return separateWords(text).map((word) => word.toLowerCase());
}

/** The letters and digits of a text in lower case: `user_connection` -> `userconnection`. */
export function joinWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** An acronym in the plural, an acronym or single capital, a word, or a number that stands alone. */
const WORD =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+\p{N}*|\p{N}+/gu;

/** The words of an identifier or a text in lower case: `JSONObject` -> `json`, `object`. */
export function splitWords(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** The words of a text, and whole what has a capital inside: `OAuth` -> `o`, `auth`, `oauth`. */
export function splitText(text: string): string[] {
  const whole = text.match(
    /[\p{L}\p{M}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{M}\p{N}]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{M}\p{N}]*/gu,
  );
  return [...splitWords(text), ...(whole ?? []).map((word) => word.toLowerCase())];
}

/** The letters and digits of a text in lower case: `user_connection` -> `userconnection`. */
export function joinWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The slug of a reference page: `favoriteV2` -> `favorite-v2`. */
export function toSlug(name: string): string {
  return splitWords(name).join('-');
}

/** A change of case between two words: `json|Object`, `JSON|Object`, `v2|Api`. */
const HUMP = '(?<=[a-z\\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])';

const SLUG_BREAK = new RegExp(`[-_]+|${HUMP}`);
const LINE_BREAK = new RegExp(`${HUMP}|(?<=[_.])(?=[^_.])|(?=\\()`);

/**
 * Kebab-case of a GraphQL name: `JSONObject` -> `json-object`, `favoriteV2` -> `favorite-v2`.
 * Addresses and anchors depend on it, so it ignores the finer rules of `splitWords`.
 */
export function toSlug(name: string): string {
  return name.split(SLUG_BREAK).filter(Boolean).join('-').toLowerCase();
}

/** The parts of a name or coordinate between which a line may break; joined they are the name. */
export function splitAtBreaks(name: string): string[] {
  return name.split(LINE_BREAK);
}

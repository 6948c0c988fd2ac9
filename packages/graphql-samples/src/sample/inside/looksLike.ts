const REQUEST =
  /^\s*(?:#[^\n]*\n\s*)*(?:(?:query|mutation|subscription)\b[^{}]*\{|fragment\s+\w+\s+on\s+\w+|\{\s*\w)/;
const DEFINITION =
  /^\s*(?:"""[\s\S]*?"""|"[^"\n]*"|#[^\n]*)?\s*(?:extend\s+)?(?:type|interface|union|enum|input|scalar|directive|schema)\s+[\w@{]/;

/** Whether a text begins as an operation or a fragment does. */
export function looksLikeRequest(text: string): boolean {
  return REQUEST.test(text);
}

/** Whether a text begins as a request or as a definition of a schema does. */
export function looksLikeGraphql(text: string): boolean {
  return looksLikeRequest(text) || DEFINITION.test(text);
}

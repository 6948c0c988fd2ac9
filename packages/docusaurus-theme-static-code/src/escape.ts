/**
 * Escapes text for the inside of an HTML element.
 *
 * @example
 * escapeText('a < b'); // 'a &lt; b'
 */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Escapes text for a double-quoted HTML attribute.
 *
 * @example
 * escapeAttribute('say "a"'); // 'say &quot;a&quot;'
 */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

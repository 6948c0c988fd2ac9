/**
 * Escapes text for the inside of an HTML element.
 *
 * @example
 * escapeText('a < b'); // 'a &lt; b'
 */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

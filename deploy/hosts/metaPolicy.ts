import {toContentSecurityPolicy} from '../headers/contentSecurityPolicy';

/**
 * The HTML of a page that carries its own policy, for hosts that send no headers, such as GitHub
 * Pages. The policy must come before anything it is about.
 */
export function addMetaPolicy(html: string, hashes: readonly string[]): string {
  // Only a header can say who may frame a page.
  const policy = toContentSecurityPolicy(hashes).replace(/; frame-ancestors [^;]*/, '');
  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    '<meta name="referrer" content="same-origin">';
  const start = /<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!start) {
    throw new Error('A page has no <head> that could carry its Content-Security-Policy.');
  }
  const end = start.index + start[0].length;
  return html.slice(0, end) + tags + html.slice(end);
}

/**
 * The Content-Security-Policy of the site. `hashes` are the sources that allow the scripts in its
 * pages; what is not named is forbidden by `default-src`. Every file carries it, not only pages: a
 * worker obeys the policy of its own file, and a drawing that is opened by itself is a document.
 */
export function toContentSecurityPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    // `data:` for the arrows and marks in the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The Content-Security-Policy of the site. `hashes` are the sources that allow the scripts in its
 * pages. What is not named comes from the site itself by `default-src`: Firefox and Chromium before 113 fetch nothing
 * ahead otherwise. Every file carries it, not only pages: a worker obeys the policy of its own file, and a drawing that
 * is opened by itself is a document.
 */
export function toContentSecurityPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    // `data:` for the arrows and marks in the style sheet.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

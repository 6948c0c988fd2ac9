/** What a page may load; what is not named is forbidden by `default-src`. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'style-src': "'self'",
  // `data:` for the arrows and marks in the style sheet.
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * The Content-Security-Policy of the site. `hashes` are the sources that allow the scripts in its
 * pages. Every file carries it, not only pages: a worker obeys the policy of its own file, and a
 * drawing that is opened by itself is a document.
 */
export function toContentSecurityPolicy(hashes: readonly string[]): string {
  const {'default-src': fallback, ...others} = DIRECTIVES;
  const directives = {
    'default-src': fallback,
    'script-src': ["'self'", ...hashes].join(' '),
    ...others,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

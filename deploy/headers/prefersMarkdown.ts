/**
 * Matches the Accept header of a request that names `text/markdown` and no `text/html` before it. Browsers
 * never name it. It has to mean the same to PCRE and JavaScript.
 */
export const PREFERS_MARKDOWN =
  '^(?:(?!text/html).)*(?<![^ ,])text/markdown(?=[ ,;]|$)(?! *; *q=0(?:[.]0*)?(?![.\\d]))';

/** The function of `@swc/html` that minifies a page. */
export type Minify = (
  content: Uint8Array,
  options: object,
) => Promise<{readonly code: string; readonly errors?: readonly object[]}>;

/**
 * Minifies the inline scripts of a page, each once for all pages, and leaves its HTML as it is: React
 * writes next to nothing that could go. A script that the minifier has something to say of stays as it is, and
 * what is said is returned with each page that has it.
 */
export function minifyScripts(minify: Minify): Minify;

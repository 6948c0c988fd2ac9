/** The minifier of HTML as Docusaurus calls it. */
export type Minify = (
  content: Buffer,
  options: object,
) => Promise<{readonly code: string; readonly errors?: readonly object[]}>;

/**
 * Makes a minifier of HTML minify each inline script once, and not for every page that has it,
 * which takes as long as all the rest of a page. What it returns is the same.
 */
export function keepScripts(minify: Minify): Minify;

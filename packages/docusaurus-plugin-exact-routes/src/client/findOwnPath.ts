/** A path without what a server may add to it, so that `/a`, `/a/` and `/a.html` are the same. */
function trimPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '');
}

/**
 * The path by which a page calls itself, where it was opened by another spelling of it: with or
 * without a slash at the end, `index.html` or `.html`.
 *
 * @param pathname The path of the address bar.
 * @param canonical The address in the page's canonical link, if it has one.
 * @returns Nothing where both are the same path, or paths of different pages.
 */
export function findOwnPath(
  pathname: string,
  canonical: string | undefined,
): string | undefined {
  if (canonical === undefined) return undefined;
  const own = new URL(canonical).pathname;
  return own !== pathname && trimPath(own) === trimPath(pathname) ? own : undefined;
}

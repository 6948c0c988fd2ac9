/** An encoded slash, two in a row, and names that start with a dot, except `/.well-known/`. */
const REFUSED = /%2f|\/\/|^(?!\/\.well-known\/[^.]).*\/\./i;

/** The decoded path of a request; undefined for one that matches no file, such as `/%` or `/.env`. */
export function parsePathname(url = ''): string | undefined {
  const pathname = url.replace(/[?#].*$/s, '');
  if (!pathname.startsWith('/') || REFUSED.test(pathname)) return undefined;
  try {
    const decoded = decodeURIComponent(pathname).normalize();
    return REFUSED.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

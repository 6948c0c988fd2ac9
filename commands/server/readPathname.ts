/** The decoded path of a request's address, or undefined when the address is no path. */
export function readPathname(url: string | undefined): string | undefined {
  const pathname = (url ?? '').replace(/[?#].*$/s, '');
  try {
    // A slash that is written `%2F` belongs to a name, and no name holds one.
    const decoded = decodeURIComponent(pathname.replace(/%2f/gi, '%252F'));
    return decoded.startsWith('/') ? decoded.normalize() : undefined;
  } catch {
    return undefined;
  }
}

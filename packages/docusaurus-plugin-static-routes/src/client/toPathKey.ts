function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** One key for the spellings of a path that the router takes for the same: `/a%20b` and `/a b/`. */
export function toPathKey(path: string): string {
  return decode(path).replace(/\/$/, '');
}

/** The path at which the router shows the page of an address: `/a` for `/a.html` and `/a/index.html`. */
export function toRoutePath(address: string): string {
  return address.replace(/(?:\/index)?\.html$/, '') || '/';
}

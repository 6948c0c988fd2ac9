function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** One key for all spellings of a page: `/a%20b`, `/a b/`, `/a b.html` and `/a b/index.html`. */
export function toPathKey(pathname: string): string {
  return decode(pathname)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');
}

/**
 * The base URL that a page of Docusaurus was built for, by the address of its scripts:
 * `/docs-site/`. `/` for a page without them, such as one of another generator.
 */
export function findBaseUrl(html: string): string {
  const [, baseUrl] =
    /<script\b[^>]*\ssrc="?(\/(?:[^/"\s>]+\/)*)assets\/js\//.exec(html) ?? [];
  return baseUrl ?? '/';
}

/** A path without the base URL, from `/` on; undefined for one that is not below it. */
export function belowBaseUrl(baseUrl: string, pathname: string): string | undefined {
  if (pathname.startsWith(baseUrl)) return pathname.slice(baseUrl.length - 1);
  return `${pathname}/` === baseUrl ? '/' : undefined;
}

/** The address that a link of a description leads to. */
export type ResolveLink = (href: string) => string;

/** Stands for the site, whose host a build does not know. */
export const SITE = 'https://site.invalid';
const OWN = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

interface OwnPlaces {
  readonly baseUrl: string;
  readonly basePath: string;
  /** The address of a page that links of the reference itself lead to. */
  readonly guide?: string | undefined;
}

/**
 * Reads the option `descriptionLinkBase`: relative links, and those to the root, are meant from
 * there. Without it, those to the root are meant from the base URL, as in a guide. Links to pages of the reference, at `basePath`, and to `guide` stay what they are. Both paths
 * start and end with a slash.
 */
export function createLinkResolver(
  base: string | undefined,
  {baseUrl, basePath, guide}: OwnPlaces,
): ResolveLink {
  if (base === undefined)
    return (href) => (/^\/(?!\/)/.test(href) ? belowSite(href, baseUrl) : href);
  const own = [guide, basePath.slice(0, -1)];
  const isPath = base.startsWith('/');
  const folder = base.replace(/\/?$/, '/');
  const root = new URL(isPath ? belowSite(folder, baseUrl) : folder, SITE);
  return (href) => {
    if (OWN.test(href) || href.startsWith(basePath) || own.includes(href)) return href;
    const written = isPath && href.startsWith('/') ? belowSite(href, baseUrl) : href;
    const url = new URL(written, root);
    if (url.origin !== root.origin) return href;
    return isPath ? url.pathname + url.search + url.hash : url.href;
  };
}

function belowSite(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
}

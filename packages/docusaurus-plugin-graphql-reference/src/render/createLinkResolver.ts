/** The address that a link of a description leads to. */
export type ResolveLink = (href: string) => string;

/** Stands for the site, whose host a build does not know. */
const SITE = 'https://site.invalid';
const OWN = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/**
 * Reads the option `descriptionLinkBase`: relative links, and those to the root, are meant from
 * there. Links to pages of the reference, at `basePath`, stay what they are. Both paths start and
 * end with a slash.
 */
export function createLinkResolver(
  base: string | undefined,
  {baseUrl, basePath}: {readonly baseUrl: string; readonly basePath: string},
): ResolveLink {
  if (base === undefined) return (href) => href;
  const overview = basePath.slice(0, -1);
  const isPath = base.startsWith('/');
  const folder = base.replace(/\/?$/, '/');
  const root = new URL(isPath ? belowSite(folder, baseUrl) : folder, SITE);
  return (href) => {
    if (OWN.test(href) || href.startsWith(basePath) || href === overview) return href;
    const written = isPath && href.startsWith('/') ? belowSite(href, baseUrl) : href;
    const url = new URL(written, root);
    if (url.origin !== root.origin) return href;
    return isPath ? url.pathname + url.search + url.hash : url.href;
  };
}

function belowSite(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? path : baseUrl + path.slice(1);
}

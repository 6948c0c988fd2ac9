import {matchPath} from '@docusaurus/router';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';

interface StaticPages {
  readonly loadDocument?: (pathname: string) => Promise<void>;
}

const {baseUrl, trailingSlash} = siteConfig;

/** The address of a page as the site writes it, with or without a trailing slash. */
export function toCanonical(pathname: string): string {
  return pathname.endsWith('.html')
    ? pathname
    : applyTrailingSlash(pathname, {baseUrl, trailingSlash});
}

/** The function that fetches the page at a path; `undefined` for other pages. */
export function findStaticPage(pathname: string): (() => Promise<void>) | undefined {
  const path = decodeURI(pathname);
  const match = routes.find((route) => matchPath(path, route) !== null);
  const {loadDocument} = (match?.component ?? {}) as StaticPages;
  return loadDocument && (() => loadDocument(pathname));
}

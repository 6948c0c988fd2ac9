import {applyTrailingSlash} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

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
  const [match] = matchRoutes(routes, decodeURI(pathname));
  const {loadDocument} = (match?.route.component ?? {}) as StaticPages;
  return loadDocument && (() => loadDocument(pathname));
}

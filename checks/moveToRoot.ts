import {belowBaseUrl} from '../commands/server/baseUrl';
import type {Page} from './parsePage';

/** Where a link leads that leaves the base URL: to no page of any site. */
const OUTSIDE = '/outside-the-base-url';

/** An address of a site below a base URL as it would be if the site were at the root. */
export function toRoot(url: string, baseUrl: string): string {
  if (baseUrl === '/' || /^\/\/|^[^/]*$/.test(url)) return url;
  if (url.startsWith('/')) {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    return (belowBaseUrl(baseUrl, path) ?? OUTSIDE + path) + rest;
  }
  if (!URL.canParse(url)) return url;
  const {origin, pathname} = new URL(url);
  const below = belowBaseUrl(baseUrl, pathname);
  return below === undefined ? url : url.replace(origin + pathname, origin + below);
}

/** Whether a whole address is that of another site, be it on the same host. */
function isElsewhere(url: string, baseUrl: string): boolean {
  return (
    /^https?:/i.test(url) &&
    URL.canParse(url) &&
    belowBaseUrl(baseUrl, new URL(url).pathname) === undefined
  );
}

/** A page of a site below a base URL as if the site were at the root. */
export function moveToRoot(page: Page, baseUrl: string): Page {
  if (baseUrl === '/') return page;
  const move = (url: string): string => toRoot(url, baseUrl);
  return {
    ...page,
    alternates: page.alternates.map(move),
    canonicals: page.canonicals.map(move),
    links: page.links.filter((url) => !isElsewhere(url, baseUrl)).map(move),
    resources: page.resources.map((each) => ({...each, url: move(each.url)})),
    images: page.images.map((each) => ({...each, src: move(each.src)})),
  };
}

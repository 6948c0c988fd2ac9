import {SITE} from './createLinkResolver';

const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?!\/)|#|\.{1,2}\/)/i;

/** Whether the percent escapes of an address are UTF-8, which Docusaurus takes for granted. */
export function isDecodable(href: string): boolean {
  try {
    decodeURIComponent(href);
    return true;
  } catch {
    return false;
  }
}

/** Whether a page may have a link to the address: what is outside the site may be encoded in any way. */
export function isSafeLink(href: string): boolean {
  if (!SAFE_LINK.test(href)) return false;
  return /^(?:https?|mailto):/i.test(href) || (isDecodable(href) && isOfSite(href));
}

/**
 * Whether an address without a scheme is one of the site for every reader of it. `/.//other.example` has a path that
 * begins with `//`, so by itself it is an address of another host. Relative ones reach the root, too.
 */
function isOfSite(href: string): boolean {
  if (!URL.canParse(href, SITE)) return false;
  const {origin, pathname} = new URL(href, SITE);
  return origin === SITE && !pathname.startsWith('//');
}

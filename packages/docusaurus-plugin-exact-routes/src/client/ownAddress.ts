import {findOwnPath} from './findOwnPath';

/**
 * Puts the page's own address in place of the spelling by which it was opened, before the router
 * reads it. Docusaurus makes the canonical link, the links to other languages and `og:url` of
 * that address, so all of them say the same before and after hydration.
 */
function takeOwnAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const {pathname, search, hash} = window.location;
  const own = findOwnPath(pathname, link?.href);
  if (own !== undefined) {
    history.replaceState(history.state, '', own + search + hash);
  }
}

if (typeof document !== 'undefined') takeOwnAddress();

import {toPathKey, toRoutePath} from './toPathKey';

/**
 * Replaces the address of a page that was opened by another spelling (`/a/`, `/a.html`,
 * `/a/index.html`) by its own, before the router reads it. Docusaurus computes the canonical link,
 * the links to other languages and `og:url` from that address, so they stay as they are in the HTML.
 */
function replaceAddress(): void {
  const {pathname, search, hash} = window.location;
  const own = findOwn(pathname);
  if (own !== undefined && own !== pathname)
    window.history.replaceState(window.history.state, '', own + search + hash);
}

function findOwn(pathname: string): string | undefined {
  // Docusaurus would show the page of the folder below the not-found page that the server sends.
  if (pathname.endsWith('/.html')) return `${pathname}/`;
  // The canonical link may name another page on purpose; the link of the page's language does not.
  const {lang} = document.documentElement;
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang="${lang}"]`,
  );
  if (!link) return undefined;
  const own = new URL(link.href).pathname;
  return toPathKey(own) === toPathKey(toRoutePath(pathname)) ? own : undefined;
}

if (typeof document !== 'undefined') replaceAddress();

import {toPathKey, toRoutePath} from './toPathKey';

/**
 * Replaces the address of a page that was opened by another spelling (`/a/`, `/a.html`, `/a/index.html`)
 * by its own, before the router reads it. Docusaurus computes the canonical link, the links to other languages and
 * `og:url` from that address, so they stay as they are in the HTML.
 */
function replaceAddress(): void {
  const {pathname, search, hash, origin} = window.location;
  const path = decode(pathname);
  const clean = path === undefined ? pathname : toClean(pathname, path);
  if (clean !== pathname) {
    window.location.replace(origin + clean + search + hash);
    return;
  }
  // The router shows nothing at an address that it cannot decode.
  const own = path === undefined ? pathname.replaceAll('%', '%25') : findOwn(path);
  if (own !== undefined && own !== pathname)
    window.history.replaceState(window.history.state, '', origin + own + search + hash);
}

/**
 * An address without the white space at its end, where the router would show the page below the not-found page that the
 * server sends. By itself, one that begins with `//` is an address of another host.
 */
function toClean(pathname: string, path: string): string {
  const white = path.slice(path.trimEnd().length);
  return pathname
    .slice(0, pathname.length - encodeURI(white).length)
    .replace(/^\/+/, '/');
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** The address of the page at a decoded path, if the page in view is at it. */
function findOwn(path: string): string | undefined {
  // Docusaurus would show the page of the folder below the not-found page that the server sends.
  if (path.endsWith('/.html')) return `${window.location.pathname}/`;
  // The canonical link may name another page on purpose; the link of the page's language does not.
  const {lang} = document.documentElement;
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang="${lang}"]`,
  );
  if (!link) return undefined;
  const own = new URL(link.href).pathname;
  return toPathKey(own) === toPathKey(toRoutePath(path)) ? own : undefined;
}

if (typeof document !== 'undefined') replaceAddress();

interface Site {
  /** The base URL of the site; what stands outside it is not of the site. */
  readonly baseUrl: string;
  /** The address of a page as the site writes it, with or without a slash at its end. */
  readonly toCanonical: (pathname: string) => string;
  /** Fetches the page at a path ahead; nothing where pages of its kind are not fetched. */
  readonly prefetch: (pathname: string) => void;
  /** Ends it all. */
  readonly signal?: AbortSignal;
}

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function isSlowConnection(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return (
    Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.includes('2g'))
  );
}

/** Before React has taken the page over, or where it never does, no router listens. */
function isHydrated(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/** Files such as feeds and images are no pages; the browser opens them itself. */
function isPage(pathname: string): boolean {
  return !/\.(?!html$)[^./]+$/.test(pathname);
}

/** The link to a page of the site under an event that a reader would follow in this tab. */
function findLink(event: Event, baseUrl: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.origin !== window.location.origin)
    return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const isOfSite = `${link.pathname}/`.startsWith(baseUrl);
  return isOfSite && isPage(link.pathname) ? link : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Tells the router of another address as the back button does: it listens to nothing else. */
function goTo(address: string): void {
  const state = {key: Math.random().toString(36).slice(2, 8)};
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', {state}));
}

/**
 * Makes the plain anchors of static pages work as links of the site do: they switch pages without
 * a new document, and a page is fetched as soon as a reader reaches for its link.
 */
export function followLinks({baseUrl, toCanonical, prefetch, signal}: Site): void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !isHydrated()) return;
    const link = findLink(event, baseUrl);
    if (!link) return;
    const {pathname, search} = window.location;
    if (link.pathname === pathname && link.search === search && link.hash) return;
    event.preventDefault();
    goTo(toCanonical(link.pathname) + link.search + link.hash);
  };
  const onReach = (event: Event): void => {
    const link = findLink(event, baseUrl);
    if (!link || link.pathname === window.location.pathname || isSlowConnection()) return;
    prefetch(toCanonical(link.pathname));
  };
  const options = {signal} as AddEventListenerOptions;
  document.addEventListener('click', onClick, options);
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onReach, {...options, passive: true});
  }
}

interface Site {
  /** The base URL; addresses outside it are not pages of the site. */
  readonly baseUrl: string;
  /** The address of a page as the site writes it, with or without a trailing slash. */
  readonly toCanonical: (pathname: string) => string;
  /** Fetches the page at a path ahead if it is a static page. */
  readonly prefetch: (pathname: string) => void;
  /** Removes the listeners. */
  readonly signal?: AbortSignal;
}

function isSlowConnection(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  };
  return (
    connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
  );
}

/** Before hydration, no router listens. */
function isHydrated(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/** The browser itself opens files such as feeds and images. */
function isPage(pathname: string): boolean {
  return !/\.(?!html$)[^./]+$/.test(pathname);
}

/** The link under an event, if it leads to a page of the site in this tab. */
function findLink(event: Event, baseUrl: string): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.origin !== window.location.origin)
    return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  // Alone, a path that begins with `//` would lead to another host.
  const isOfSite =
    `${link.pathname}/`.startsWith(baseUrl) && !link.pathname.startsWith('//');
  return isOfSite && isPage(link.pathname) ? link : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** Navigates as the Back button does; the router listens to nothing else. */
function goTo(address: string): void {
  const state = {key: Math.random().toString(36).slice(2, 8)};
  window.history.pushState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', {state}));
}

/**
 * Makes plain anchors in static pages navigate without a new document, and fetches a static page
 * ahead on hover, focus or touch of its link.
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

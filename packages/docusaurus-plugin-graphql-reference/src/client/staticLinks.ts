import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';

/** Where the reference of each instance of the plugin stands. */
const BASE_PATHS = Object.values(
  (globalData['docusaurus-plugin-graphql-reference'] ?? {}) as Readonly<
    Record<string, {readonly basePath: string}>
  >,
).map(({basePath}) => basePath);

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

/** The link of this site under the pointer or focus that a reader would follow in this tab. */
function findLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== window.location.origin) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  return link;
}

/** Files such as feeds and images are no pages; the browser opens them itself. */
function isPage({pathname}: HTMLAnchorElement): boolean {
  return !/\.(?!html$)[^./]+$/.test(pathname);
}

/** Before React has taken the page over, or where it never does, no router listens. */
function isHydrated(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/**
 * Follows a plain anchor without loading a new document. The router hears of it as it
 * hears of the back button, which needs no component around the link.
 */
function followLink(event: MouseEvent): void {
  const isPlainClick =
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlainClick || !isHydrated()) return;
  const link = findLink(event);
  if (!link || !isPage(link)) return;
  const isSamePage = link.pathname === window.location.pathname;
  if (isSamePage && link.search === window.location.search && link.hash) return;
  event.preventDefault();
  const state = {key: Math.random().toString(36).slice(2, 8)};
  window.history.pushState(state, '', link.href);
  window.dispatchEvent(new PopStateEvent('popstate', {state}));
}

/** Fetches a reference page as soon as a reader reaches for the link to it. */
function prefetch(event: Event): void {
  const link = findLink(event);
  if (!link || !BASE_PATHS.some((path) => link.pathname.startsWith(path))) return;
  if (link.pathname === window.location.pathname || isSlowConnection()) return;
  import('../document/documents')
    .then(({loadDocument}) => loadDocument(link.pathname))
    .catch(() => {
      // The navigation itself tries again and tells of a failure.
    });
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', followLink);
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, {passive: true});
  }
}

import corePreload from '@docusaurus/core/lib/client/preload.js';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation.js';

/**
 * Loads all that the page at `pathname` renders.
 *
 * Differs from the core in two ways. It loads the page that the router will show, so that
 * `/docs/intro.html` finds the content of `/docs/intro` when React takes over the HTML.
 * And the page a reader opens first is rendered even when its content failed to load: the
 * route then shows the error and a way to retry. Without that, React would never start.
 */
export default async function preload(pathname: string): Promise<void> {
  const location = {pathname, search: '', hash: '', state: undefined, key: ''};
  try {
    await corePreload(normalizeLocation(location).pathname);
  } catch (error) {
    if (!isFirstPage()) {
      throw error;
    }
    console.warn(error);
  }
}

/** Whether this is a browser in which React has not started yet. */
function isFirstPage(): boolean {
  return typeof window !== 'undefined' && window.docusaurusRoot === undefined;
}

import corePreload from '@docusaurus/core/lib/client/preload.js';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation.js';

/**
 * Loads all that the page at `pathname` renders. Differs from the core in loading the page that
 * the router will show, so that `/docs/intro.html` finds the content of `/docs/intro` when React
 * takes over the HTML.
 */
export default async function preload(pathname: string): Promise<void> {
  const location = {pathname, search: '', hash: '', state: undefined, key: ''};
  await corePreload(normalizeLocation(location).pathname);
}

import {getLoaded} from './documents';
import {findStaticPage, toCanonical} from './findStaticPage';
import {toRoutePath} from './toPathKey';

/**
 * The HTML of the static page that a link leads to, fetched once for this and for the navigation;
 * `undefined` if it is another page or did not load.
 */
export async function loadStaticPage(pathname: string): Promise<string | undefined> {
  const path = toCanonical(pathname);
  const load = findStaticPage(path);
  if (!load) return undefined;
  try {
    await load();
  } catch {
    return undefined;
  }
  const loaded = getLoaded(toRoutePath(path));
  return loaded && typeof loaded === 'object' && 'html' in loaded
    ? loaded.html
    : undefined;
}

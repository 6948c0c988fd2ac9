import type {ComponentType} from 'react';

interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

/**
 * Makes the preloading of a route wait for the HTML of its page, too. Docusaurus preloads
 * a route after the address has changed and before the view switches, so the page that is
 * wanted is the one in the address bar.
 */
export function withDocument<Props extends object>(
  Route: ComponentType<Props> & Preloadable,
): ComponentType<Props> & Preloadable {
  const preload = async (): Promise<void> => {
    const [{loadDocument}] = await Promise.all([import('./documents'), Route.preload()]);
    await loadDocument(window.location.pathname);
  };
  return Object.assign((props: Props) => <Route {...props} />, {preload});
}

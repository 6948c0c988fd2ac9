import type {ComponentType, ReactNode} from 'react';
import type {Creator, RouteData, RouteProps} from './createRoutes';
import {toPathKey, toRoutePath} from './toPathKey';

/** The component for static pages, as the router and links that prefetch find it. */
type DocumentPages = ComponentType<RouteProps> & {
  readonly preload: () => Promise<void>;
  /** Fetches a page ahead. */
  readonly loadDocument: (address: string) => Promise<void>;
};

/**
 * Makes the preloading of a route wait for the HTML of its page, too. Docusaurus preloads a route
 * after the address has changed and before the view switches, so the wanted page is the one in
 * the address bar. It also preloads when the pointer rests on a link; then the address is that of
 * the current page, which is loaded already or not one of these pages.
 */
export function withDocument(
  create: Creator,
  {key: mount = '/', component}: RouteData,
): DocumentPages {
  const Route = create(mount, component);
  const loadDocument = async (address: string): Promise<void> => {
    const modules = await Route.preload();
    const documents = modules.find((module) => module.loadDocument);
    await documents?.loadDocument?.(toRoutePath(address), address);
  };
  const preload = async (): Promise<void> => {
    const {pathname} = window.location;
    const isOwn = `${toPathKey(toRoutePath(pathname))}/`.startsWith(
      `${toPathKey(mount)}/`,
    );
    if (isOwn) await loadDocument(pathname);
    else await Route.preload();
  };
  const DocumentPage = (props: RouteProps): ReactNode => <Route {...props} />;
  return Object.assign(DocumentPage, {preload, loadDocument});
}

import type {ComponentType, ReactNode} from 'react';
import {toPathKey} from './toPathKey';

/** A module of a route; that of `DocumentRoute` has `loadDocument`, so that both are one chunk. */
interface LoadedModule {
  readonly default?: unknown;
  readonly loadDocument?: (pathname: string) => Promise<void>;
}

interface Preloadable {
  readonly preload: () => Promise<readonly LoadedModule[]>;
}

/** A component that shows static pages, as the router and links that prefetch find it. */
interface DocumentPages {
  readonly preload: () => Promise<void>;
  /** Fetches one of its pages ahead. */
  readonly loadDocument: (pathname: string) => Promise<void>;
}

interface RouteProps {
  readonly location: {readonly pathname: string};
}

/**
 * Makes the preloading of a route wait for the HTML of its page, too. Docusaurus preloads a route
 * after the address has changed and before the view switches, so the page that is wanted is the
 * one in the address bar. It also preloads when a pointer comes to rest on a link; then the
 * address is that of the page shown, which is there already or none of `paths`.
 */
export function withDocument<Props extends RouteProps>(
  Route: ComponentType<Props> & Preloadable,
  paths: readonly string[],
): ComponentType<Props> & DocumentPages {
  let isBroken = false;
  const loadDocument = async (pathname: string): Promise<void> => {
    const modules = await Route.preload();
    isBroken = modules.some((module) => !module.default);
    const documents = modules.find((module) => module.loadDocument);
    await documents?.loadDocument?.(pathname);
  };
  const preload = async (): Promise<void> => {
    const {pathname} = window.location;
    const key = `${toPathKey(pathname)}/`;
    const isOwn = paths.some((path) => key.startsWith(`${toPathKey(path)}/`));
    await (isOwn ? loadDocument(pathname) : Route.preload());
  };
  function DocumentPage(props: Props): ReactNode {
    // Docusaurus would name the folder that this route stands for.
    if (isBroken) {
      throw new Error(
        `The page component at ${props.location.pathname} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
      );
    }
    return <Route {...props} />;
  }
  return Object.assign(DocumentPage, {preload, loadDocument});
}

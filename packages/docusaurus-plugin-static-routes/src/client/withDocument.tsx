import type {ComponentType, ReactNode} from 'react';
import {toPathKey} from './toPathKey';

interface LoadedModule {
  readonly default?: unknown;
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

async function loadDocument(pathname: string): Promise<void> {
  const documents = await import('./documents');
  await documents.loadDocument(pathname);
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
  const preload = async (): Promise<void> => {
    const {pathname} = window.location;
    const key = `${toPathKey(pathname)}/`;
    const isOwn = paths.some((path) => key.startsWith(`${toPathKey(path)}/`));
    const [modules] = await Promise.all([
      Route.preload(),
      isOwn ? loadDocument(pathname) : undefined,
    ]);
    isBroken = modules.some((module) => !module.default);
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

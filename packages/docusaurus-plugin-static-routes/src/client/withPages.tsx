import type {ComponentType, ReactNode} from 'react';
import {toPathKey} from './toPathKey';

interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

type PageComponent = ComponentType<RouteProps> & Preloadable;

interface Route {
  readonly path: string;
}

interface RouteProps {
  readonly location: {readonly pathname: string};
  readonly match: object;
  readonly route: Route;
}

/** The path of a page without a slash at its end, the number of its component, and its route. */
type Page = readonly [path: string, component: number, route: Route];

/**
 * Stands for static pages while they are rendered: finds the page at a path among thousands, where
 * the router would try all routes before it. What is no page is shown by `NotFound`.
 */
export function withPages(
  components: readonly PageComponent[],
  pages: readonly Page[],
  NotFound: PageComponent,
): PageComponent {
  const found = new Map(pages.map(([path, ...page]) => [toPathKey(path), page]));
  function StaticPages(props: RouteProps): ReactNode {
    const {pathname} = props.location;
    const [index = -1, route = props.route] = found.get(toPathKey(pathname)) ?? [];
    const Component = components[index] ?? NotFound;
    const match = {...props.match, path: route.path, url: pathname, isExact: true};
    return <Component {...props} route={route} match={match} />;
  }
  return Object.assign(StaticPages, {
    preload: () => Promise.all([...components, NotFound].map((one) => one.preload())),
  });
}

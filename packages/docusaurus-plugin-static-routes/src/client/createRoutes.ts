import type {ComponentType} from 'react';

/** A module of a route; that of `DocumentRoute` has `loadDocument`, so that both are one chunk. */
interface LoadedModule {
  readonly default?: unknown;
  readonly loadDocument?: (path: string, address?: string) => Promise<void>;
}

/** The props of the component of a route. */
export interface RouteProps {
  readonly location: {readonly pathname: string};
}

/** A component of Docusaurus' `ComponentCreator`. */
type RouteComponent = ComponentType<RouteProps> & {
  readonly preload: () => Promise<readonly LoadedModule[]>;
};

/** Docusaurus' `ComponentCreator`. */
export type Creator = (path: string, hash: string) => RouteComponent;

/** A route with the hash that `ComponentCreator` gets instead of its component. */
export interface RouteData {
  readonly path: string;
  readonly component: string;
  readonly routes?: readonly RouteData[];
  /** The path of the static pages that the route replaces. */
  readonly key?: string;
  /** The routes of these pages, and the route of the first with the same modules. */
  readonly pages?: readonly (RouteData & {readonly first: readonly [string, string]})[];
}

/** Creates the routes of the site. `createStatic` creates the component for static pages. */
export function createRoutes(
  create: Creator,
  createStatic: (create: Creator, route: RouteData) => unknown,
  routes: readonly RouteData[],
): readonly object[] {
  // The home page among static pages shares the component of the others.
  const shared = new Map<string, unknown>();
  const toComponent = (route: RouteData): unknown => {
    const {path, component, key} = route;
    if (key === undefined) return create(path, component);
    const known = shared.get(key) ?? createStatic(create, route);
    shared.set(key, known);
    return known;
  };
  const toRoute = (route: RouteData): object => ({
    ...route,
    component: toComponent(route),
    ...(route.routes && {routes: route.routes.map(toRoute)}),
  });
  return routes.map(toRoute);
}

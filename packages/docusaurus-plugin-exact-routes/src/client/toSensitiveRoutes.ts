/** The part of a react-router 5 route that decides which paths it matches. */
export interface MatchableRoute {
  readonly path?: string | readonly string[] | undefined;
  readonly routes?: readonly MatchableRoute[] | undefined;
}

/** Marks the routes and their subroutes as `sensitive`: matched in the same letter case. */
export function toSensitiveRoutes<Route extends MatchableRoute>(
  routes: readonly Route[],
): (Route & {readonly sensitive: true})[] {
  return routes.map((route) => ({
    ...route,
    sensitive: true,
    ...(route.routes && {routes: toSensitiveRoutes(route.routes)}),
  }));
}

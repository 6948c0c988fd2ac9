import {runInNewContext} from 'node:vm';

/** The modules with which Docusaurus describes every route to the browser, as source texts. */
export interface GeneratedModules {
  readonly routes: string;
  readonly registry: string;
  readonly routesChunkNames: string;
}

/** A route as data: instead of a component, the hash that `ComponentCreator` gets beside the path. */
export interface RouteData {
  readonly path: string;
  readonly component: string;
  readonly exact?: boolean;
  readonly routes?: readonly RouteData[];
  readonly [attribute: string]: unknown;
}

/** The names of the chunks of a route, by the prop that each becomes. A prop can be a list. */
export interface ChunkNames {
  readonly [prop: string]: string | ChunkNames | readonly ChunkNames[];
}

export interface Generated {
  readonly routes: readonly RouteData[];
  /** By the key of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Paths of modules by the names of their chunks. */
  readonly registry: Readonly<Record<string, string>>;
}

/** The key of a route in `routesChunkNames.json`. */
export function toKey({path, component}: RouteData): string {
  return `${path}-${component}`;
}

/** The default export of a generated module: data, and calls of the functions in `context`. */
function evaluate(source: string, context: Readonly<Record<string, unknown>>): unknown {
  const [, value] = /(?:^|\n)export default\s([\s\S]*?);?\s*$/.exec(source) ?? [];
  if (value === undefined) throw new Error('there is no default export');
  return runInNewContext(`(${value})`, {...context});
}

function isRoute(route: Partial<RouteData>): route is RouteData {
  return (
    typeof route.path === 'string' &&
    typeof route.component === 'string' &&
    (route.routes ?? []).every(isRoute)
  );
}

/** Parses the modules that Docusaurus 3.9.2 generates. Throws if they look different. */
export function parseGenerated(modules: GeneratedModules): Generated {
  const ComponentCreator = (_path: string, hash = '') => hash;
  const routes = evaluate(modules.routes, {ComponentCreator}) as RouteData[];
  if (!Array.isArray(routes) || !routes.every(isRoute) || routes.at(-1)?.path !== '*')
    throw new Error('routes.js is not a list of routes that ends with "*"');
  const entries = evaluate(modules.registry, {require: {resolveWeak: String}});
  const registry = Object.entries(entries as Record<string, unknown[]>).map(
    ([name, [load, module]]) => {
      if (typeof load === 'function' && typeof module === 'string') return [name, module];
      throw new Error(`registry.js does not name the module of "${name}"`);
    },
  );
  return {
    // Without the prototypes of the context in which it was evaluated.
    routes: JSON.parse(JSON.stringify(routes)) as RouteData[],
    registry: Object.fromEntries(registry) as Generated['registry'],
    chunkNames: JSON.parse(modules.routesChunkNames) as Generated['chunkNames'],
  };
}

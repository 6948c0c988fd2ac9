import {runInNewContext} from 'node:vm';

/** The three modules in which Docusaurus tells the browser of every route, as source texts. */
export interface GeneratedModules {
  readonly routes: string;
  readonly registry: string;
  readonly routesChunkNames: string;
}

/** The arguments of `ComponentCreator`; "*" stands alone. */
interface Creator {
  readonly path: string;
  readonly hash?: string;
}

/** A route as the browser gets it; what plugins add to it are further properties. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: Creator;
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** The names of the chunks of a route, by the prop that each becomes. A prop can be a list. */
export interface ChunkNames {
  readonly [prop: string]: string | ChunkNames | readonly ChunkNames[];
}

/** What a name in the registry stands for: the path of a module. */
type Registry = ReadonlyMap<string, string>;

export interface Generated {
  readonly routes: readonly GeneratedRoute[];
  readonly registry: Registry;
  /** By the key of a route: its path, a dash and its hash. */
  readonly chunkNames: ReadonlyMap<string, ChunkNames>;
}

/** The value that a generated module exports; it is data but for the functions it calls. */
function evaluate(source: string, context: Readonly<Record<string, unknown>>): unknown {
  const expression = source.replace(/^(?:import .*|\s*)\n/gm, '');
  const [, value] = /^export default\s([\s\S]*?);?\s*$/.exec(expression) ?? [];
  if (value === undefined) throw new Error('There is no default export.');
  return runInNewContext(`(${value})`, {...context});
}

function readRegistry(source: string): Registry {
  const entries = evaluate(source, {require: {resolveWeak: String}});
  return new Map(
    Object.entries(entries as Readonly<Record<string, readonly [unknown, string]>>).map(
      ([name, [, module]]) => [name, module],
    ),
  );
}

function readRoutes(source: string): readonly GeneratedRoute[] {
  const ComponentCreator = (path: string, hash?: string): Creator => ({
    path,
    ...(hash !== undefined && {hash}),
  });
  const routes = evaluate(source, {ComponentCreator});
  return Array.isArray(routes) ? (routes as readonly GeneratedRoute[]) : [];
}

/** Reads what Docusaurus 3.9.2 has generated; throws where it generates something else. */
export function readGenerated(modules: GeneratedModules): Generated {
  const routes = readRoutes(modules.routes);
  const isWhole =
    routes.at(-1)?.path === '*' && routes.every((route) => 'component' in route);
  if (!isWhole) throw new Error('routes.js is no list of routes that ends with "*".');
  const chunkNames = JSON.parse(modules.routesChunkNames) as Readonly<
    Record<string, ChunkNames>
  >;
  return {
    routes,
    registry: readRegistry(modules.registry),
    chunkNames: new Map(Object.entries(chunkNames)),
  };
}

/** The key of a route among the names of chunks. */
export function toKey({component: {path, hash}}: GeneratedRoute): string {
  return `${path}-${hash}`;
}

export function listChunks(names: ChunkNames): readonly string[] {
  return Object.values(names).flatMap((name) =>
    typeof name === 'string' ? [name] : [name].flat().flatMap(listChunks),
  );
}

import type {ChunkNames, GeneratedModules, GeneratedRoute} from './generatedRoutes';
import type {Place} from './coverPaths';

/** A route of the browser that stands for static pages. */
export interface DocumentRoute extends Pick<GeneratedRoute, 'path' | 'exact'> {
  /** The number of its family. */
  readonly family: number;
}

/** Static pages that have a frame and a plugin in common. */
export interface Family {
  readonly places: readonly Place[];
  /** The component that the browser creates for all of them. */
  readonly component: GeneratedRoute['component'];
  /** Their own routes. */
  readonly pages: readonly GeneratedRoute[];
}

/** What the browser is told instead of what Docusaurus has generated. */
export interface Collapsed {
  readonly families: readonly Family[];
  readonly routes: readonly (GeneratedRoute | DocumentRoute)[];
  /** Paths of modules by the names of their chunks. */
  readonly registry: ReadonlyMap<string, string>;
  readonly chunkNames: ReadonlyMap<string, ChunkNames>;
  /** The same for all pages that are made of the same modules. */
  readonly keyOf: (page: GeneratedRoute) => string;
}

export function printCreator({path, hash}: GeneratedRoute['component']): string {
  return `ComponentCreator(${[path, hash].flatMap((text) => (text === undefined ? [] : [JSON.stringify(text)])).join(', ')})`;
}

/** What react-router would read as a pattern is taken as it is written. */
function escapePattern(path: string): string {
  return path.replace(/[\\()[\]:*?+]/g, '\\$&');
}

function isDocumentRoute(route: GeneratedRoute | DocumentRoute): route is DocumentRoute {
  return typeof route.family === 'number';
}

function printRoute(route: GeneratedRoute | DocumentRoute): string {
  if (isDocumentRoute(route)) {
    const path = JSON.stringify(escapePattern(route.path));
    // With one key React keeps the frame while the reader goes from one place to another.
    return `{"path": ${path}, "exact": ${route.exact ?? false}, "key": "static-${route.family}", "component": documents[${route.family}]}`;
  }
  const properties = Object.entries(route).map(([name, value]) => {
    const key = JSON.stringify(name);
    if (name === 'component') return `${key}: ${printCreator(route.component)}`;
    if (name === 'routes') return `${key}: ${printRoutes(route.routes ?? [])}`;
    return `${key}: ${JSON.stringify(value)}`;
  });
  return `{${properties.join(', ')}}`;
}

export function printRoutes(routes: readonly (GeneratedRoute | DocumentRoute)[]): string {
  return `[\n${routes.map((route) => `${printRoute(route)},\n`).join('')}]`;
}

function printFamily({component, places}: Family): string {
  const paths = JSON.stringify(places.map(({path}) => path));
  return `withDocument(${printCreator(component)}, ${paths})`;
}

/**
 * An entry of the registry. Docusaurus adds the name of the module and its number, with which the build of
 * static HTML lists what a page needs; the browser has no use for them, and the name can tell where
 * the module lies.
 */
function printEntry([name, module]: readonly [string, string]): string {
  const [chunk, path] = [name, module].map((text) => JSON.stringify(text));
  return `${chunk}: [() => import(/* webpackChunkName: ${chunk} */ ${path})],\n`;
}

/** Prints the modules; `wrapper` is the path of the module that exports `withDocument`. */
export function printGenerated(collapsed: Collapsed, wrapper: string): GeneratedModules {
  const {families, routes, registry, chunkNames} = collapsed;
  return {
    routes: [
      "import ComponentCreator from '@docusaurus/ComponentCreator';",
      `import {withDocument} from ${JSON.stringify(wrapper)};`,
      `const documents = [${families.map(printFamily).join(', ')}];`,
      `export default ${printRoutes(routes)};\n`,
    ].join('\n'),
    registry: `export default {\n${[...registry].map(printEntry).join('')}};\n`,
    routesChunkNames: JSON.stringify(Object.fromEntries(chunkNames)),
  };
}

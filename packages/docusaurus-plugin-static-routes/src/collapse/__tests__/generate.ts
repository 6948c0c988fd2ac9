import {runInNewContext} from 'node:vm';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {sortRoutes} from '@docusaurus/core/lib/server/plugins/routeConfig';
import type {RouteConfig} from '@docusaurus/types';
import {matchRoutes, type RouteConfig as BrowserRoute} from 'react-router-config';
import {createRoutes, type RouteData} from '../../client/createRoutes';
import {type CollapsedModules, collapseRoutes} from '../collapseRoutes';
import type {GeneratedModules} from '../generatedModules';

/** Docusaurus' own code for the routes, as it writes it to its three files. */
export function generate(
  routes: readonly RouteConfig[],
  baseUrl = '/',
): GeneratedModules {
  const sorted = sortRoutes([...routes], baseUrl);
  const {routesConfig, routesChunkNames, registry} = generateRoutesCode(sorted);
  const lines = Object.entries(registry).map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return {
    routes: routesConfig,
    registry: `export default {\n${lines.join('\n')}};\n`,
    routesChunkNames: JSON.stringify(routesChunkNames, null, 2),
  };
}

export function collapse(modules: GeneratedModules, baseUrl = '/'): CollapsedModules {
  const client = {
    createRoutes: '/package/createRoutes',
    withDocument: '/package/withDocument',
    withPages: '/package/withPages',
  };
  const collapsed = collapseRoutes(modules, client, baseUrl);
  if (!collapsed) throw new Error('The site has no static pages.');
  return collapsed;
}

/** A leaf route as a plugin adds it; `plugin` names the plugin, and so its context. */
export function page(path: string, component = 'page.tsx'): RouteConfig {
  return {path, component, exact: true, context: {plugin: `${component}.json`}};
}

/** A static page as `toRoute` returns it. */
export function staticPage(path: string, mount: string): RouteConfig {
  return {
    ...page(path, 'StaticPage.tsx'),
    modules: {documentRoute: '/package/DocumentRoute', frame: '/site/Frame'},
    staticPages: mount,
    dataFile: `/data${path}.json`,
  };
}

export function staticPages(mount: string, paths: readonly string[]): RouteConfig[] {
  return paths.map((path) => staticPage(path, mount));
}

/** A folder of pages with a layout of its own, as the docs plugin adds it. */
export function folder(path: string, paths: readonly string[]): RouteConfig {
  const routes = paths.map((one) => page(one, 'guide.tsx'));
  return {path, component: 'Layout.tsx', routes};
}

function run(source: string, context: object): unknown {
  const code = source.replace(/^import .*$/gm, '').replace('export default', 'result =');
  const sandbox = {...context, result: undefined};
  runInNewContext(code, sandbox);
  return sandbox.result;
}

/** The routes of a module, with the path and hash of each component, or the path of a mount. */
export function readRoutes(source: string): readonly BrowserRoute[] {
  const toMount = (_: unknown, {key}: RouteData) => `static ${key}`;
  return run(source, {
    createRoutes,
    ComponentCreator: (path: string) => path,
    withDocument: toMount,
    withPages: toMount,
  }) as readonly BrowserRoute[];
}

/** The components that show a path, from the outermost in. */
export function show(routes: readonly BrowserRoute[], path: string): readonly unknown[] {
  return matchRoutes([...routes], path).map(({route}) => route.component);
}

/** The paths of modules by chunk. */
export function readRegistry({registry}: GeneratedModules): Record<string, string> {
  const entries = run(registry.replaceAll('import(', 'load('), {
    load: String,
    require: {resolveWeak: String},
  }) as Readonly<Record<string, readonly [() => string]>>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, [load]]) => [name, load()]),
  );
}

/** The modules of each route, by the prop that each becomes. */
export function readChunks(modules: GeneratedModules): Record<string, unknown> {
  const registry = readRegistry(modules);
  return JSON.parse(modules.routesChunkNames, (_, value: unknown) =>
    typeof value === 'string' ? registry[value] : value,
  ) as Record<string, unknown>;
}

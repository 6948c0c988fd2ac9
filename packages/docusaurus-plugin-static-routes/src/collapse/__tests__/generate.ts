import {runInNewContext} from 'node:vm';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {sortRoutes} from '@docusaurus/core/lib/server/plugins/routeConfig';
import type {RouteConfig} from '@docusaurus/types';
import {matchRoutes, type RouteConfig as BrowserRoute} from 'react-router-config';
import {collapseRoutes} from '../collapseRoutes';
import type {GeneratedModules} from '../generatedRoutes';

const SITE = {siteDir: '/site', baseUrl: '/'};
const MODULES = {
  wrapper: '/package/withDocument',
  documentRoute: '/package/DocumentRoute',
  pages: '/package/withPages',
};

/** Docusaurus' own code for the routes, as it writes it to its three files. */
export function generate(
  routes: readonly RouteConfig[],
  baseUrl = '/',
): GeneratedModules {
  const sorted = sortRoutes([...routes], baseUrl);
  const {routesConfig, routesChunkNames, registry} = generateRoutesCode(sorted);
  const lines = Object.entries(registry)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, module]) =>
        `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
    );
  return {
    routes: routesConfig,
    registry: `export default {\n${lines.join('\n')}};\n`,
    routesChunkNames: JSON.stringify(routesChunkNames, null, 2),
  };
}

export function collapse(
  modules: GeneratedModules,
  siteDir = SITE.siteDir,
): GeneratedModules {
  return collapseRoutes(modules, MODULES, {...SITE, siteDir}).browser;
}

/** The routes of the build of static HTML. */
export function collapseOnServer(modules: GeneratedModules): string {
  return collapseRoutes(modules, MODULES, SITE).serverRoutes;
}

/** A leaf route as a plugin adds it; `plugin` names the plugin, and so its context. */
export function page(
  path: string,
  component = 'page.tsx',
  plugin = 'pages',
): RouteConfig {
  return {path, component, exact: true, context: {plugin: `${plugin}.json`}};
}

export function staticPage(
  path: string,
  plugin = 'reference',
  frame = '/site/Frame',
): RouteConfig {
  return {
    ...page(path, 'StaticPage.tsx', plugin),
    staticFrame: frame,
    dataFile: `/data${path}.json`,
    metadata: {lastUpdatedAt: 0},
  };
}

/** A folder of pages with a layout of its own, as the docs plugin adds it. */
export function folder(path: string, paths: readonly string[]): RouteConfig {
  return {
    path,
    component: 'Layout.tsx',
    routes: paths.map((one) => page(one, 'guide.tsx')),
  };
}

/** What stands for a component: its path and modules, or the number of a family of static pages. */
type Shown = string | number;

function run(source: string, context: object): unknown {
  const code = source.replace(/^import .*$/gm, '').replace('export default', 'result =');
  const sandbox = {...context, result: undefined};
  runInNewContext(code, sandbox);
  return sandbox.result;
}

/** The routes of a generated module, as the browser has them. */
export function readRoutes(modules: GeneratedModules): readonly BrowserRoute[] {
  const names = JSON.parse(modules.routesChunkNames) as Readonly<Record<string, unknown>>;
  const registry = readRegistry(modules);
  const ComponentCreator = (path: string, hash?: string): string =>
    JSON.stringify([path, names[`${path}-${hash}`]], (_, value: unknown) =>
      typeof value === 'string' ? (registry[value] ?? value) : value,
    );
  let families = 0;
  return run(modules.routes, {
    ComponentCreator,
    withDocument: () => families++,
  }) as readonly BrowserRoute[];
}

/** The components that show a path, from the outermost in. */
export function show(routes: readonly BrowserRoute[], path: string): readonly Shown[] {
  return matchRoutes([...routes], path).map(
    ({route}) => (route as {component: unknown}).component as Shown,
  );
}

/** The paths of modules by chunk; throws where the registry is no module. */
export function readRegistry({
  registry,
}: GeneratedModules): Readonly<Record<string, string>> {
  const entries = run(registry.replaceAll('import(', 'load('), {
    load: String,
    require: {resolveWeak: String},
  }) as Readonly<Record<string, readonly [() => string]>>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, [load]]) => [name, load()]),
  );
}

export function readChunkNames({routesChunkNames}: GeneratedModules): unknown {
  return JSON.parse(routesChunkNames);
}

interface ServerFamily {
  readonly components: readonly string[];
  readonly pages: readonly (readonly [
    string,
    number,
    Readonly<Record<string, unknown>>,
  ])[];
  readonly notFound: string;
}

/** The routes of the build of static HTML, and what stands for static pages in them. */
export function readServerRoutes(source: string): {
  readonly routes: readonly BrowserRoute[];
  readonly families: readonly ServerFamily[];
} {
  const families: ServerFamily[] = [];
  const routes = run(source, {
    ComponentCreator: (path: string, hash?: string) => `${path}-${hash}`,
    withPages: (
      components: ServerFamily['components'],
      pages: ServerFamily['pages'],
      notFound: string,
    ) => families.push({components, pages, notFound}),
  }) as readonly BrowserRoute[];
  return {routes, families};
}

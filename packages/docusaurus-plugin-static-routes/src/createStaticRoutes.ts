import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {isBelow, MOUNT_ATTRIBUTE} from './collapse/collapseRoutes';
import {writeCollapsed} from './collapse/writeCollapsed';

/** The static pages of one instance of a plugin. */
export interface StaticPages {
  /** The path, with the base URL, at or below which all its pages are, and no others. */
  readonly path: string;
  /** The module of the frame: the component around the static content of each page. */
  readonly frame: string;
}

/** A page of a plugin that the browser shows from its HTML. */
export interface StaticRoute extends RouteConfig {
  /**
   * The module of the component that renders the whole page while the site is built, with a
   * `StaticPage` in it. It never reaches the browser, so it may read files.
   */
  readonly component: string;
}

/** What a plugin with static pages needs for its own lifecycle methods. */
export interface StaticRoutes {
  /** Whether this is a build; the development server needs an ordinary route for each page. */
  readonly isActive: boolean;
  /** For `getClientModules`. */
  readonly clientModules: readonly string[];
  /** The route to pass to `actions.addRoute`. */
  readonly toRoute: (page: StaticRoute) => RouteConfig;
  /**
   * For `configureWebpack`: replaces the routes of all static pages of the site by one for each
   * plugin instance. Throws if two plugins have pages at one place, and if Docusaurus generates
   * unknown code.
   */
  readonly configureWebpack: NonNullable<Plugin['configureWebpack']>;
}

/** The path of a module of this package. */
export function resolveModule(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

const DOCUMENT_ROUTE = resolveModule('client/DocumentRoute');
const CLIENT = {
  createRoutes: resolveModule('client/createRoutes'),
  withDocument: resolveModule('client/withDocument'),
  withPages: resolveModule('client/withPages'),
};

/** Pages go by their own address, plain links navigate, folds stay after Back. */
export const STATIC_CLIENT_MODULES = ['ownAddress', 'staticLinks', 'keepFolds'].map(
  (name) => resolveModule(`client/${name}`),
);

function isActive(): boolean {
  return process.env.NODE_ENV !== 'development';
}

/** The `configureWebpack` of every plugin with static pages; the first one serves all. */
export function createCollapse(
  context: LoadContext,
): NonNullable<Plugin['configureWebpack']> {
  return ({resolve}, isServer) => {
    const isDone = resolve?.alias && '@generated/routes$' in resolve.alias;
    if (!isActive() || isDone) return {};
    return {
      // Before the alias of all generated modules.
      mergeStrategy: {'resolve.alias': 'prepend'},
      resolve: {alias: {...writeCollapsed(context, CLIENT, isServer)}},
      // Every page names every chunk. A short number is enough, and 16 million hashes of what it contains.
      optimization: {chunkIds: 'natural'},
      // Types and Rspack allow options here that webpack refuses: tests/static builds with it.
      ...(!isServer && {output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'}}),
    };
  };
}

/**
 * Creates what a plugin needs to add static pages.
 *
 * @param context - what Docusaurus passes to the plugin
 * @example
 * const staticRoutes = createStaticRoutes(context, {path: '/glossary', frame});
 * return {
 *   name: 'glossary',
 *   getClientModules: () => [...staticRoutes.clientModules],
 *   configureWebpack: staticRoutes.configureWebpack,
 *   contentLoaded({actions}) {
 *     actions.addRoute(staticRoutes.toRoute({path: '/glossary/a', component}));
 *   },
 * };
 */
export function createStaticRoutes(
  context: LoadContext,
  {path, frame}: StaticPages,
): StaticRoutes {
  return {
    isActive: isActive(),
    clientModules: STATIC_CLIENT_MODULES,
    toRoute(page) {
      if (!isBelow(page.path, path))
        throw new Error(
          `The static page "${page.path}" is not below "${path}", the path of the static pages of its plugin.`,
        );
      if (!isActive()) return {exact: true, ...page};
      const modules = {...page.modules, documentRoute: DOCUMENT_ROUTE, frame};
      return {exact: true, ...page, modules, [MOUNT_ATTRIBUTE]: path};
    },
    configureWebpack: createCollapse(context),
  };
}

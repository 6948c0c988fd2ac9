import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {FRAME_ATTRIBUTE} from './collapse/collapseRoutes';
import {writeCollapsed} from './collapse/writeCollapsed';
import {leanHelpers} from './lean/leanHelpers';
import {LEAN_ALIASES, leanModules} from './lean/leanModules';
import {leanSettings} from './lean/leanSettings';
import {quickRender} from './render/quickRender';
import {sameBytes} from './sameBytes';

/** A page of a plugin that the browser shows from its HTML. */
export interface StaticRoute extends RouteConfig {
  /**
   * Path of the module of the component that renders the whole page while the site is built, a
   * `StaticPage` somewhere in it. It never reaches the browser, so it may read files.
   */
  readonly component: string;
  /** Path of the module of the frame: the component around the page's static content. */
  readonly frame: string;
}

/** What a plugin with static pages takes over into itself. */
export interface StaticRoutes {
  /** Whether this is a build; the development server needs an ordinary route for each page. */
  readonly isActive: boolean;
  /** For `getClientModules`: plain links switch pages without a new document, folds stay after Back. */
  readonly clientModules: readonly string[];
  /** The route to hand to `actions.addRoute`. */
  readonly toRoute: (page: StaticRoute) => RouteConfig;
  /**
   * For `configureWebpack`: puts a few routes in the place of all static pages of the site. Throws
   * where the browser would not show one of them, and where Docusaurus generates unknown code.
   */
  readonly configureWebpack: NonNullable<Plugin['configureWebpack']>;
}

function resolve(module: string): string {
  return fileURLToPath(new URL(module, import.meta.url));
}

/**
 * What a plugin needs to add static pages. Several plugins, and instances of one, can each
 * create their own: the pages of all are collapsed together, once.
 *
 * @param context - what Docusaurus hands to the plugin
 * @returns what the plugin puts into its own lifecycle methods
 * @example
 * const staticRoutes = createStaticRoutes(context);
 * return {
 *   name: 'glossary',
 *   getClientModules: () => [...staticRoutes.clientModules],
 *   configureWebpack: staticRoutes.configureWebpack,
 *   contentLoaded({actions}) {
 *     actions.addRoute(staticRoutes.toRoute({path: '/glossary/a', component, frame}));
 *   },
 * };
 */
export function createStaticRoutes(context: LoadContext): StaticRoutes {
  const isActive = process.env.NODE_ENV !== 'development';
  return {
    isActive,
    clientModules: ['ownAddress', 'staticLinks', 'keepFolds'].map((name) =>
      resolve(`client/${name}`),
    ),
    toRoute: ({frame, ...route}) => ({exact: true, ...route, [FRAME_ATTRIBUTE]: frame}),
    configureWebpack(config, isServer, {currentBundler}) {
      const rules = isActive
        ? [
            ...writeCollapsed(context, MODULES, isServer),
            ...leanSettings(context.generatedFilesDir),
            ...(isServer
              ? quickRender(context)
              : [...leanHelpers(context.siteDir), ...leanModules(context)]),
          ]
        : [];
      const resources = new Set(rules.map(({resource}) => resource));
      const isDone = config.module?.rules?.some(
        (rule) =>
          typeof rule === 'object' &&
          typeof rule?.resource === 'string' &&
          resources.has(rule.resource),
      );
      return isDone
        ? {}
        : {
            ...sameBytes(context.siteDir, isServer, currentBundler),
            module: {rules},
            ...(isActive && !isServer && {resolve: {alias: LEAN_ALIASES}}),
          };
    },
  };
}

const MODULES = {
  wrapper: resolve('client/withDocument'),
  documentRoute: resolve('client/DocumentRoute'),
  pages: resolve('client/withPages'),
};

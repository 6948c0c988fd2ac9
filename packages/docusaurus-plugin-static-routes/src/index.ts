import type {LoadContext, Plugin} from '@docusaurus/types';
import {createCollapse, STATIC_CLIENT_MODULES} from './createStaticRoutes';

/**
 * Serves static pages of plugins that only mark them with `createStaticRoutes(…).toRoute`.
 *
 * @example
 * plugins: ['docusaurus-plugin-static-routes'];
 */
export default function pluginStaticRoutes(context: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-static-routes',
    getClientModules: () => [...STATIC_CLIENT_MODULES],
    configureWebpack: createCollapse(context),
  };
}

export {
  createStaticRoutes,
  type StaticPages,
  type StaticRoute,
  type StaticRoutes,
} from './createStaticRoutes';

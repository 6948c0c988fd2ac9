import type {LoadContext, Plugin} from '@docusaurus/types';
import {createStaticRoutes} from './createStaticRoutes';

/**
 * For sites whose other plugins only mark their pages, with `createStaticRoutes().toRoute`.
 *
 * @param context - what Docusaurus hands to the plugin
 * @returns a plugin without options
 * @example
 * plugins: ['docusaurus-plugin-static-routes'];
 */
export default function pluginStaticRoutes(context: LoadContext): Plugin {
  const {clientModules, configureWebpack} = createStaticRoutes(context);
  return {
    name: 'docusaurus-plugin-static-routes',
    getClientModules: () => [...clientModules],
    configureWebpack,
  };
}

export {
  createStaticRoutes,
  type StaticRoute,
  type StaticRoutes,
} from './createStaticRoutes';
export {sameBytes} from './sameBytes';

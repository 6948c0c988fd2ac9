import {createRequire} from 'node:module';
import {dirname, extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {findReplacement} from './findReplacement';

const coreClientDir = dirname(
  createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/clientEntry.js'),
);
const clientDir = fileURLToPath(new URL('client', import.meta.url));
/** As a source and as built. An ES module, such as one of a package, imports files by whole names. */
const extension = extname(fileURLToPath(import.meta.url));

/**
 * Makes route lookup in the browser as exact as the file system is on the server.
 *
 * @example
 * plugins: ['docusaurus-plugin-exact-routes'];
 */
export default function pluginExactRoutes(): Plugin {
  return {
    name: 'docusaurus-plugin-exact-routes',
    getClientModules: () => [join(clientDir, `ownAddress${extension}`)],
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            /^(?:@generated\/routes|@docusaurus\/renderRoutes|\.\/preload|\.\/normalizeLocation)$/,
            (module: {request: string; context: string}) => {
              const replacement = findReplacement(module, coreClientDir);
              if (replacement !== undefined) {
                module.request = join(clientDir, replacement + extension);
              }
            },
          ),
        ],
      };
    },
  };
}

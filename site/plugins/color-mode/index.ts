import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {INITIAL_COLOR_MODE_SCRIPT} from './initialColorModeScript';

const themeCommonDir = dirname(require.resolve('@docusaurus/theme-common'));

/**
 * Makes light the colour mode of a first visit and keeps all three choices, light, dark and
 * system, under the key `theme`. The classic theme does one or the other: with the system
 * mode on, a first visit follows the system, and choosing "system" removes the key.
 *
 * Prints in light colours whatever the mode.
 *
 * List it after the classic theme, so that its script runs after that of the theme.
 */
export default function pluginColorMode(): Plugin {
  return {
    name: 'color-mode',
    getClientModules: () => [join(__dirname, 'printInLight.ts')],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: INITIAL_COLOR_MODE_SCRIPT}],
    }),
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {
          // The package does not export this module.
          alias: {'theme-common-storage': join(themeCommonDir, 'utils/storageUtils.js')},
        },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\.\/utils\/storageUtils$/,
            (module: {request: string; context: string}) => {
              if (module.context === join(themeCommonDir, 'contexts')) {
                module.request = join(__dirname, 'storage.ts');
              }
            },
          ),
        ],
      };
    },
  };
}

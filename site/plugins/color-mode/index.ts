import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {focusByKeyboard} from 'graphql-reference/docusaurus';
import {INITIAL_COLOR_MODE_SCRIPT} from './initialColorModeScript';

/**
 * Makes light the colour mode of a first visit and keeps all three choices (light, dark and system)
 * under the key `theme`. The classic theme does one or the other: if the system mode is on, a first
 * visit follows the system, and choosing "system" removes the key.
 *
 * Prints in light colours, whatever the mode. Leaves it to browsers when an outline shows the focus.
 *
 * List it after the classic theme, so that its script runs after the theme's.
 */
export default function pluginColorMode(): Plugin {
  return {
    name: 'color-mode',
    getClientModules: () =>
      ['printInLight.ts', 'storeSystemChoice.ts'].map((file) => join(__dirname, file)),
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, focusByKeyboard],
    }),
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: INITIAL_COLOR_MODE_SCRIPT}],
    }),
  };
}

import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {minify_sync} from 'terser';
import {createCollapse, resolveModule, STATIC_CLIENT_MODULES} from './createStaticRoutes';
import {RECOVERY_TEXTS} from './recoveryTexts';

const RECOVERY = fileURLToPath(new URL('recovery.cjs', import.meta.url));

/** The script as every page has it. */
function readRecovery(): string {
  return minify_sync(readFileSync(RECOVERY, 'utf8')).code ?? '';
}

/**
 * Keeps pages readable if their scripts fail, and serves static pages of plugins that only mark
 * them with `createStaticRoutes(…).toRoute`.
 *
 * @example
 * plugins: ['docusaurus-plugin-static-routes'];
 */
export default function pluginStaticRoutes(
  context: LoadContext,
): Plugin<typeof RECOVERY_TEXTS> {
  return {
    name: 'docusaurus-plugin-static-routes',
    loadContent: () => RECOVERY_TEXTS,
    getTranslationFiles: ({content}) => [{path: 'texts', content}],
    translateContent: ({content, translationFiles: [file]}) => ({
      ...content,
      ...file?.content,
    }),
    getThemePath: () => './theme',
    // From the sources and from the built package.
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => [
      ...STATIC_CLIENT_MODULES,
      resolveModule('client/scrollAfterReload'),
    ],
    configureWebpack: createCollapse(context),
    injectHtmlTags({content: {failed, missing, unreachable, retry}}) {
      // The development server sends pages without content.
      if (process.env.NODE_ENV === 'development') return {};
      const attributes = {
        'data-failed': failed.message,
        'data-missing': missing.message.replace('{baseUrl}', context.baseUrl),
        'data-unreachable': unreachable.message,
        'data-retry': retry.message,
      };
      return {headTags: [{tagName: 'script', attributes, innerHTML: readRecovery()}]};
    },
  };
}

export {
  createStaticRoutes,
  type StaticPages,
  type StaticRoute,
  type StaticRoutes,
} from './createStaticRoutes';

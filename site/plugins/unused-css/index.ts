import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createVariablesPlugin} from './createVariablesPlugin';

/** Where a class name may be written: a selector whose words stand in none of these goes. */
function listSources(siteDir: string): string[] {
  const libraries = [
    '@docusaurus/core/lib/client/App.js',
    '@docusaurus/theme-classic',
    '@docusaurus/theme-common',
  ];
  return [
    ...libraries.map((name) => path.join(path.dirname(require.resolve(name)), '**/*.js')),
    path.join(siteDir, '../packages/*/src/**/*.{ts,tsx,css}'),
    path.join(siteDir, 'src/**/*.{ts,tsx,mdx,css}'),
    path.join(siteDir, '{docs,blog}/**/*.{md,mdx}'),
  ];
}

/**
 * Leaves the rules and variables out of the stylesheet that no page can use, and writes what is the same on every
 * page without a variable. Most are Infima's, the style library of the classic theme, of which a
 * documentation site needs about half.
 */
export default function pluginUnusedCss({siteDir}: LoadContext): Plugin {
  return {
    name: 'unused-css',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(
          purgeCss({
            content: listSources(siteDir),
            // Names of CSS modules are made by the bundler and so stand in no source.
            safelist: {standard: [/_[\w-]{4}$/], deep: [/^data-/, /^:/]},
            // Words joined by `--` and `__` are one name.
            defaultExtractor: (source: string) => source.match(/[\w-]+/g) ?? [],
          }),
        );
      }
      return options;
    },
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {plugins: [createVariablesPlugin(currentBundler.instance)]},
  };
}

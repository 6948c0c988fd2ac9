import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {posixPath} from '@docusaurus/utils';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {collectScopes} from './indexer/collectScopes';
import {collectSectionKeywords} from './indexer/collectSectionKeywords';
import {findReadRoutes} from './indexer/findReadRoutes';
import {readGuides} from './indexer/readGuides';
import {toIndex} from './indexer/toIndex';
import {writeIndex} from './indexer/writeIndex';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {Options, SearchLink} from './options';
export {DEFAULT_SYNONYMS} from './defaultSynonyms';
export type {MemberKind, SearchMember, SearchPage} from 'graphql-api-model';

/**
 * Docusaurus puts the styles of all chunks into the stylesheet of every page. Those of the palette
 * go into a file of their own, which is fetched with the palette.
 */
const SPLIT = {
  splitChunks: {
    cacheGroups: {
      searchStyles: {
        name: 'search-palette',
        test: /docusaurus-theme-instant-search.(?:src|lib).client.Palette/u,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        enforce: true,
        priority: 60,
      },
    },
  },
};

/** Lists for `docusaurus swizzle` which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {wrap: 'safe', eject: 'safe'} as const;
  return {components: {SearchBar: {actions, description: 'The box in the navbar.'}}};
}

/** A search box in the navbar and, after each build, the index it searches. */
export default function instantSearch(
  _context: LoadContext,
  {fallback, startingPoints, synonyms, secondary}: PluginOptions,
): Plugin {
  return {
    name: 'docusaurus-theme-instant-search',
    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    // For `docusaurus write-translations`, which looks for texts in what a plugin watches.
    getPathsToWatch: () => [
      posixPath(fileURLToPath(new URL('client/**/*.{js,jsx,ts,tsx}', import.meta.url))),
    ],
    getClientModules: () => ['./client/recentPages'],
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: SPLIT}),
    contentLoaded: ({actions}) => actions.setGlobalData({fallback, startingPoints}),
    postBuild: async ({outDir, baseUrl, routesPaths, plugins}) => {
      const scopes = collectScopes(plugins, baseUrl);
      const urls = new Set(
        scopes[0].pages.flatMap(({url, otherUrls = []}) => [url, ...otherUrls]),
      );
      const routes = findReadRoutes(routesPaths, plugins);
      const site = {outDir, baseUrl, routes};
      const {guides, texts} = await readGuides(
        site,
        urls,
        synonyms,
        secondary.map((start) => baseUrl + start.slice(1)),
        collectSectionKeywords(plugins),
      );
      for (const {basePath, pages} of scopes) {
        const folder = path.join(outDir, basePath.slice(baseUrl.length));
        await writeIndex(folder, toIndex(pages, guides, synonyms), texts);
      }
    },
  };
}

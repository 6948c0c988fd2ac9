import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import {toVersionMetadataProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  createSlugger,
  getPluginI18nPath,
  normalizeUrl,
  parseMarkdownHeadingId,
  posixPath,
} from '@docusaurus/utils';
import {createToCanonical} from 'docusaurus-plugin-markdown-pages/createToCanonical';
import {createStaticRoutes} from 'docusaurus-plugin-static-routes';
import {codeTabsScript} from 'docusaurus-theme-static-code';
import {toBasePath} from 'graphql-api-model';
import {type Instance, listContents, PLUGIN_NAME} from './content/createInstance';
import {createPages} from './content/createPages';
import {FRAME} from './content/createRoutes';
import {writeFiles} from './content/writeFiles';
import {listClientModules} from './listClientModules';
import {countEntries} from './pages/listings/toOverviewPage';
import {describeBrokenLinks} from './source/reportModel';
import {
  readTranslations,
  toTranslationFile,
  TRANSLATION_PATH,
} from './words/translations';

function warn(message: string): void {
  logger.warn(message);
}

/** A file or folder of this package; those of a plugin that is a function must be absolute. */
function toFile(name: string): string {
  return path.isAbsolute(name) ? name : fileURLToPath(new URL(name, import.meta.url));
}

/** The language that is being built, as the attribute `lang` has it. */
function getLanguage({i18n}: LoadContext): string {
  return i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
}

/** The file with the translations of an instance, as the owner knows it. */
function getTranslationFile(
  {siteDir, localizationDir}: LoadContext,
  pluginId: string,
): string {
  const folder = getPluginI18nPath({localizationDir, pluginName: PLUGIN_NAME, pluginId});
  return posixPath(path.relative(siteDir, path.join(folder, `${TRANSLATION_PATH}.json`)));
}

/** Opens a reference for a site and a language, and creates the function that writes its pages. */
function open(loadContext: LoadContext, instance: Instance) {
  const {siteDir, localizationDir, siteConfig, baseUrl, generatedFilesDir} = loadContext;
  const {markdown} = siteConfig;
  const {id, routeBasePath, collapseRoutes} = instance.getOptions();
  const basePath = toBasePath(baseUrl, routeBasePath);
  const createRoutes = (below: string) =>
    createStaticRoutes(loadContext, {path: below, frame: FRAME});
  const staticRoutes = createRoutes(basePath);
  const isCollapsed = collapseRoutes && staticRoutes.isActive;
  const paths = instance.open(
    {
      siteDir,
      localizationPath: posixPath(path.relative(siteDir, localizationDir)),
      baseUrl,
      toHref: (to) => normalizeUrl([baseUrl, to]),
      basePath,
      isDevelopment: process.env.NODE_ENV === 'development',
      logger,
    },
    markdown.format,
  );
  const writePages = createPages({
    directory: path.join(generatedFilesDir, PLUGIN_NAME, id),
    headingIds: {createSlugger, parseMarkdownHeadingId, ...markdown.anchors},
    toAddress: createToCanonical(loadContext),
    toRouteBelow(below) {
      if (!isCollapsed) return undefined;
      return (below === basePath ? staticRoutes : createRoutes(below)).toRoute;
    },
    toVersionProp: toVersionMetadataProp,
  });
  return {staticRoutes, isCollapsed, paths, writePages};
}

/** The plugin of Docusaurus for a reference. */
export function createPlugin(loadContext: LoadContext, instance: Instance): Plugin {
  const options = instance.getOptions();
  const {siteConfig, siteStorage, baseUrl} = loadContext;
  const {staticRoutes, isCollapsed, paths, writePages} = open(loadContext, instance);
  let getTranslated = instance.getContent;
  return {
    name: PLUGIN_NAME,
    getThemePath: () => toFile('./theme'),
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => toFile('../src/theme'),
    getClientModules: () => [
      ...listClientModules(options).map(toFile),
      ...staticRoutes.clientModules,
    ],
    injectHtmlTags() {
      if (options.requests === false) return {};
      const innerHTML = codeTabsScript(siteStorage.namespace);
      return {postBodyTags: [{tagName: 'script', innerHTML}]};
    },
    getPathsToWatch: () => [...paths],
    getTranslationFiles: () => [toTranslationFile(options)],
    loadContent: instance.load,

    // Runs before `allContentLoaded`, which makes the pages of what this returns.
    translateContent({translationFiles: [translated]}) {
      if (!translated) return instance.getContent();
      const language = getLanguage(loadContext);
      const file = getTranslationFile(loadContext, options.id);
      return instance.translate(
        readTranslations(translated, {own: options, language, file, warn}),
      );
    },

    allContentLoaded({allContent, actions}) {
      const own = listContents(allContent).find((one) => one.options.id === options.id);
      const content = own ?? instance.getContent();
      getTranslated = () => content;
      for (const route of writePages(content, allContent)) actions.addRoute(route);
      actions.setGlobalData(countEntries(content.context));
    },

    postBuild({outDir, routesPaths}) {
      const content = getTranslated();
      const {reference, resolve} = content;
      const broken = describeBrokenLinks(reference.model, resolve, routesPaths);
      if (broken !== undefined && siteConfig.onBrokenLinks !== 'ignore') warn(broken);
      writeFiles(content, {outDir, baseUrl, url: siteConfig.url});
    },

    ...(isCollapsed && {configureWebpack: staticRoutes.configureWebpack}),
  };
}

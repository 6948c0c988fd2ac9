import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import type {
  AllContent,
  LoadContext,
  Plugin,
  RouteConfig,
  SwizzleConfig,
} from '@docusaurus/types';
import {toVersionMetadataProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import {
  createSlugger,
  getPluginI18nPath,
  normalizeUrl,
  parseMarkdownHeadingId,
  posixPath,
} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {createStaticRoutes, type StaticRoutes} from 'docusaurus-plugin-static-routes';
import {getMarkdownPages} from 'docusaurus-plugin-markdown-pages';
import {codeTabsScript} from 'docusaurus-theme-static-code';
import {lazy, toBasePath} from 'graphql-api-model';
import type {Content} from './content/createContent';
import {createRoutes, FRAME} from './content/createRoutes';
import {
  createInstance,
  listContents,
  PLUGIN_NAME,
  type Instance,
  type LoadedContent,
} from './createInstance';
import {createVersionsOf} from './content/createVersionsOf';
import {toVersion} from './content/toVersion';
import {writeIfChanged} from './content/writePages';
import {createGuides} from './guides/createGuides';
import {describeExamples} from './guides/describeExamples';
import {findGuidePages} from './guides/findGuidePages';
import {createThemeText} from './markdown/createThemeText';
import {toPageList} from './content/toPageList';
import {writeFiles} from './content/writeFiles';
import {listClientModules} from './listClientModules';
import {joinReferences, type Reference} from './joinReferences';
import {completeOptions, type Options, type PluginOptions} from './options/options';
import type {PageContext} from './pages/context';
import type {ReferencePage} from './pages/types';
import {countEntries} from './pages/listings/toOverviewPage';
import {describeBrokenLinks} from './source/reportModel';
import {swizzleConfig} from './swizzleConfig';
import {
  readTranslations,
  toTranslationFile,
  TRANSLATION_PATH,
} from './words/translations';

/** A file or folder of this package, or an absolute one. */
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

function createPlugin(loadContext: LoadContext, instance: Instance): Plugin {
  const options = instance.getOptions();
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = loadContext;
  const directory = path.join(generatedFilesDir, PLUGIN_NAME, options.id);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const basePath = toBasePath(baseUrl, options.routeBasePath);
  const staticRoutes = createStaticRoutes(loadContext, {path: basePath, frame: FRAME});
  const isCollapsed = options.collapseRoutes && staticRoutes.isActive;
  const paths = instance.open(
    {
      siteDir,
      baseUrl,
      toHref: (to: string) => normalizeUrl([baseUrl, to]),
      basePath,
      isDevelopment,
      logger,
    },
    siteConfig.markdown.format,
  );
  const toRouteBelow = (below: string): StaticRoutes['toRoute'] | undefined => {
    if (!isCollapsed) return undefined;
    const own = {path: below, frame: FRAME};
    const routes =
      below === basePath ? staticRoutes : createStaticRoutes(loadContext, own);
    return routes.toRoute;
  };
  const toVersionFile = ({version = ''}: Content): string =>
    path.join(directory, version, 'version.json');
  let loaded: LoadedContent | undefined;
  const toAddress = (href: string): string => {
    const {url, trailingSlash} = siteConfig;
    return new URL(applyTrailingSlash(href, {baseUrl, trailingSlash}), url).href;
  };
  /** An edit of a guide that concerns no page leaves the pages as they are. */
  let written:
    | {context: PageContext; guidesKey: string; routes: readonly RouteConfig[]}
    | undefined;

  return {
    name: PLUGIN_NAME,
    // Absolute, because relative ones of a plugin that is a function are those of the configuration.
    getThemePath: () => toFile('./theme'),
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => toFile('../src/theme'),
    getClientModules: () => [
      ...listClientModules(options).map(toFile),
      ...staticRoutes.clientModules,
    ],
    injectHtmlTags() {
      if (options.requests === false) return {};
      const innerHTML = codeTabsScript(loadContext.siteStorage.namespace);
      return {postBodyTags: [{tagName: 'script', innerHTML}]};
    },
    getPathsToWatch: () => [...paths],
    getTranslationFiles: () => [toTranslationFile(options)],

    loadContent: instance.load,

    // Runs before `allContentLoaded`, which makes the pages of what this returns.
    translateContent({translationFiles}) {
      const english = instance.getContent();
      const [translated] = translationFiles;
      if (!translated) return english;
      const words = readTranslations(translated, {
        own: options,
        language: getLanguage(loadContext),
        file: getTranslationFile(loadContext, options.id),
        warn: (text) => {
          logger.warn(text);
        },
      });
      const translate = (one: Content): Content => ({
        ...one,
        context: one.toContext(words),
      });
      return {
        ...english,
        ...translate(english),
        earlier: english.earlier?.map(translate) ?? [],
      };
    },

    allContentLoaded({allContent, actions}) {
      const [first, ...others] = listContents(allContent);
      const own = [first, ...others].find((one) => one?.options.id === options.id);
      if (!first || !own) return;
      loaded = own;
      const {context, earlier = []} = own;
      const guides = createGuides(
        first.checkGuides(allContent),
        {
          pages: findGuidePages(allContent, siteDir),
          createSlugger,
          parseMarkdownHeadingId,
          ...siteConfig.markdown.anchors,
        },
        own,
      );
      const guidesKey = JSON.stringify([
        ...guides.examples,
        ...guides.links,
        ...guides.migrations,
        ...guides.uses,
      ]);
      if (written?.context !== context || written.guidesKey !== guidesKey) {
        const described = describeExamples(guides, own.reference.model);
        if (described !== undefined) logger.info(described);
        const markdown = getMarkdownPages(allContent);
        const themeText = createThemeText(loadContext.codeTranslations);
        markdown?.addList(toPageList(context, themeText('flag.deprecated')));
        const onPageOf = ({context: {t}, createToMarkdown}: Content) => {
          const toMarkdown = createToMarkdown({t, themeText});
          return (page: ReferencePage) => markdown?.addPage(toMarkdown(page));
        };
        const states = [{...own, context: {...context, guides}}, ...earlier];
        const versionsOf = createVersionsOf([own, ...earlier], toAddress);
        const routes = states.flatMap((state, index) =>
          createRoutes(state, {
            siteDir,
            baseUrl,
            directory: path.join(directory, state.version ?? '', 'pages'),
            versionFile: toVersionFile(state),
            toRoute: toRouteBelow(state.basePath),
            ...(markdown && {onPage: onPageOf(state)}),
            ...(earlier.length > 0 && {versionsOf: (href) => versionsOf(index, href)}),
          }),
        );
        written = {context, guidesKey, routes};
      }
      for (const state of [own, ...earlier]) {
        const {version} = state;
        const sidebar = toVersion(allContent, state.context, {
          options: state.options,
          baseUrl,
          toProp: toVersionMetadataProp,
        });
        const shown = version === undefined ? sidebar : {...sidebar, noIndex: true};
        writeIfChanged(toVersionFile(state), JSON.stringify(shown));
      }
      for (const route of written.routes) actions.addRoute(route);
      actions.setGlobalData(countEntries(context));
    },

    postBuild({outDir, routesPaths}) {
      if (!loaded) return;
      const broken = describeBrokenLinks(
        loaded.reference.model,
        loaded.resolve,
        routesPaths,
      );
      if (broken !== undefined && siteConfig.onBrokenLinks !== 'ignore')
        logger.warn(broken);
      writeFiles(loaded, {outDir, baseUrl, url: siteConfig.url});
    },

    ...(isCollapsed && {configureWebpack: staticRoutes.configureWebpack}),
  };
}

/** The plugin for sites that need only the pages: `['docusaurus-plugin-graphql-reference', options]`. */
export default function graphqlReference(
  loadContext: LoadContext,
  options: PluginOptions,
): Plugin {
  return createPlugin(
    loadContext,
    createInstance(() => options),
  );
}

/**
 * Creates the reference of a schema for the configuration of a site. A site with several schemas has
 * one for each.
 *
 * @example
 * const reference = createReference({schema: 'schema/*.graphql'});
 * // docs: {beforeDefaultRemarkPlugins: reference.remarkPlugins}, plugins: [reference.plugin]
 */
export function createReference(options: Options): Reference {
  const instance = createInstance(lazy(() => completeOptions(options)));
  const plugin = (context: LoadContext): Plugin => createPlugin(context, instance);
  const {id} = options;
  return {
    instance,
    plugin: [Object.assign(plugin, {getSwizzleConfig}), {...(id !== undefined && {id})}],
    ...joinReferences({instance}),
  };
}

export function validateOptions({options}: {readonly options: unknown}): PluginOptions {
  return completeOptions(options);
}

/** Lists for `docusaurus swizzle` which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  return swizzleConfig;
}

export {joinReferences, type GuideOptions, type Reference} from './joinReferences';
export type {Options} from './options/options';
export type {TypeGuide} from './options/typeGuide';
export type {RequestTab} from 'graphql-examples/programs';
export type {HeaderRule, RequestOptions} from './options/requestOptions';
export type {ReferenceSize} from './pages/listings/toOverviewPage';
export type * from './pages/sections';
export type * from './render/Rendered';
export type * from './pages/types';
export type {ReferenceLink, SdlToken, TypeLink} from 'graphql-api-model';

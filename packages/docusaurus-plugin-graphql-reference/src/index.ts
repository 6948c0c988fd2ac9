import path from 'node:path';
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
import {memoize, toBasePath} from 'graphql-api-model';
import type {CheckedText} from 'graphql-samples';
import {type Content, createContent} from './content/createContent';
import {createEarlier} from './content/createEarlier';
import {createRoutes, FRAME} from './content/createRoutes';
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
import {completeOptions, type PluginOptions} from './options/options';
import type {PageContext} from './pages/context';
import type {ReferencePage} from './pages/types';
import {countEntries} from './pages/listings/toOverviewPage';
import {createSampleAssertion} from './samples/createSampleAssertion';
import {tellBaseUrl} from './samples/languageBaseUrl';
import {createSource} from './source/createSource';
import {describeBrokenLinks} from './source/reportModel';
import {swizzleConfig} from './swizzleConfig';
import {
  readTranslations,
  toTranslationFile,
  TRANSLATION_PATH,
} from './words/translations';

const NAME = 'docusaurus-plugin-graphql-reference';

/** The contents of checked guides, by the content of all plugins, which all instances get. */
const CHECKED = new WeakMap<AllContent, readonly CheckedText[]>();

/** The contents of all instances. */
function listInstances(allContent: AllContent): readonly Content[] {
  return Object.values(allContent[NAME] ?? {}) as readonly Content[];
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
  const folder = getPluginI18nPath({localizationDir, pluginName: NAME, pluginId});
  return posixPath(path.relative(siteDir, path.join(folder, `${TRANSLATION_PATH}.json`)));
}

export default function graphqlReference(
  loadContext: LoadContext,
  options: PluginOptions,
): Plugin<Content> {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = loadContext;
  tellBaseUrl(siteDir, baseUrl);
  const directory = path.join(generatedFilesDir, NAME, options.id);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const basePath = toBasePath(baseUrl, options.routeBasePath);
  const staticRoutes = createStaticRoutes(loadContext, {path: basePath, frame: FRAME});
  const isCollapsed = options.collapseRoutes && staticRoutes.isActive;
  const site = {
    siteDir,
    baseUrl,
    toHref: (to: string) => normalizeUrl([baseUrl, to]),
    basePath,
    isDevelopment,
    logger,
  };
  const toRouteBelow = (below: string): StaticRoutes['toRoute'] | undefined => {
    if (!isCollapsed) return undefined;
    const own = {path: below, frame: FRAME};
    const routes =
      below === basePath ? staticRoutes : createStaticRoutes(loadContext, own);
    return routes.toRoute;
  };
  const toVersionFile = ({version = ''}: Content): string =>
    path.join(directory, version, 'version.json');
  const source = createSource(options, siteDir, site);
  const assertSamples = createSampleAssertion(siteDir);
  const toAddress = (href: string): string => {
    const {url, trailingSlash} = siteConfig;
    return new URL(applyTrailingSlash(href, {baseUrl, trailingSlash}), url).href;
  };
  // Here and not where the schema is loaded: this runs after an edit of a guide, too. A guide belongs
  // to one of the schemas, so the first instance checks for all of them.
  const checkSamples = memoize(
    (allContent: AllContent) =>
      assertSamples(listInstances(allContent), siteConfig.markdown.format, logger),
    CHECKED,
  );
  let content: Content | undefined;
  /** An edit of a guide that concerns no page leaves the pages as they are. */
  let written:
    | {context: PageContext; guidesKey: string; routes: readonly RouteConfig[]}
    | undefined;

  return {
    name: NAME,
    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => [
      ...listClientModules(options),
      ...staticRoutes.clientModules,
    ],
    injectHtmlTags() {
      if (options.requests === false) return {};
      const innerHTML = codeTabsScript(loadContext.siteStorage.namespace);
      return {postBodyTags: [{tagName: 'script', innerHTML}]};
    },
    getPathsToWatch: () => [...source.paths],
    getTranslationFiles: () => [toTranslationFile(options)],

    async loadContent() {
      const reference = await source.load();
      if (content?.reference !== reference) {
        const earlier = createEarlier(options, reference, site);
        content = {
          ...createContent(options, reference, site),
          earlier,
          searchVersions: earlier,
        };
      }
      return content;
    },

    // Runs before `allContentLoaded`, which makes the pages of what this returns.
    translateContent({content: loaded, translationFiles}) {
      const [translated] = translationFiles;
      if (!translated) return loaded;
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
      return {...translate(loaded), earlier: loaded.earlier?.map(translate) ?? []};
    },

    allContentLoaded({allContent, actions}) {
      const own = allContent[NAME]?.[options.id] as Content;
      const {context, earlier = []} = own;
      const guides = createGuides(
        checkSamples(allContent),
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

    postBuild({outDir, routesPaths, content: loaded}) {
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

export function validateOptions({options}: {readonly options: unknown}): PluginOptions {
  return completeOptions(options);
}

/** Lists for `docusaurus swizzle` which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  return swizzleConfig;
}

export type {Options} from './options/options';
export type {TypeGuide} from './options/typeGuide';
export type {RequestTab} from 'graphql-examples/programs';
export type {HeaderRule, RequestOptions} from './options/requestOptions';
export type {ReferenceSize} from './pages/listings/toOverviewPage';
export type * from './pages/sections';
export type * from './render/Rendered';
export type * from './pages/types';
export type {ReferenceLink, SdlToken, TypeLink} from 'graphql-api-model';

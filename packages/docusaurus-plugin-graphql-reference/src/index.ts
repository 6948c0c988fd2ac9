import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {getPluginI18nPath, posixPath} from '@docusaurus/utils';
import {createStaticRoutes} from 'docusaurus-plugin-static-routes';
import {codeFrameModules} from 'docusaurus-theme-static-code';
import {assertDescribed, assertSamples} from './assertQuality';
import {findSource} from './findSource';
import {completeOptions, type PluginOptions} from './options';
import {type Doc, type SidebarItem, toGuideNavigation} from './pages/toGuideNavigation';
import {createPageContext, type PageContext} from './pages/context';
import {countEntries, type ReferenceSize} from './pages/countEntries';
import {createNavigation} from './pages/navigation';
import {toPages} from './pages/toPages';
import type {NavigationItem} from './pages/types';
import {sayInEnglish} from './pages/words/createSay';
import {
  readTranslations,
  toTranslationFile,
  TRANSLATION_PATH,
  type Words,
} from './pages/words/translations';
import {toModuleRoutes, toStaticRoutes} from './routes';
import {createDescriptionCode} from './samples/createDescriptionCode';
import {
  createPermalinks,
  createSchemaLoader,
  describeSchema,
  getPathsToWatch,
  type LoadedSchema,
  ReportError,
  type SearchPage,
  toBasePath,
  toSearchPages,
} from 'graphql-api-model';
import {swizzleConfig} from './swizzleConfig';
import {writePages} from './writePages';

const NAME = 'docusaurus-plugin-graphql-reference';

interface Content {
  readonly options: PluginOptions;
  readonly loaded: LoadedSchema;
  readonly context: PageContext;
  /** The context in other words. */
  readonly toContext: (words: Words) => PageContext;
  /** For a search plugin, which reads it from the plugin's content. */
  readonly searchPages: readonly SearchPage[];
}

interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly Doc[];
    readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  }[];
}

/** The guides that reference pages list beside the reference. */
function findGuides(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  docsSidebar: PluginOptions['docsSidebar'],
): readonly NavigationItem[] {
  if (!docsSidebar) return [];
  const {pluginId, sidebar} = docsSidebar;
  const content = allContent['docusaurus-plugin-content-docs']?.[pluginId];
  const version = (content as DocsContent | undefined)?.loadedVersions[0];
  const items = version?.sidebars[sidebar];
  if (!version || !items) {
    throw new ReportError(
      `The option "docsSidebar" of ${NAME} names the sidebar "${sidebar}" of the docs plugin "${pluginId}", which does not exist. Write the name of a sidebar in sidebars.ts, or false.`,
    );
  }
  return toGuideNavigation(items, new Map(version.docs.map((doc) => [doc.id, doc])));
}

/** Puts the reference in the place of the sidebar's own category for it. */
function joinNavigation(
  guides: readonly NavigationItem[],
  reference: NavigationItem,
  overviewHref: string,
): readonly NavigationItem[] {
  const leadsToReference = (item: NavigationItem): boolean =>
    item.href === overviewHref || (item.items ?? []).some(leadsToReference);
  return [...guides.filter((item) => !leadsToReference(item)), reference];
}

/** Half a second for the editor: a file that is being written can be seen half. */
const SETTLE_MS = 500;

async function tryAgain<Result>(act: () => Result): Promise<Result> {
  try {
    return act();
  } catch {
    await setTimeout(SETTLE_MS);
    return act();
  }
}

function getLanguage({i18n}: LoadContext): string {
  return i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
}

/** The file with the translations of an instance, as the owner knows it. */
function getTranslationFile({siteDir, localizationDir}: LoadContext, id: string): string {
  const folder = getPluginI18nPath({localizationDir, pluginName: NAME, pluginId: id});
  return posixPath(path.relative(siteDir, path.join(folder, `${TRANSLATION_PATH}.json`)));
}

export default function graphqlReference(
  loadContext: LoadContext,
  options: PluginOptions,
): Plugin<Content> {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = loadContext;
  const directory = path.join(generatedFilesDir, NAME, options.id);
  const basePath = toBasePath(baseUrl, options.routeBasePath);
  const source = findSource(options, siteDir);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const staticRoutes = createStaticRoutes(loadContext);
  const isCollapsed = options.collapseRoutes && staticRoutes.isActive;
  const load = createSchemaLoader(source);
  let content: Content | undefined;

  return {
    name: NAME,

    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => [
      ...codeFrameModules(),
      './css/reference.css',
      ...staticRoutes.clientModules,
    ],
    getPathsToWatch: () => [...getPathsToWatch(source)],

    async loadContent() {
      const loaded = isDevelopment ? await tryAgain(load) : load();
      if (content?.loaded === loaded) return content;
      for (const warning of loaded.warnings) logger.warn(warning);
      const model = describeSchema(loaded.schema, {
        by: options.groupBy,
        labels: options.groupLabels,
      });
      assertDescribed(model, options.leastDescribed, logger);
      const permalinks = createPermalinks(model, basePath);
      const code = createDescriptionCode(loaded.schema, permalinks.of);
      const toContext = (words: Words) =>
        createPageContext(model, permalinks, {...words, code});
      content = {
        options,
        loaded,
        context: toContext({label: options.label, say: sayInEnglish}),
        toContext,
        searchPages: toSearchPages(model, permalinks),
      };
      return content;
    },

    getTranslationFiles: () => [toTranslationFile(options.label)],

    // Runs before `allContentLoaded`, which makes the pages of what this returns.
    translateContent({content: loadedContent, translationFiles}) {
      const [translated] = translationFiles;
      if (!translated) return loadedContent;
      const words = readTranslations(translated, {
        label: options.label,
        language: getLanguage(loadContext),
        file: getTranslationFile(loadContext, options.id),
        warn: (text) => {
          logger.warn(text);
        },
      });
      return {...loadedContent, context: loadedContent.toContext(words)};
    },

    allContentLoaded({allContent, actions}) {
      const instances = Object.values(allContent[NAME] ?? {}) as readonly Content[];
      const {context} = allContent[NAME]?.[options.id] as Content;
      // Here and not where the schema is loaded: this runs after an edit of a guide, too. A
      // guide belongs to one of the schemas, so the first instance checks for all of them.
      if (instances[0]?.options.id === options.id) {
        const {format} = siteConfig.markdown;
        assertSamples(instances, {directory: siteDir, format}, logger);
      }
      const guides = findGuides(allContent, options.docsSidebar);
      const toNavigation = createNavigation(context);
      const pages = writePages(
        toPages(context),
        (page) => joinNavigation(guides, toNavigation(page), basePath),
        {directory: path.join(directory, 'pages'), basePath},
      );
      const routes = isCollapsed
        ? toStaticRoutes(pages).map(staticRoutes.toRoute)
        : toModuleRoutes(pages);
      for (const route of routes) actions.addRoute(route);
      actions.setGlobalData(countEntries(context) satisfies ReferenceSize);
    },

    ...(isCollapsed && {configureWebpack: staticRoutes.configureWebpack}),
  };
}

export function validateOptions({options}: {readonly options: unknown}): PluginOptions {
  return completeOptions(options);
}

/** Tells `docusaurus swizzle` which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  return swizzleConfig;
}

export type {Options} from './options';
export type {ReferenceSize} from './pages/countEntries';
export type * from './pages/sections';
export type * from './pages/types';
export type {
  ReferenceLink,
  SdlToken,
  TypeLink,
  Unfolded,
  UnfoldedMember,
} from 'graphql-api-model';

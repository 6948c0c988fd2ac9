import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, RouteConfig, SwizzleConfig} from '@docusaurus/types';
import {toVersionMetadataProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import {getPluginI18nPath, normalizeUrl, posixPath} from '@docusaurus/utils';
import {createStaticRoutes, sameBytes} from 'docusaurus-plugin-static-routes';
import {
  codeFrameModules,
  codeTabsModules,
  codeTabsScript,
} from 'docusaurus-theme-static-code';
import {assertDescribed} from './assertDescribed';
import {createEditUrls} from './createEditUrls';
import {describeRelativeLinks} from './describeRelativeLinks';
import {findSource} from './findSource';
import {tellBaseUrl} from './languageBaseUrl';
import {createBranches} from './navigation/createBranches';
import {completeOptions, type PluginOptions} from './options';
import {createGuideTo} from './pages/createGuideTo';
import {createLinkResolver} from './render/createLinkResolver';
import {createPageContext, type PageContext} from './pages/context';
import {createRender, type Render} from './render/createRender';
import {toArticle} from './render/toArticle';
import {toFrame} from './render/toFrame';
import {countEntries, type ReferenceSize} from './pages/countEntries';
import {toPages} from './pages/toPages';
import {type Say, sayInEnglish} from './words/createSay';
import {
  readTranslations,
  toTranslationFile,
  TRANSLATION_PATH,
  type Words,
} from './words/translations';
import {createPageExamples} from './requests/createPageExamples';
import type {ReferencePage} from './pages/types';
import {toModuleRoutes, toStaticRoutes} from './routes';
import {toKnownNames} from './samples/toKnownNames';
import {createSampleAssertion} from './samples/createSampleAssertion';
import {createDescriptionCode} from './samples/createDescriptionCode';
import {
  createPermalinks,
  createSchemaLoader,
  type LoadedSchema,
  printSchemaFile,
  type SearchPage,
  toBasePath,
  toSearchPages,
} from 'graphql-api-model';
import {readHistory} from './readHistory';
import {swizzleConfig} from './swizzleConfig';
import {describeLeftOut, toModel} from './toModel';
import {toVersion} from './toVersion';
import {findPathsToWatch, hashFolders} from './watchedFiles';
import {writeIfChanged} from './writeIfChanged';
import {packPages, writePages} from './writePages';

const NAME = 'docusaurus-plugin-graphql-reference';

interface Content {
  readonly options: PluginOptions;
  readonly loaded: LoadedSchema;
  /** Of the files that it is made from beside those of the schema. */
  readonly hash: string;
  readonly context: PageContext;
  /** The context in other words. */
  readonly toContext: (words: Words) => PageContext;
  readonly toRender: (say: Say) => Render;
  /** For a search plugin, which reads it from the plugin's content. */
  readonly searchPages: readonly SearchPage[];
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
  tellBaseUrl(siteDir, baseUrl);
  const directory = path.join(generatedFilesDir, NAME, options.id);
  const versionFile = path.join(directory, 'version.json');
  const basePath = toBasePath(baseUrl, options.routeBasePath);
  const source = findSource(options, siteDir);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const staticRoutes = createStaticRoutes(loadContext);
  const isCollapsed = options.collapseRoutes && staticRoutes.isActive;
  const load = createSchemaLoader(source);
  const assertSamples = createSampleAssertion(siteDir);
  let content: Content | undefined;
  /** An edit of a guide leaves the pages as they are. */
  let written:
    | {readonly context: PageContext; readonly routes: readonly RouteConfig[]}
    | undefined;

  return {
    name: NAME,

    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => [
      ...codeFrameModules(),
      ...(options.requests === false
        ? []
        : [...codeTabsModules(), './css/requests.css', './client/findSizes']),
      './css/reference.css',
      './client/sidebarPosition',
      './client/copySdl',
      ...staticRoutes.clientModules,
    ],
    injectHtmlTags() {
      if (options.requests === false) return {};
      const innerHTML = codeTabsScript(loadContext.siteStorage.namespace);
      return {postBodyTags: [{tagName: 'script', innerHTML}]};
    },
    getPathsToWatch: () => [...findPathsToWatch(options, source)],

    async loadContent() {
      const loaded = isDevelopment ? await tryAgain(load) : load();
      const hash = hashFolders(options, siteDir);
      if (content?.loaded === loaded && content.hash === hash) return content;
      const {model, warnings, isHidden} = toModel(
        loaded.schema,
        options,
        options.history === undefined ? [] : readHistory(options.history, source),
      );
      for (const warning of [...loaded.warnings, ...warnings]) logger.warn(warning);
      const leftOut = describeLeftOut(model);
      if (leftOut !== undefined) logger.info(leftOut);
      const relative =
        options.descriptionLinkBase === undefined && describeRelativeLinks(model);
      if (relative) logger.warn(relative);
      assertDescribed(model, options.leastDescribed, logger);
      const permalinks = createPermalinks(model, basePath);
      const code = createDescriptionCode(loaded.schema, permalinks.of, {
        ...toKnownNames(model, options.sampleNames, permalinks),
        strict: options.samples === 'strict',
      });
      const resolve = createLinkResolver(options.descriptionLinkBase, {
        baseUrl,
        basePath,
      });
      const guideTo = createGuideTo(options.guides, (to) => normalizeUrl([baseUrl, to]));
      const {helpers, requests, scalars, siblings} = options;
      const examples =
        requests === false
          ? undefined
          : createPageExamples({
              schema: loaded.schema,
              model,
              options: {scalars, isHidden},
              requests,
              directory: siteDir,
              warn: (message) => {
                logger.warn(message);
              },
            });
      const toContext = (words: Words) =>
        createPageContext(model, permalinks, {
          ...words,
          guideTo,
          helpers,
          siblings,
          // The development server has nothing but pages.
          schemaFile: !isDevelopment,
          ...examples,
        });
      content = {
        options,
        loaded,
        hash,
        context: toContext({label: options.label, say: sayInEnglish}),
        toContext,
        toRender: (say) => createRender({code, say, resolve}),
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
      const {context, toRender} = allContent[NAME]?.[options.id] as Content;
      // Here and not where the schema is loaded: this runs after an edit of a guide, too. A
      // guide belongs to one of the schemas, so the first instance checks for all of them.
      if (instances[0]?.options.id === options.id) {
        assertSamples(instances, siteConfig.markdown.format, logger);
      }
      if (written?.context !== context) {
        const branchOf = createBranches(context, baseUrl);
        const editUrlOf = createEditUrls(options.editUrl, siteDir);
        const render = toRender(context.say);
        const toStored = (page: ReferencePage): object => ({
          frame: toFrame(page, branchOf),
          article: toArticle(page, {render, editUrlOf}),
        });
        const place = {directory: path.join(directory, 'pages'), basePath};
        const pages = toPages(context);
        const routes = isCollapsed
          ? toStaticRoutes(packPages(pages, toStored, place), {versionFile}).map(
              staticRoutes.toRoute,
            )
          : toModuleRoutes(writePages(pages, toStored, place), {versionFile});
        written = {context, routes};
      }
      const version = toVersion(allContent, context, {
        options,
        baseUrl,
        toProp: toVersionMetadataProp,
      });
      writeIfChanged(versionFile, JSON.stringify(version));
      for (const route of written.routes) actions.addRoute(route);
      actions.setGlobalData(countEntries(context) satisfies ReferenceSize);
    },

    postBuild({outDir, content: {context}}) {
      const {model, permalinks} = context;
      const file = path.join(outDir, permalinks.schemaFile.slice(baseUrl.length));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, printSchemaFile(model));
    },

    ...(staticRoutes.isActive && {
      configureWebpack: isCollapsed
        ? staticRoutes.configureWebpack
        : (_config, isServer, {currentBundler}) =>
            sameBytes(siteDir, isServer, currentBundler),
    }),
  };
}

export function validateOptions({options}: {readonly options: unknown}): PluginOptions {
  return completeOptions(options);
}

/** Tells `docusaurus swizzle` which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  return swizzleConfig;
}

export type {Options, TypeGuide} from './options';
export type {RequestTab} from './requests/programs';
export type {RequestOptions} from './requests/requestOptions';
export type {ReferenceSize} from './pages/countEntries';
export type * from './pages/sections';
export type * from './render/Rendered';
export type {Article} from './render/toArticle';
export type * from './pages/types';
export type {ReferenceLink, SdlToken, TypeLink} from 'graphql-api-model';

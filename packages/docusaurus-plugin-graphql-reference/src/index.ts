import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {codeFrameModules} from 'docusaurus-theme-static-code';
import {assertDescribed, assertSamples} from './assertQuality';
import {createCollapseRules} from './document/createCollapseRules';
import {completeOptions, type PluginOptions} from './options';
import {type Doc, type SidebarItem, toGuideNavigation} from './pages/toGuideNavigation';
import {createPageContext, type PageContext} from './pages/context';
import {createNavigation} from './pages/navigation';
import {toPages} from './pages/toPages';
import type {NavigationItem} from './pages/types';
import {toDocumentRoutes, toModuleRoutes, toStaticRoutes} from './routes';
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
  readonly loaded: LoadedSchema;
  readonly context: PageContext;
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

/** Collapsing replaces modules that Docusaurus makes once, so only one instance can do it. */
function assertOneCollapses(instances: readonly string[]): void {
  if (instances.length <= 1) return;
  throw new ReportError(
    `${NAME} is used ${instances.length} times (${instances.join(', ')}), and only one of them can collapse its routes. Set the option "collapseRoutes" to false in all of them.`,
  );
}

export default function graphqlReference(
  {siteDir, baseUrl, generatedFilesDir}: LoadContext,
  options: PluginOptions,
): Plugin<Content> {
  const directory = path.join(generatedFilesDir, NAME, options.id);
  const basePath = toBasePath(baseUrl, options.routeBasePath);
  const source = {schema: options.schema, lenient: options.lenient, directory: siteDir};
  const isDevelopment = process.env.NODE_ENV === 'development';
  const isCollapsed = options.collapseRoutes && !isDevelopment;
  const load = createSchemaLoader(source);
  let content: Content | undefined;
  let paths: readonly string[] = [];

  return {
    name: NAME,

    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => [
      ...codeFrameModules(),
      './css/reference.css',
      './client/staticLinks',
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
      const context = createPageContext(model, permalinks, {
        label: options.label,
        code: createDescriptionCode(loaded.schema, permalinks.of),
      });
      content = {loaded, context, searchPages: toSearchPages(model, permalinks)};
      return content;
    },

    allContentLoaded({allContent, actions}) {
      if (isCollapsed) assertOneCollapses(Object.keys(allContent[NAME] ?? {}));
      const {loaded, context} = allContent[NAME]?.[options.id] as Content;
      // Here and not where the schema is loaded: this runs after an edit of a guide, too.
      assertSamples(loaded, context.model, siteDir, options, logger);
      const guides = findGuides(allContent, options.docsSidebar);
      const toNavigation = createNavigation(context);
      const pages = writePages(
        toPages(context),
        (page) => joinNavigation(guides, toNavigation(page), basePath),
        {directory: path.join(directory, 'pages'), basePath},
      );
      paths = pages.map(({href}) => href);
      const routes = isCollapsed
        ? [...toStaticRoutes(pages), ...toDocumentRoutes(basePath)]
        : toModuleRoutes(pages);
      for (const route of routes) actions.addRoute(route);
      actions.setGlobalData({basePath});
    },

    configureWebpack(_, isServer) {
      if (isServer || !isCollapsed) return {};
      const collapse = {
        paths: new Set(paths),
        documentPaths: toDocumentRoutes(basePath).map((route) => route.path),
      };
      const rules = createCollapseRules(
        generatedFilesDir,
        path.join(directory, 'collapsed'),
        collapse,
      );
      return {module: {rules}};
    },
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
export type * from './pages/sections';
export type * from './pages/types';
export type {
  ReferenceLink,
  SdlToken,
  TypeLink,
  Unfolded,
  UnfoldedMember,
} from 'graphql-api-model';

import {arrangeRoutes, isShown, listLeaves} from './arrangeRoutes';
import {coverPaths, trimSlash} from './coverPaths';
import {
  type ChunkNames,
  type Generated,
  type GeneratedModules,
  type GeneratedRoute,
  listChunks,
  readGenerated,
  toKey,
} from './generatedRoutes';
import {type DocumentRoute, type Family, printGenerated} from './printGenerated';
import {printServerRoutes} from './printServerRoutes';
import {nameChunk, renameByPlace} from './renameByPlace';

/** The property of a route that makes it a static page: the path of its frame's module. */
export const FRAME_ATTRIBUTE = 'staticFrame';

/** The modules of this package that the generated ones import, as absolute paths. */
export interface OwnModules {
  /** Exports `withDocument`. */
  readonly wrapper: string;
  /** The component of every route that stands for static pages. */
  readonly documentRoute: string;
  /** Exports `withPages`, which stands for static pages while they are rendered. */
  readonly pages: string;
}

/** What takes the place of the generated modules. */
export interface CollapsedModules {
  readonly browser: GeneratedModules;
  /** The routes of the build of static HTML; it keeps the other modules. */
  readonly serverRoutes: string;
}

/** The site that the modules were generated for. */
export interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
}

interface Pages {
  readonly frame: string;
  readonly context: ChunkNames;
  readonly paths: string[];
  readonly routes: GeneratedRoute[];
}

function isStaticRoute(route: GeneratedRoute): boolean {
  return typeof route[FRAME_ATTRIBUTE] === 'string' && !route.routes;
}

function chunkNamesOf(route: GeneratedRoute, {chunkNames}: Generated): ChunkNames {
  const names = chunkNames.get(toKey(route));
  if (!names) throw new Error(`routesChunkNames.json does not have "${toKey(route)}".`);
  return names;
}

/**
 * Routes without those that never show, because one before them has their path. Docusaurus warns
 * of two pages at one address; the build and the browser then have to show the same one.
 */
function dropHidden(routes: readonly GeneratedRoute[]): readonly GeneratedRoute[] {
  const seen = new Set<string>();
  return routes.filter(({path: own, routes: inner}) => {
    const trimmed = trimSlash(own);
    if (inner || !seen.has(trimmed)) {
      if (!inner) seen.add(trimmed);
      return true;
    }
    return false;
  });
}

/** Static pages by frame and plugin, which are what the browser keeps between two of them. */
function groupPages(
  routes: readonly GeneratedRoute[],
  generated: Generated,
): readonly Pages[] {
  const groups = new Map<string, Pages>();
  for (const route of routes) {
    const frame = route[FRAME_ATTRIBUTE] as string;
    const {__context: context = {}} = chunkNamesOf(route, generated);
    const key = JSON.stringify([frame, context]);
    const group = groups.get(key) ?? {
      frame,
      context: context as ChunkNames,
      paths: [],
      routes: [],
    };
    groups.set(key, group);
    group.paths.push(route.path);
    group.routes.push(route);
  }
  return [...groups.values()];
}

/** Another plugin's route has all addresses below it, among them that of a static page. */
class HiddenPageError extends Error {}

/** Every page must be shown by the route that is meant for it, and by no other before. */
function assertArranged(
  routes: readonly (GeneratedRoute | DocumentRoute)[],
  groups: readonly Pages[],
): void {
  const exact = new Map(
    routes
      .filter((route) => route.exact && !route.path.includes(':'))
      .toReversed()
      .map((route) => [trimSlash(route.path), route]),
  );
  const folders = routes.filter((route) => !route.exact);
  const firstFor = (page: string): GeneratedRoute | DocumentRoute | undefined => {
    const candidates = [
      exact.get(trimSlash(page)),
      folders.find((route) => isShown(page, route)),
    ].filter((route) => route !== undefined);
    return candidates.toSorted((a, b) => routes.indexOf(a) - routes.indexOf(b))[0];
  };
  for (const [family, {paths}] of groups.entries()) {
    for (const page of paths) {
      const route = firstFor(page);
      if (route?.['family'] === family) continue;
      if (!route) throw new Error(`No route shows the static page "${page}".`);
      throw new HiddenPageError(
        `The browser would not show the static page "${page}": the route "${route.path}" stands for every address below it. Give one of the two another path, or add the page as an ordinary route.`,
      );
    }
  }
}

function toChunks(
  groups: readonly Pages[],
  {documentRoute}: OwnModules,
  siteDir: string,
): ReadonlyMap<string, string> {
  const modules = [documentRoute, ...groups.map(({frame}) => frame)];
  return new Map(modules.map((module) => [nameChunk(module, siteDir), module]));
}

/** The families that the groups become, and the names of the chunks of their routes. */
function toFamilies(
  groups: readonly Pages[],
  others: readonly GeneratedRoute[],
  {documentRoute}: OwnModules,
  siteDir: string,
): {readonly families: readonly Family[]; readonly chunkNames: [string, ChunkNames][]} {
  const inside = others.filter(({routes}) => routes).flatMap(listLeaves);
  const pages = groups.map(({paths}) => paths);
  const places = coverPaths(pages, inside);
  const chunkNames: [string, ChunkNames][] = [];
  const families = groups.map(({frame, context, routes: pageRoutes}, index): Family => {
    const hash = `static${index}`;
    const names = {
      __comp: nameChunk(documentRoute, siteDir),
      __context: context,
      frame: nameChunk(frame, siteDir),
    };
    const own = places[index] ?? [];
    chunkNames.push(
      ...own.map((place): [string, ChunkNames] => [`${place.path}-${hash}`, names]),
    );
    const component = {path: own[0]?.path ?? '/', hash};
    return {places: own, component, pages: pageRoutes};
  });
  return {families, chunkNames};
}

function collapse(
  generated: Generated,
  modules: OwnModules,
  {siteDir, baseUrl}: Site,
): Parameters<typeof printGenerated>[0] {
  const routes = dropHidden(generated.routes);
  const others = routes.filter((route) => !isStaticRoute(route) && route.path !== '*');
  const groups = groupPages(routes.filter(isStaticRoute), generated);
  const home = trimSlash(baseUrl);
  const hasHome = groups.some(({paths}) =>
    paths.some((page) => trimSlash(page) === home),
  );
  const isHome = (place: string): boolean => hasHome && trimSlash(place) === home;
  const ownChunks = toChunks(groups, modules, siteDir);
  const {families, chunkNames} = toFamilies(groups, others, modules, siteDir);
  const documents = families.flatMap(({places}, family) =>
    places.flatMap(({path: place, isExact}): readonly DocumentRoute[] => [
      // By a route with just this path breadcrumbs know that the site has a home page.
      ...(isExact || !isHome(place) ? [] : [{path: baseUrl, exact: true, family}]),
      {path: place, exact: isExact, family},
    ]),
  );
  const pages = new Set(groups.flatMap(({paths}) => paths.map(trimSlash)));
  const arranged = [
    ...arrangeRoutes<GeneratedRoute, DocumentRoute>(others, documents, (page) =>
      pages.has(trimSlash(page)),
    ),
    ...generated.routes.slice(-1),
  ];
  assertArranged(arranged, groups);
  const staticKeys = new Set(generated.routes.filter(isStaticRoute).map(toKey));
  const kept = [...generated.chunkNames].filter(([key]) => !staticKeys.has(key));
  const allNames = new Map([...kept, ...chunkNames]);
  const used = new Set([...allNames.values()].flatMap(listChunks));
  return {
    families,
    routes: arranged,
    registry: new Map(
      [...generated.registry, ...ownChunks].filter(([name]) => used.has(name)),
    ),
    chunkNames: allNames,
    keyOf: (route) => JSON.stringify(generated.chunkNames.get(toKey(route))),
  };
}

/**
 * Takes the routes of static pages out of what the browser is told, with the chunks that only
 * they use, and puts a few in their place, however many pages there are. The build of static HTML
 * gets as few: the router tries one after the other for each page. Modules without static
 * pages stay as they are.
 * @throws Where Docusaurus has generated other code than version 3.9.2 does, and where the browser
 * would show something else in the place of a static page.
 */
export function collapseRoutes(
  modules: GeneratedModules,
  ownModules: OwnModules,
  site: Site,
): CollapsedModules {
  try {
    const generated = readGenerated(modules);
    if (!generated.routes.some(isStaticRoute)) {
      return {browser: modules, serverRoutes: modules.routes};
    }
    const forBrowser = collapse(renameByPlace(generated, site.siteDir), ownModules, site);
    const forServer = collapse(generated, ownModules, site);
    return {
      browser: printGenerated(forBrowser, ownModules.wrapper),
      serverRoutes: printServerRoutes(forServer, ownModules.pages),
    };
  } catch (error) {
    if (error instanceof HiddenPageError) throw error;
    // Errors of generated code are of its own realm, and so no instance of this one's.
    const {message} = error as {readonly message: string};
    throw new Error(
      `docusaurus-plugin-static-routes could not put one route in the place of the static pages: ${message} It knows the code that Docusaurus 3.9.2 generates, and another version may generate other code. Add the pages as ordinary routes to build without it.`,
      {cause: error},
    );
  }
}

import {
  type ChunkNames,
  type Generated,
  type GeneratedModules,
  parseGenerated,
  type RouteData,
  toKey,
} from './generatedModules';

/** The attribute of a static page's route: the path at or below which its plugin has its pages. */
export const MOUNT_ATTRIBUTE = 'staticPages';

/** The modules of this package that the collapsed ones import, as absolute paths. */
export interface ClientModules {
  /** Exports `createRoutes`. */
  readonly createRoutes: string;
  /** Exports `withDocument`, which makes the component of a mount in the browser. */
  readonly withDocument: string;
  /** Exports `withPages`, which makes it while pages are rendered. */
  readonly withPages: string;
}

/** What replaces the generated modules. */
export interface CollapsedModules {
  readonly browser: GeneratedModules;
  /** The routes of the build of static HTML, which keeps the other modules. */
  readonly serverRoutes: string;
}

/** The static pages of one instance of a plugin, which one route replaces. */
interface Mount {
  readonly path: string;
  readonly pages: readonly RouteData[];
}

/** A route that takes all addresses below its path, and the paths of the pages in it. */
interface Folder {
  readonly path: string;
  readonly pages: readonly string[];
  readonly route: RouteData;
  readonly mount?: Mount;
}

/** Two plugins have pages at one place. */
class MountError extends Error {}

function trimSlash(path: string): string {
  return path.replace(/\/$/, '');
}

export function isBelow(path: string, folder: string): boolean {
  return `${trimSlash(path)}/`.startsWith(`${trimSlash(folder)}/`);
}

function isStatic(route: RouteData): boolean {
  return typeof route[MOUNT_ATTRIBUTE] === 'string';
}

function listPages({path, routes}: RouteData): readonly string[] {
  return routes ? routes.flatMap(listPages) : [path];
}

function listChunks(names: ChunkNames): readonly string[] {
  return Object.values(names).flatMap((name) =>
    typeof name === 'string' ? [name] : [name].flat().flatMap(listChunks),
  );
}

function findMounts(routes: readonly RouteData[]): readonly Mount[] {
  const pages = routes.filter(isStatic);
  const paths = new Set(pages.map((page) => page[MOUNT_ATTRIBUTE] as string));
  return [...paths].map((path) => ({
    path,
    pages: pages.filter((page) => page[MOUNT_ATTRIBUTE] === path),
  }));
}

function toMountKey({path}: Mount): string {
  return trimSlash(path) || '/';
}

/** The route of a mount. With one key, React keeps the frame from one page to another. */
function toRoute(mount: Mount): RouteData {
  const key = toMountKey(mount);
  // react-router would read these characters as a pattern.
  const path = key.replace(/[\\()[\]:*?+]/g, '\\$&');
  return {path, component: 'static', exact: false, key};
}

/** The routes that take all addresses below their paths, in the order in which they are tried. */
function arrangeFolders(
  routes: readonly RouteData[],
  mounts: readonly Mount[],
): readonly Folder[] {
  const parents = routes.filter((route) => !route.exact && route.path !== '*');
  return [
    ...parents.map((route) => ({path: route.path, pages: listPages(route), route})),
    ...mounts.map((mount) => ({
      path: mount.path,
      pages: mount.pages.map(({path}) => path),
      route: toRoute(mount),
      mount,
    })),
  ].toSorted((a, b) => trimSlash(b.path).length - trimSlash(a.path).length);
}

/** The first route that takes the address of a page must be the one that contains the page. */
function assertSeparate(folders: readonly Folder[]): void {
  for (const folder of folders) {
    for (const page of folder.pages) {
      const first = folders.find(({path}) => isBelow(page, path));
      if (first === undefined || first === folder || !(first.mount ?? folder.mount))
        continue;
      throw new MountError(
        `The page "${page}" would not open in the browser: the route "${first.path}" takes every address below it${first.mount ? ' for the static pages of a plugin' : ''}. Give the page or that route another path.`,
      );
    }
  }
}

function printRoutes(
  routes: readonly RouteData[],
  createStatic: 'withDocument' | 'withPages',
  client: ClientModules,
): string {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    `import {createRoutes} from ${JSON.stringify(client.createRoutes)};`,
    `import {${createStatic}} from ${JSON.stringify(client[createStatic])};`,
    `export default createRoutes(ComponentCreator, ${createStatic}, ${JSON.stringify(routes)});\n`,
  ].join('\n');
}

/** Docusaurus names chunks by hashes; the browser gets shorter names. */
function shortenNames(chunkNames: Generated['chunkNames']): ReadonlyMap<string, string> {
  const names = new Set(Object.values(chunkNames).flatMap(listChunks));
  return new Map([...names].map((name, index) => [name, `r${index.toString(36)}`]));
}

function printRegistry(
  registry: Generated['registry'],
  names: ReadonlyMap<string, string>,
): string {
  const entries = [...names].map(([name, short]) => {
    const module = JSON.stringify(registry[name]);
    if (!module) throw new Error(`registry.js does not have the chunk "${name}"`);
    // Docusaurus adds the name of the module, which would show folders of this machine.
    return `"${short}": [() => import(/* webpackChunkName: "${short}" */ ${module})],\n`;
  });
  return `export default {\n${entries.join('')}};\n`;
}

/** The chunks of a mount, which are among those of each of its pages. */
function toMountChunks({pages}: Mount, {chunkNames}: Generated): ChunkNames {
  const key = toKey(pages[0]!);
  const {documentRoute, frame, __context = {}} = chunkNames[key] ?? {};
  if (!documentRoute || !frame)
    throw new Error(`routesChunkNames.json does not have the chunks of "${key}"`);
  return {__comp: documentRoute, __context, frame};
}

/** Pages of the same modules name the first of them, whose component all of them get. */
function shareComponents(
  pages: readonly RouteData[],
  {chunkNames}: Generated,
): readonly RouteData[] {
  const firsts = new Map<string, RouteData>();
  return pages.map((page) => {
    const chunks = JSON.stringify(chunkNames[toKey(page)]);
    const {path, component} = firsts.get(chunks) ?? page;
    firsts.set(chunks, firsts.get(chunks) ?? page);
    return {...page, first: [path, component]};
  });
}

function collapse(
  generated: Generated,
  client: ClientModules,
  baseUrl: string,
): CollapsedModules | undefined {
  const mounts = findMounts(generated.routes);
  if (mounts.length === 0) return undefined;
  const others = generated.routes.filter((route) => !isStatic(route));
  const folders = arrangeFolders(others, mounts);
  assertSeparate(folders);
  const arrange = (
    toFolder: (folder: Folder) => RouteData,
    toHome: (home: RouteData, mount: Mount) => RouteData,
  ): readonly RouteData[] => [
    ...others.filter(({exact}) => exact),
    // Breadcrumbs look for an exact route of the home page.
    ...mounts.flatMap((mount) =>
      mount.pages
        .filter(({path}) => trimSlash(path) === trimSlash(baseUrl))
        .map((home) => toHome(home, mount)),
    ),
    ...folders.map(toFolder),
    ...others.slice(-1),
  ];
  const browserRoutes = arrange(
    ({route}) => route,
    (_, mount) => ({...toRoute(mount), path: baseUrl, exact: true}),
  );
  const replaced = new Set(mounts.flatMap(({pages}) => pages.map(toKey)));
  const kept = Object.entries(generated.chunkNames).filter(([key]) => !replaced.has(key));
  const chunkNames: Generated['chunkNames'] = Object.fromEntries([
    ...kept,
    ...mounts.map((mount): [string, ChunkNames] => [
      `${toMountKey(mount)}-static`,
      toMountChunks(mount, generated),
    ]),
  ]);
  const names = shortenNames(chunkNames);
  const serverRoutes = arrange(
    ({route, mount}) =>
      mount ? {...route, pages: shareComponents(mount.pages, generated)} : route,
    (home) => home,
  );
  return {
    browser: {
      routes: printRoutes(browserRoutes, 'withDocument', client),
      registry: printRegistry(generated.registry, names),
      routesChunkNames: JSON.stringify(chunkNames, (_, value: unknown) =>
        typeof value === 'string' ? names.get(value) : value,
      ),
    },
    serverRoutes: printRoutes(serverRoutes, 'withPages', client),
  };
}

/**
 * Replaces the routes of static pages, and the chunks that only they use, by one route for each
 * mount. The build of static HTML gets as few routes: the router tries one after the other for
 * each page. Returns undefined if the site has no static pages.
 * @throws If Docusaurus generates other code than version 3.9.2, or if pages share a place.
 */
export function collapseRoutes(
  modules: GeneratedModules,
  client: ClientModules,
  baseUrl: string,
): CollapsedModules | undefined {
  try {
    return collapse(parseGenerated(modules), client, baseUrl);
  } catch (error) {
    if (error instanceof MountError) throw error;
    // An error of generated code is not an instance of this realm's `Error`.
    const {message} = error as {readonly message: string};
    throw new Error(
      `docusaurus-plugin-static-routes cannot replace the routes of static pages: ${message}. It knows the code that Docusaurus 3.9.2 generates; another version may generate other code. To build with one route per page, set \`collapseRoutes: false\` in the options of docusaurus-plugin-graphql-reference, or add the pages of your plugin as ordinary routes.`,
      {cause: error},
    );
  }
}

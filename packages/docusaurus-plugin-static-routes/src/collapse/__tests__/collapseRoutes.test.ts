import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {collapseRoutes} from '../collapseRoutes';
import type {GeneratedModules} from '../generatedModules';
import {
  collapse,
  folder,
  generate,
  page,
  readChunks,
  readRegistry,
  readRoutes,
  show,
  staticPage,
  staticPages,
} from './generate';

const BASE = '/docs/graphql';
const PATHS = [`${BASE}/`, `${BASE}/types/objects/`, `${BASE}/types/objects/space`];
const PAGES = staticPages(`${BASE}/`, PATHS);
const OTHERS = [
  page('/', 'home.tsx'),
  page('/blog', 'blog.tsx'),
  folder('/docs', ['/docs/intro', '/docs/chat']),
];

interface Site {
  readonly title: string;
  /** The paths of static pages by their mount. */
  readonly mounts: Readonly<Record<string, readonly string[]>>;
  readonly others?: readonly RouteConfig[];
  readonly baseUrl?: string;
}

const withSlash = (path: string) => path.replace(/\/?$/, '/');
const SITES: readonly Site[] = [
  {title: 'below a folder of guides', mounts: {[BASE]: PATHS}},
  {title: 'with trailingSlash: true', mounts: {[BASE]: PATHS.map(withSlash)}},
  {
    title: 'below the root of a site',
    mounts: {'/': ['/', '/queries/a', '/types/', '/types/space']},
    others: [page('/blog', 'blog.tsx'), folder('/docs', ['/docs/intro'])],
  },
  {
    title: 'below another base URL',
    mounts: {'/sub/docs/api/': ['/sub/docs/api/', '/sub/docs/api/a']},
    others: [folder('/sub/docs', ['/sub/docs/intro']), page('/sub/')],
    baseUrl: '/sub/',
  },
  {
    title: 'below a path with characters of patterns',
    mounts: {"/o'brien's $& (api) [v1]*": ["/o'brien's $& (api) [v1]*/types/a:b"]},
  },
  {
    title: 'of two instances, one below the other',
    mounts: {[BASE]: PATHS, [`${BASE}/v2`]: [`${BASE}/v2/`, `${BASE}/v2/types/a`]},
  },
];

describe('each page opens by the route that is meant for it', () => {
  it.each(SITES)('$title', ({mounts, others = OTHERS, baseUrl = '/'}) => {
    const all = Object.entries(mounts);
    const pages = all.flatMap(([mount, paths]) => staticPages(mount, paths));
    const generated = generate([...pages, ...others], baseUrl);
    const {browser, serverRoutes} = collapse(generated, baseUrl);
    const before = readRoutes(generated.routes);
    for (const source of [browser.routes, serverRoutes]) {
      const routes = readRoutes(source);
      for (const [mount, paths] of all) {
        const key = mount.replace(/(?<=.)\/$/, '');
        for (const path of paths.filter((one) => one !== baseUrl))
          expect(show(routes, path), path).toEqual([`static ${key}`]);
      }
      for (const {path, routes: inner = []} of others)
        for (const one of [path, ...inner.map((route) => route.path)])
          expect(show(routes, one), one).toEqual(show(before, one));
    }
  });

  it('and a home page among static pages has an exact route, which breadcrumbs look for', () => {
    const generated = generate(staticPages('/', ['/', '/types/a']));
    const {browser, serverRoutes} = collapse(generated);
    for (const source of [browser.routes, serverRoutes])
      expect(readRoutes(source)).toContainEqual(
        expect.objectContaining({path: '/', exact: true}),
      );
    const [home, all] = readRoutes(browser.routes);
    expect([home?.component, home?.key]).toEqual([all?.component, all?.key]);
  });

  it('and a page of another plugin at the address of a static page wins everywhere', () => {
    const [first = ''] = PATHS;
    const {browser, serverRoutes} = collapse(generate([...PAGES, page(first)]));
    for (const source of [browser.routes, serverRoutes])
      expect(show(readRoutes(source), first)).toEqual([first]);
  });
});

describe('the browser', () => {
  it('gets one route and two chunks instead of those of the pages', () => {
    const {browser} = collapse(generate([...PAGES, ...OTHERS]));
    const {[`${BASE}-static`]: chunks, ...others} = readChunks(browser);
    expect(others).toEqual(readChunks(generate(OTHERS)));
    expect(chunks).toEqual({
      __comp: '/package/DocumentRoute',
      __context: {plugin: 'StaticPage.tsx.json'},
      frame: '/site/Frame',
    });
    expect(Object.values(readRegistry(browser))).not.toContain('StaticPage.tsx');
    expect(JSON.stringify(browser)).not.toContain('objects');
  });

  it('gets no names of modules, which would show folders of the machine', () => {
    const {browser} = collapse(generate([...PAGES, ...OTHERS]));
    const shown = browser.registry.replaceAll(/import\(.*?\)/g, '');
    expect(shown).not.toMatch(/resolveWeak|\/package|\/site/);
  });

  it('gets the same modules for 50 pages and for 5,000', () => {
    const sizeOf = (count: number): number => {
      const paths = Array.from({length: count}, (_, index) => `${BASE}/t${index}`);
      const {browser} = collapse(generate([...staticPages(BASE, paths), ...OTHERS]));
      return Object.values(browser).join('').length;
    };
    expect(sizeOf(50)).toBeGreaterThan(500);
    expect(sizeOf(5000)).toBe(sizeOf(50));
  });

  it('keeps a chunk that another route uses, too', () => {
    const {browser} = collapse(generate([...PAGES, page('/other', 'StaticPage.tsx')]));
    expect(Object.values(readRegistry(browser))).toContain('StaticPage.tsx');
  });
});

it('the build of static HTML has each page with its own route, and one component for those of the same modules', () => {
  const [overview, ...entries] = PAGES as [RouteConfig, ...RouteConfig[]];
  const list = {...overview, component: 'List.tsx'};
  const {serverRoutes} = collapse(generate([list, ...entries, ...OTHERS]));
  const [, json = ''] = /withPages, (\[.*\])\);/.exec(serverRoutes) ?? [];
  const routes = JSON.parse(json) as readonly {
    readonly pages?: readonly Record<string, unknown>[];
  }[];
  const pages = routes.flatMap((route) => route.pages ?? []);
  expect(pages.map(({path, first, dataFile}) => [path, first, dataFile])).toEqual([
    [PATHS[0], [PATHS[0], expect.any(String)], `/data${PATHS[0]}.json`],
    [PATHS[1], [PATHS[1], expect.any(String)], `/data${PATHS[1]}.json`],
    [PATHS[2], [PATHS[1], expect.any(String)], `/data${PATHS[2]}.json`],
  ]);
});

it('a site without static pages keeps the modules of Docusaurus', () => {
  const client = {createRoutes: '', withDocument: '', withPages: ''};
  expect(collapseRoutes(generate(OTHERS), client, '/')).toBeUndefined();
});

const TAKES_ALL = 'takes every address below it';
it.each<[string, readonly RouteConfig[], string]>([
  [
    'a guide is below the path of static pages',
    [folder('/docs', ['/docs/intro', `${BASE}/guide`])],
    `The page "${BASE}/guide" would not open in the browser: the route "${BASE}/" ${TAKES_ALL} for the static pages of a plugin.`,
  ],
  [
    'another plugin has a folder below the path of static pages',
    [folder(`${BASE}/types`, [`${BASE}/types/guide`])],
    `The page "${BASE}/types/objects/" would not open in the browser: the route "${BASE}/types" ${TAKES_ALL}.`,
  ],
  [
    'a page of one instance is below the path of another',
    [staticPage(`${BASE}/types/a`, `${BASE}/types`)],
    `The page "${BASE}/types/objects/" would not open in the browser: the route "${BASE}/types" ${TAKES_ALL} for the static pages of a plugin.`,
  ],
])('stops the build if %s', (_, others, message) => {
  expect(() => collapse(generate([...PAGES, ...others]))).toThrow(
    new Error(`${message} Give the page or that route another path.`),
  );
});

describe('code that Docusaurus 3.9.2 does not generate stops the build', () => {
  const generated = generate([...PAGES, ...OTHERS]);
  const [, key = ''] =
    /\s"(\/docs\/graphql\/-\w+)"/.exec(generated.routesChunkNames) ?? [];

  it.each<[string, Partial<GeneratedModules>, string]>([
    ['no module', {routes: 'module.exports = [];'}, 'there is no default export'],
    [
      'no routes',
      {routes: 'export default [];'},
      'routes.js is not a list of routes that ends with "*"',
    ],
    [
      'routes without components',
      {routes: "export default [{path: '/a'}, {path: '*'}];"},
      'routes.js is not a list of routes that ends with "*"',
    ],
    [
      'functions of another name',
      {routes: generated.routes.replaceAll('ComponentCreator', 'create')},
      'create is not defined',
    ],
    [
      'a registry in another form',
      {registry: 'export default {a: "module"};'},
      'registry.js does not name the module of "a"',
    ],
    [
      'a registry without chunks',
      {registry: 'export default {};'},
      'registry.js does not have the chunk "__comp---blog-tsx-5-d-3-d1b"',
    ],
    [
      'no names of chunks',
      {routesChunkNames: '{}'},
      `routesChunkNames.json does not have the chunks of "${key}"`,
    ],
  ])('%s', (_, change, problem) => {
    expect(() => collapse({...generated, ...change})).toThrow(
      new Error(
        `docusaurus-plugin-static-routes cannot replace the routes of static pages: ${problem}. It knows the code that Docusaurus 3.9.2 generates; another version may generate other code. To build with one route per page, set \`collapseRoutes: false\` in the options of docusaurus-plugin-graphql-reference, or add the pages of your plugin as ordinary routes.`,
      ),
    );
  });
});

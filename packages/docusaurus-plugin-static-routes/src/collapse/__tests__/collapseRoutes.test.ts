import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import type {GeneratedModules} from '../generatedRoutes';
import {
  collapse,
  folder,
  generate,
  page,
  readChunkNames,
  readRegistry,
  readRoutes,
  show,
  staticPage,
} from './generate';

const BASE = '/docs/graphql';
const PATHS = [`${BASE}/`, `${BASE}/types/objects/`, `${BASE}/types/objects/space`];
const OTHERS = [
  page('/', 'home.tsx'),
  page('/blog', '@theme/BlogPage', 'blog'),
  folder('/docs', ['/docs/intro', '/docs/chat']),
];

/** The routes without those of static pages, as plain values by their paths. */
function withoutDocuments(modules: GeneratedModules): unknown {
  const routes = readRoutes(modules)
    .filter(({key}) => key === undefined)
    .map((route) => [route.path, route]);
  return JSON.parse(JSON.stringify(Object.fromEntries(routes)));
}

/** The names of chunks by the paths of routes, which are each of one route here. */
function withoutHashes(modules: GeneratedModules): object {
  const names = Object.entries(readChunkNames(modules) as object);
  return Object.fromEntries(
    names.map(([key, chunks]: [string, unknown]) => [key.replace(/-[^-]+$/, ''), chunks]),
  );
}

/** The places at which a route stands for static pages. */
function placesOf(modules: GeneratedModules): readonly string[] {
  return readRoutes(modules)
    .filter(({key}) => key !== undefined)
    .map(({path, exact}) => `${String(path)}${exact ? '' : '/...'}`);
}

describe('what the browser is told', () => {
  it('has a route with just the path of the home page, where that is a static page', () => {
    const whole = [staticPage('/'), staticPage('/types/a')];
    expect(placesOf(collapse(generate(whole)))).toEqual(['/', '//...']);
    expect(placesOf(collapse(generate([staticPage('/types/a')])))).not.toContain('/');
  });

  it('is as without the pages but for one route and two chunks in their place', () => {
    const collapsed = collapse(
      generate([...PATHS.map((path) => staticPage(path)), ...OTHERS]),
    );
    const without = generate(OTHERS);
    expect(withoutDocuments(collapsed)).toEqual(withoutDocuments(without));
    expect(placesOf(collapsed)).toEqual(['/docs/graphql/...']);
    const {'reference.json': context, ...chunks} = Object.fromEntries(
      Object.entries(readRegistry(collapsed)).map(([name, module]) => [module, name]),
    );
    expect(Object.keys(chunks).toSorted()).toEqual(
      [
        ...Object.values(readRegistry(without)),
        '/package/DocumentRoute',
        '/site/Frame',
      ].toSorted(),
    );
    expect(withoutHashes(collapsed)).toEqual({
      ...withoutHashes(without),
      '/docs/graphql': {
        __comp: chunks['/package/DocumentRoute'],
        __context: {plugin: context},
        frame: chunks['/site/Frame'],
      },
    });
    expect(collapsed.routes).toContain(
      'withDocument(ComponentCreator("/docs/graphql", "static0"), ["/docs/graphql"])',
    );
  });

  it('names no module, which could tell of the folders of the machine', () => {
    const {registry} = collapse(
      generate([...PATHS.map((path) => staticPage(path)), ...OTHERS]),
    );
    const shown = registry.replaceAll(/import\(.*?\)/g, '');
    expect(shown).not.toMatch(/\/package|\/site|\.tsx|@theme/);
    expect(registry).toMatch(/"static-[0-9a-f]{8}": \[\(\) => import\(.*Frame"\)/);
  });

  it('is the same text wherever the site lies, but for paths of modules', () => {
    // The names of chunks are hashes of these paths then.
    vi.stubEnv('NODE_ENV', 'production');
    const textAt = (siteDir: string): string => {
      const routes = ['/docs/intro', '/docs/more', '/blog'].map((path) => ({
        ...page(path),
        context: {plugin: `${siteDir}${path}.json`},
      }));
      const collapsed = collapse(
        generate([staticPage('/types/a', 'reference', `${siteDir}/Frame`), ...routes]),
        siteDir,
      );
      return JSON.stringify(collapsed).replaceAll(siteDir, '');
    };
    const text = textAt('/one');
    expect(text).toMatch(/static-[0-9a-f]{8}/);
    for (const siteDir of ['/two', '/three', '/four']) {
      expect(textAt(siteDir)).toBe(text);
    }
    vi.unstubAllEnvs();
  });

  it('tells routes of one path apart', () => {
    const inner = {...folder('/docs', ['/docs/intro']), component: 'Inner.tsx'};
    const outer = {path: '/docs', component: 'Outer.tsx', routes: [inner]};
    const {routes} = collapse(generate([outer, staticPage('/types/a')]));
    expect(routes.match(/\("\/docs.*?\)/g)).toEqual([
      '("/docs", "0")',
      '("/docs", "1")',
      '("/docs/intro", "0")',
    ]);
  });

  it('keeps a list of modules a list', () => {
    const listing = {...page('/blog'), modules: {items: [{content: '/site/a.md'}]}};
    const names = readChunkNames(collapse(generate([staticPage('/types/a'), listing])));
    expect(JSON.stringify(names)).toMatch(
      /"items":\[\{"content":"static-[0-9a-f]{8}"\}\]/,
    );
  });

  it('does not grow with the pages', () => {
    const sizeOf = (count: number): number => {
      const paths = Array.from({length: count}, (_, index) => `${BASE}/types/t${index}`);
      return Object.values(
        collapse(generate([...paths.map((path) => staticPage(path)), ...OTHERS])),
      ).join('').length;
    };
    expect(sizeOf(5000)).toBe(sizeOf(50));
  });

  it('stays as it is where no page is static', () => {
    const generated = generate(OTHERS);
    expect(collapse(generated)).toEqual(generated);
  });

  it('keeps a chunk that another route uses, too', () => {
    const shared = page('/other', 'StaticPage.tsx');
    const collapsed = collapse(
      generate([...PATHS.map((path) => staticPage(path)), shared]),
    );
    expect(Object.values(readRegistry(collapsed))).toContain('StaticPage.tsx');
  });

  it('is a module in whatever order the entries of the registry stand', () => {
    const generated = generate([...PATHS.map((path) => staticPage(path)), ...OTHERS]);
    const lines = generated.registry.match(/^ {2}".*\],/gm) ?? [];
    const rotations = lines.map((_, index) => [
      ...lines.slice(index),
      ...lines.slice(0, index),
    ]);
    const modules = rotations.map((order) => {
      const registry = `export default {\n${order.join('\n')}};\n`;
      return Object.values(readRegistry(collapse({...generated, registry}))).toSorted();
    });
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(modules.map(String)).size).toBe(1);
  });
});

/** The component that shows each path before and after: a family's number where it is static. */
function expectShown(
  routes: readonly RouteConfig[],
  families: readonly (readonly string[])[],
  others: readonly string[],
  baseUrl = '/',
): GeneratedModules {
  const generated = generate(routes, baseUrl);
  const collapsed = collapse(generated);
  const [before, after] = [readRoutes(generated), readRoutes(collapsed)];
  for (const [family, paths] of families.entries()) {
    for (const path of paths) expect(show(after, path), path).toEqual([family]);
  }
  for (const path of others) expect(show(after, path), path).toEqual(show(before, path));
  return collapsed;
}

describe('each path is shown by the route that is meant for it', () => {
  const guides = ['/docs/intro', '/docs/chat', '/docs/nowhere', '/nowhere', '/blog', '/'];

  it('below a folder of guides', () => {
    expectShown([...PATHS.map((path) => staticPage(path)), ...OTHERS], [PATHS], guides);
  });

  it.each([
    ['true', (path: string) => path.replace(/\/?$/, '/')],
    ['false', (path: string) => path.replace(/(?<=.)\/$/, '')],
  ])('with trailingSlash: %s', (_, toPath) => {
    const paths = PATHS.map(toPath);
    const collapsed = expectShown(
      [...paths.map((path) => staticPage(path)), ...OTHERS],
      [[...paths, ...PATHS]],
      guides,
    );
    expect(placesOf(collapsed)).toEqual(['/docs/graphql/...']);
  });

  it('below the root of a site with guides and a blog', () => {
    const paths = [
      '/',
      '/operations/queries/a',
      '/types/objects/',
      '/types/objects/space',
    ];
    const others = [page('/blog', 'blog.tsx'), folder('/docs', ['/docs/intro'])];
    const collapsed = expectShown(
      [...paths.map((path) => staticPage(path)), ...others],
      [paths],
      ['/blog', '/docs/intro', '/docs/nowhere', '/nowhere'],
    );
    expect(placesOf(collapsed)).toEqual([
      '/operations/queries/a',
      '/types/objects/...',
      '/',
    ]);
  });

  it('below another base URL', () => {
    const paths = PATHS.map((path) => `/sub${path}`);
    expectShown(
      [
        ...paths.map((path) => staticPage(path)),
        folder('/sub/docs', ['/sub/docs/intro']),
      ],
      [paths],
      ['/sub/docs/intro', '/docs/graphql/', '/sub/'],
      '/sub/',
    );
  });

  it('below a path with signs that a pattern could hold', () => {
    const base = "/docs/o'brien's $& (api) [v1]*";
    const paths = [base, `${base}/types/space`, `${base}/types/a:b`];
    const collapsed = expectShown(
      [...paths.map((path) => staticPage(path)), ...OTHERS],
      [paths],
      guides,
    );
    expect(placesOf(collapsed)).toHaveLength(1);
  });

  it('of several plugins and instances, one below the other', () => {
    const first = [`${BASE}/`, `${BASE}/types/a`, `${BASE}/types/b`];
    const second = [`${BASE}/v2/`, `${BASE}/v2/types/a`];
    const third = ['/changes/1', '/changes/2', `${BASE}/types/c`];
    const collapsed = expectShown(
      [
        ...first.map((path) => staticPage(path, 'first')),
        ...second.map((path) => staticPage(path, 'second')),
        ...third.map((path) => staticPage(path, 'third', '/site/Other')),
        ...OTHERS,
      ],
      [third, first, second],
      guides,
    );
    expect(Object.values(readRegistry(collapsed))).not.toContain('StaticPage.tsx');
  });

  it('with a guide in a folder of the pages', () => {
    const guide = `${BASE}/types/guide`;
    const collapsed = expectShown(
      [...PATHS.map((path) => staticPage(path)), folder('/docs', ['/docs/intro', guide])],
      [PATHS],
      [guide, '/docs/intro', '/docs/nowhere'],
    );
    expect(placesOf(collapsed)).toEqual([
      '/docs/graphql/types/objects/...',
      '/docs/graphql',
    ]);
  });

  it('with a guide among very many pages, and still with few routes', () => {
    const paths = Array.from({length: 3000}, (_, index) => `${BASE}/t${index}`);
    const guide = `${BASE}/guide`;
    const collapsed = expectShown(
      [...paths.map((path) => staticPage(path)), folder('/docs', ['/docs/intro', guide])],
      [paths],
      [guide, '/docs/intro'],
    );
    expect(placesOf(collapsed)).toEqual(['/docs/graphql/...']);
  });

  it('where pages and guides share their folder', () => {
    const paths = ['/docs/', '/docs/types/a', '/docs/types/b', '/docs/operations/c'];
    expectShown(
      [...paths.map((path) => staticPage(path)), folder('/docs', ['/docs/intro'])],
      [paths],
      ['/docs/intro', '/docs/nowhere'],
    );
  });

  it('where a page of another plugin has the address of one, which only one can have', () => {
    const [space = ''] = PATHS.slice(-1);
    const routes = PATHS.map((path) => staticPage(path));
    for (const all of [
      [page(space), ...routes],
      [...routes, page(space)],
    ]) {
      const generated = generate(all);
      const [first = ''] = show(readRoutes(generated), space);
      const [, route = ''] = generated.routes.split(`ComponentCreator('${space}'`);
      const isStatic = route.split('path:')[0]!.includes('staticFrame');
      const shown = show(readRoutes(collapse(generated)), space);
      expect(shown).toEqual([isStatic ? 0 : first]);
    }
  });
});

describe('code that Docusaurus 3.9.2 does not generate stops the build', () => {
  const generated = generate([...PATHS.map((path) => staticPage(path)), ...OTHERS]);
  const messageOf = (change: Partial<GeneratedModules>): string => {
    try {
      collapse({...generated, ...change});
    } catch (error) {
      return (error as Error).message;
    }
    throw new Error('The code is accepted.');
  };
  const explain = (problem: string): string =>
    `docusaurus-plugin-static-routes could not put one route in the place of the static pages: ${problem} It knows the code that Docusaurus 3.9.2 generates, and another version may generate other code. Add the pages as ordinary routes to build without it.`;

  it.each<[string, Partial<GeneratedModules>, string]>([
    ['no module', {routes: 'module.exports = [];'}, 'There is no default export.'],
    [
      'no routes',
      {routes: 'export default [];'},
      'routes.js is no list of routes that ends with "*".',
    ],
    [
      'a registry in another form',
      {registry: 'const a = 1;'},
      'There is no default export.',
    ],
    [
      'functions of another name',
      {routes: generated.routes.replaceAll('ComponentCreator', 'create')},
      'create is not defined',
    ],
  ])('%s', (_, change, problem) => {
    expect(messageOf(change)).toBe(explain(problem));
  });

  it('chunk names without a route', () => {
    const [, key = ''] =
      /\s"(\/docs\/graphql\/-\w+)"/.exec(generated.routesChunkNames) ?? [];
    expect(messageOf({routesChunkNames: '{}'})).toBe(
      explain(`routesChunkNames.json does not have "${key}".`),
    );
  });
});

it('a page that a folder of another plugin hides stops the build', () => {
  const hiding: RouteConfig = {path: '/docs', component: 'hiding.tsx', exact: false};
  const generated = generate([...PATHS.map((path) => staticPage(path)), hiding]);
  expect(() => collapse(generated)).toThrow(
    new Error(
      'The browser would not show the static page "/docs/graphql/": the route "/docs" stands for every address below it. Give one of the two another path, or add the page as an ordinary route.',
    ),
  );
});

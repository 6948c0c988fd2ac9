import {runInNewContext} from 'node:vm';
import {generateRoutesCode} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {type Collapse, collapseRoutes, type GeneratedRoutes} from '../collapseRoutes';

/** Docusaurus' own code for the routes, as it writes it to its three files. */
function generate(routes: RouteConfig[]): GeneratedRoutes {
  const {routesConfig, routesChunkNames, registry} = generateRoutesCode(routes);
  const lines = Object.entries(registry).map(
    ([name, module]) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`,
  );
  return {
    routes: routesConfig,
    registry: `export default {\n${lines.join('\n')}};\n`,
    routesChunkNames: JSON.stringify(routesChunkNames, null, 2),
  };
}

/** Every order in which the entries of a registry can stand. */
function permute<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((first, index) =>
    permute(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

/** The name of the chunk of a registry's line. */
function nameOf(line: string): string {
  return line.split('"')[1] ?? '';
}

/** The names of the chunks of a registry; throws where it is no module. */
function readRegistry(code: string): readonly string[] {
  const expression = code.replace('export default', '').replaceAll('import(', '(');
  const context = {require: {resolveWeak: String}};
  const registry: unknown = runInNewContext(
    `(${expression.replace(/;\n$/, '')})`,
    context,
  );
  return Object.keys(registry as object);
}

const BASE = '/docs/graphql/';

const PLUGIN = {name: 'docs', id: 'default'};

function guides(base = BASE): RouteConfig[] {
  return [
    {
      path: '/blog',
      component: '@theme/BlogPage',
      exact: true,
      modules: {content: 'a.md'},
    },
    {path: base, component: 'DocumentRoute.tsx', exact: true, routes: []},
    {path: `${base}:list(types/objects)`, component: 'DocumentRoute.tsx', routes: []},
    {
      path: '/docs',
      component: '@theme/DocsRoot',
      routes: [
        {
          path: '/docs/intro',
          component: '@theme/Doc',
          exact: true,
          modules: {content: 'intro.md'},
          sidebar: 'tutorialSidebar',
          plugin: PLUGIN,
        },
      ],
    } as RouteConfig,
  ];
}

function pages(paths: readonly string[]): RouteConfig[] {
  return paths.map((path) => ({
    path,
    component: 'StaticReferenceRoute.tsx',
    exact: true,
    dataFile: `/data/${path}.json`,
    metadata: {lastUpdatedAt: 0},
  }));
}

function collapseOf(paths: readonly string[], base = BASE): Collapse {
  return {
    paths: new Set(paths),
    documentPaths: [base, `${base}:list(types/objects)`],
    wrapperModule: '/plugin/withDocument.tsx',
  };
}

const PATHS = [BASE, `${BASE}types/objects/`, `${BASE}types/objects/space`];

/** What the browser gets is what it would get had the pages never been there. */
function expectAsWithout(paths: readonly string[], base = BASE): void {
  const [blog, overview, list, docs] = guides(base) as [
    RouteConfig,
    RouteConfig,
    RouteConfig,
    RouteConfig,
  ];
  const collapsed = collapseRoutes(
    generate([blog, ...pages(paths), overview, list, docs]),
    collapseOf(paths, base),
  );
  const without = generate(guides(base));
  const wrapped = /withDocument\((ComponentCreator\('.+', '\w+'\))\)/g;
  expect(collapsed.routes.match(wrapped)?.length).toBe(2);
  expect({...collapsed, routes: collapsed.routes.replace(wrapped, '$1')}).toEqual({
    routes: `import {withDocument} from "/plugin/withDocument.tsx";\n${without.routes}`,
    registry: without.registry,
    routesChunkNames: JSON.stringify(JSON.parse(without.routesChunkNames)),
  });
}

describe('the routes of the browser', () => {
  it('are as if the pages had no routes of their own, with nested routes untouched', () => {
    expectAsWithout(PATHS);
  });

  it('are so for thousands of pages', () => {
    expectAsWithout(
      Array.from({length: 5000}, (_, index) => `${BASE}types/objects/t${index}`),
    );
  });

  it('are so below a path with quotes and other signs', () => {
    const base = "/docs/o'brien's $& (api)/";
    expectAsWithout([base, `${base}types/objects/space`], base);
  });

  it('keep a chunk that another route uses too', () => {
    const shared: RouteConfig = {
      path: '/other',
      component: 'StaticReferenceRoute.tsx',
      exact: true,
    };
    const {registry, routes} = collapseRoutes(
      generate([...pages(PATHS), ...guides(), shared]),
      collapseOf(PATHS),
    );
    expect(registry).toContain('"StaticReferenceRoute.tsx"');
    expect(routes).toContain("path: '/other'");
  });
});

describe('the registry of the browser', () => {
  it('is a module without the chunk of the pages, in whatever order its entries stand', () => {
    const generated = generate([...pages(PATHS), ...guides().slice(0, 3)]);
    const lines = generated.registry.match(/^ {2}".*\],/gm) ?? [];
    const orders = permute(lines);
    const wrong = orders.filter((order) => {
      const registry = `export default {\n${order.join('\n')}};\n`;
      const collapsed = collapseRoutes({...generated, registry}, collapseOf(PATHS));
      const left = order.map(nameOf).filter((name) => !name.includes('static-reference'));
      return readRegistry(collapsed.registry).join() !== left.join();
    });
    expect({orders: orders.length, wrong}).toEqual({orders: 24, wrong: []});
  });
});

describe('code that Docusaurus does not generate today stops the build', () => {
  const generated = generate([...pages(PATHS), ...guides()]);
  const messageOf = (change: Partial<GeneratedRoutes>, collapse = collapseOf(PATHS)) => {
    try {
      collapseRoutes({...generated, ...change}, collapse);
    } catch (error) {
      return (error as Error).message;
    }
    throw new Error('The code is accepted.');
  };
  const explain = (problem: string) =>
    `docusaurus-plugin-graphql-reference could not collapse the routes of the browser's bundle: ${problem} Docusaurus may generate other code than version 3.9.2 does. Set the option "collapseRoutes" to false to build without it.`;

  it('routes in another form', () => {
    expect(messageOf({routes: generated.routes.replaceAll("'", '"')})).toBe(
      explain('3 routes were added, 0 of them were found in routes.js.'),
    );
  });

  it('a route that is missing', () => {
    expect(messageOf({}, collapseOf([...PATHS, `${BASE}types/objects/gone`]))).toBe(
      explain('4 routes were added, 3 of them were found in routes.js.'),
    );
  });

  it('no document route', () => {
    expect(messageOf({}, {...collapseOf(PATHS), documentPaths: ['/elsewhere/']})).toBe(
      explain('the route "/elsewhere/" stands 0 times in routes.js.'),
    );
  });

  it('a document route that stands twice', () => {
    const routes = generated.routes.replaceAll(':list(types/objects)', '');
    expect(messageOf({routes}, {...collapseOf(PATHS), documentPaths: [BASE]})).toBe(
      explain('the route "/docs/graphql/" stands 2 times in routes.js.'),
    );
  });

  it('chunk names without a route', () => {
    expect(messageOf({routesChunkNames: '{}'})).toMatch(
      new RegExp(
        `^${explain('routesChunkNames.json does not have "KEY".')
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace('KEY', '/docs/graphql/-\\w+')}$`,
      ),
    );
  });

  it('a registry in another form', () => {
    expect(messageOf({registry: 'export default {};'})).toBe(
      explain('1 chunks were to go, 0 were found in registry.js.'),
    );
  });
});

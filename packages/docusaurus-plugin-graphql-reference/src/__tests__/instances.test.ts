import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import type {MarkdownPages} from 'docusaurus-plugin-markdown-pages';
import type {CodeBlock} from 'docusaurus-theme-static-code';
import type {SearchPage} from 'graphql-api-model';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import type {Content} from '../content/createContent';
import {
  createReference,
  type GuideOptions,
  joinReferences,
  type Options,
  type Reference,
} from '../index';
import {addressesIn} from '../navigation/__tests__/addressesIn';
import {pluginOf} from './pluginOf';

type Files = Readonly<Record<string, string>>;

interface Instance {
  readonly routes: readonly RouteConfig[];
  readonly searchPages: readonly SearchPage[];
  readonly searchVersions?: readonly Pick<Content, 'basePath' | 'searchPages'>[];
  readonly unsearchedPaths: readonly string[];
}

/** What is stored of a page, and the version that its route names. */
interface StoredPage {
  readonly frame: {readonly title: string; readonly links?: unknown};
  readonly article: {readonly sections: readonly unknown[]};
  readonly version: {readonly noIndex: boolean};
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Loads a site that uses the plugin several times, as Docusaurus does. */
async function loadSite(
  files: Files,
  instances: readonly Options[],
): Promise<ReadonlyMap<string, Instance>> {
  const siteDir = writeFolder(files);
  const plugins = instances.map((options) => pluginOf(siteDir, options));
  const contents: Record<string, unknown> = {};
  for (const {id, load} of plugins) contents[id] = await load();
  const allContent = {'docusaurus-plugin-graphql-reference': contents};
  const loaded = new Map<string, Instance>();
  for (const {id, show} of plugins) {
    const search = contents[id] as Omit<Instance, 'routes'>;
    loaded.set(id, {...search, routes: await show(allContent)});
  }
  return loaded;
}

const FILES: Files = {
  'public.graphql': 'type Query { "One." space: Space } type Space { id: ID }',
  'admin.graphql': 'type Query { users: [User] } type User { id: ID }',
  'guides/public/a.md': '```graphql\n{ space { id } }\n```\n\nSee `Space.id`.',
  'guides/admin/a.md': '```graphql\n{ users { id } }\n```\n\nSee `User.id`.',
};

const PUBLIC: Options = {
  id: 'public',
  schema: 'public.graphql',
  routeBasePath: 'api',
  sampleFolders: ['guides/public'],
};
const ADMIN: Options = {
  id: 'admin',
  schema: 'admin.graphql',
  routeBasePath: 'admin',
  label: 'Admin API',
  sampleFolders: ['guides/admin'],
};

beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
});

describe('two schemas in one site', () => {
  it('have pages, search rows and names of their own', async () => {
    const site = await loadSite(FILES, [PUBLIC, ADMIN]);
    for (const [id, base, own, other] of [
      ['public', '/api/', 'Space', 'User'],
      ['admin', '/admin/', 'User', 'Space'],
    ] as const) {
      const {routes, searchPages} = site.get(id)!;
      const paths = routes.map((route) => route.path);
      expect(paths.filter((one) => !one.startsWith(base))).toEqual([]);
      expect(paths).toContain(`${base}types/objects/${own.toLowerCase()}`);
      expect(searchPages.filter(({url}) => !url.startsWith(base))).toEqual([]);
      const names = searchPages.map(({name}) => name);
      expect([names.includes(own), names.includes(other)]).toEqual([true, false]);
    }
  });

  it('store the data of their pages apart, whose titles have the label of an instance with an id', async () => {
    const site = await loadSite(FILES, [{...PUBLIC, id: 'default'}, ADMIN]);
    const titles = ['default', 'admin'].flatMap((id) =>
      site
        .get(id)!
        .routes.filter((route) => /^\/\w+\/(?:types\/scalars\/i.*)?$/.test(route.path))
        .map((route) => {
          const file = (route.modules as {readonly __props: string}).__props;
          return (readJson(file) as {frame: {title: string}}).frame.title;
        }),
    );
    expect(titles).toEqual([
      'GraphQL API reference',
      'ID scalar',
      'Admin API reference',
      'ID scalar | Admin API',
    ]);
  });

  it('check the samples of their own folders only', async () => {
    await expect(loadSite(FILES, [PUBLIC, ADMIN])).resolves.toBeDefined();
    const moved = {...FILES, 'guides/admin/b.md': FILES['guides/public/a.md'] ?? ''};
    await expect(loadSite(moved, [PUBLIC, ADMIN])).rejects.toThrow(
      'guides/admin/b.md:2:3: Cannot query field "space" on type "Query".',
    );
  });

  it('a folder below that of another instance belongs to the nearer one', async () => {
    const outer = {...PUBLIC, sampleFolders: ['guides']};
    await expect(loadSite(FILES, [outer, ADMIN])).resolves.toBeDefined();
    await expect(loadSite(FILES, [outer])).rejects.toThrow('guides/admin/a.md:2:3');
  });

  it.each([
    ['docs/admin', 'docusaurus-plugin-content-docs/current/admin'],
    ['blog', 'docusaurus-plugin-content-blog'],
    ['src/pages', 'docusaurus-plugin-content-pages'],
  ])('translations of %s belong to its instance', async (folder, translated) => {
    const instances = [PUBLIC, {...ADMIN, sampleFolders: [folder]}];
    const load = (field: string) => {
      const guide = `\`\`\`graphql\n{ ${field} { id } }\n\`\`\`\n`;
      const files = {
        [`${folder}/a.md`]: FILES['guides/admin/a.md']!,
        [`i18n/de/${translated}/a.md`]: guide,
      };
      return loadSite({...FILES, ...files}, instances);
    };
    await expect(load('users')).resolves.toBeDefined();
    await expect(load('space')).rejects.toThrow(`i18n/de/${translated}/a.md:2:3`);
  });

  it.each(['admin', '"Admin API"'])('schema=%s names the instance', async (name) => {
    const guide = `\`\`\`graphql schema=${name}\n{ users { id } }\n\`\`\`\n`;
    const marked = {...FILES, 'guides/public/b.md': guide};
    await expect(loadSite(marked, [PUBLIC, ADMIN])).resolves.toBeDefined();
    await expect(loadSite(marked, [PUBLIC])).rejects.toThrow(
      `No schema is called "${name.replaceAll('"', '')}". The schemas are: "public", "GraphQL API".`,
    );
  });

  it('report the problems by guide, with a count for each and nearest names', async () => {
    const files = {
      ...FILES,
      'guides/admin/b.md': '`User.idd` and `User.gone`',
      'guides/public/b.md': '```graphql\n{ spac { id } }\n```\n',
    };
    await expect(loadSite(files, [PUBLIC, ADMIN])).rejects
      .toThrow(`3 samples and names do not match the schema.

guides/admin/b.md:1:2: The type "User" has no field "idd". Did you mean "id"? Write \`!…\` if it is not a name of the schema.
  > 1 | \`User.idd\` and \`User.gone\`
      |  ^

guides/admin/b.md:1:17: The type "User" has no field "gone". Write \`!…\` if it is not a name of the schema.
  > 1 | \`User.idd\` and \`User.gone\`
      |                 ^

guides/public/b.md:2:3: Cannot query field "spac" on type "Query". Did you mean "space"?
  > 2 | { spac { id } }
      |   ^`);
  });

  it('each has its own level for wrong samples', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const wrong = '`Query.gone`';
    const files = {...FILES, 'guides/public/b.md': wrong, 'guides/admin/b.md': wrong};
    await loadSite(files, [
      {...PUBLIC, samples: 'off'},
      {...ADMIN, samples: 'warn'},
    ]);
    expect(warn.mock.calls.map(([text]) => String(text).split('\n')[2])).toEqual([
      'guides/admin/b.md:1:2: The type "Query" has no field "gone". Write `!…` if it is not a name of the schema.',
    ]);
  });

  it('stop at a text that is not MDX if one of them is strict', async () => {
    const files = {...FILES, 'guides/public/b.md': '{broken'};
    await expect(loadSite(files, [{...PUBLIC, samples: 'warn'}, ADMIN])).rejects.toThrow(
      'guides/public/b.md:1:8: The text is not MDX',
    );
  });
});

it('a version has pages of its own, which lead to the same page of the latest state', async () => {
  const files = {
    'now.graphql': 'type Query { "One." space: Space } type Space { id: ID }',
    'states/2026-05-01.graphql': 'type Query { a: Int }',
    'states/2026-05-02.graphql': 'type Query { b: Int }',
    'states/2026-06-01.graphql':
      'type Query { "One." space: Int old: Old } type Old { id: ID } enum Kind { OLD }',
    'states/2026-11-22.graphql':
      'type Query { "One." space: Space } type Space { id: ID }',
  };
  const options = {
    schema: 'now.graphql',
    routeBasePath: 'api',
    history: 'states',
    versions: 1,
  };
  const {routes, ...search} = (await loadSite(files, [options])).get('default')!;
  const paths = routes.map((route) => route.path);
  expect(paths).toContain('/api/2026-06-01/types/objects/old');
  expect(paths.filter((one) => one.includes('2026-11-22'))).toEqual([]);
  expect(search.searchPages.filter(({url}) => url.includes('2026'))).toEqual([]);
  const [version] = search.searchVersions!;
  expect(version?.basePath).toBe('/api/2026-06-01/');
  const urls = version?.searchPages.map(({url}) => url.slice(version.basePath.length));
  expect(urls?.filter((url) => !/scalars|directives/.test(url))).toEqual([
    'operations/queries/old',
    'operations/queries/space',
    'types/objects/old',
    'types/enums/kind',
  ]);
  expect(search.unsearchedPaths).toEqual(['/api/2026-06-01/', '/api/changes/since-']);
  const read = (address: string): StoredPage => {
    const {modules, context} = routes.find((route) => route.path === address)!;
    const {__props: file} = modules as {readonly __props: string};
    const {version} = context as {readonly version: string};
    const {frame, article} = readJson(file) as StoredPage;
    return {frame, article, version: readJson(version) as StoredPage['version']};
  };
  const space = 'operations/queries/space';
  const earlier = read(`/api/2026-06-01/${space}`);
  expect(earlier.version.noIndex).toBe(true);
  expect(earlier.frame.title).toBe('space query');
  expect(earlier.frame.links).toEqual([
    {rel: 'canonical', href: `https://docs.example/api/${space}`},
  ]);
  expect(earlier.article.sections.slice(0, 2)).toEqual([
    {
      kind: 'notice',
      text: '',
      sentence: 'This is the GraphQL API 2026-06-01, an earlier state of the schema.',
      link: {text: 'This page in the latest version', href: `/api/${space}`},
      searchBase: '/api/2026-06-01/',
    },
    {
      kind: 'list',
      look: 'links',
      fold: 'Version: 2026-06-01',
      items: [{text: 'latest', href: `/api/${space}`}],
    },
  ]);
  const gone = read('/api/2026-06-01/types/objects/old');
  expect(gone.article.sections.slice(0, 2)).toMatchObject([
    {
      link: {
        text: 'The latest version does not have this page. Go to the list',
        href: '/api/types/objects/',
      },
    },
    {items: [{note: '(page not in this version; opens the list)'}]},
  ]);
  expect(gone.frame).not.toHaveProperty('links');
  expect(read('/api/2026-06-01/types/enums/kind').article.sections[1]).toMatchObject({
    items: [{href: '/api/', note: '(page not in this version; opens the list)'}],
  });
  const changes = read('/api/2026-06-01/changes/since-2026-05-01').article.sections[1];
  expect(changes).toMatchObject({items: [{text: 'latest', href: '/api/changes'}]});
  const latest = read(`/api/${space}`);
  expect(latest.version.noIndex).toBe(false);
  expect(latest.frame).not.toHaveProperty('links');
  expect(latest.article.sections[0]).toEqual({
    kind: 'list',
    look: 'links',
    fold: 'Version: latest',
    items: [{text: '2026-06-01', href: `/api/2026-06-01/${space}`}],
  });
  expect(read('/api/types/objects/space').article.sections[0]).toMatchObject({
    items: [
      {
        href: '/api/2026-06-01/types/objects/',
        note: '(page not in this version; opens the list)',
      },
    ],
  });
});

describe('an object for one schema', () => {
  const twice = 'type Query { space: Space } type Space { id: ID } type Space { id: ID }';
  const siteDir = writeFolder({...FILES, 'twice.graphql': twice});
  const context = {
    siteDir,
    localizationDir: path.join(siteDir, 'i18n/de'),
    baseUrl: '/base/de/',
    generatedFilesDir: siteDir,
    siteConfig: {markdown: {format: 'mdx'}},
  } as LoadContext;

  /** Loads the plugin of a reference, as Docusaurus does. */
  async function load({plugin: [createPlugin, options]}: Reference): Promise<void> {
    const plugin = await createPlugin(context, options);
    await plugin?.loadContent?.();
  }

  function link({remarkPlugins: [[, {transform}]]}: Reference): string | undefined {
    const file = path.join(siteDir, 'guides/public/a.md');
    const block = {code: '{ space { id } }', language: 'graphql', meta: '', file};
    return transform?.(block as CodeBlock)?.html;
  }

  async function generate({sidebarItemsGenerator}: GuideOptions, dirName: string) {
    const items = await sidebarItemsGenerator({
      item: {type: 'autogenerated', dirName},
      defaultSidebarItemsGenerator: () => [
        {type: 'link', label: 'Default', href: '/default'},
      ],
      docs: [],
      categoriesMetadata: {},
      version: {versionName: 'current', contentPath: siteDir},
      isCategoryIndex: () => false,
      numberPrefixParser: (filename) => ({filename}),
    });
    return addressesIn(items);
  }

  it('links guides to the reference below the base URL of the language that is built', async () => {
    const reference = createReference({...PUBLIC, collapseRoutes: false});
    await load(reference);
    expect(link(reference)).toContain('href="/base/de/api/operations/queries/space"');
  });

  it('makes the category of a docs sidebar, and leaves other items to the generator', async () => {
    const reference = createReference({...PUBLIC, collapseRoutes: false});
    await load(reference);
    expect((await generate(reference, 'api')).slice(0, 6)).toEqual([
      'GraphQL API /base/de/api/',
      '  Operations (/api/operations)',
      '    Queries /base/de/api/operations/queries/',
      '      space /base/de/api/operations/queries/space',
      '    Operation directives /base/de/api/operations/directives/',
      '      @include /base/de/api/operations/directives/include',
    ]);
    expect(await generate(reference, 'guides')).toEqual(['Default /default']);
  });

  it('has its category beside that of another one', async () => {
    const admin = createReference({...ADMIN, collapseRoutes: false});
    await load(admin);
    const both = joinReferences(createReference(PUBLIC), admin);
    expect((await generate(both, 'admin'))[0]).toBe('Admin API /base/de/admin/');
    await expect(generate(both, 'api')).rejects.toThrow(
      'Guides or a sidebar use the reference at "api", whose plugin the site does not have.',
    );
  });

  it('reads the schema once for pages, guides and sidebar, and warns once', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const options = {...PUBLIC, schema: 'twice.graphql', lenient: true};
    const reference = createReference({...options, collapseRoutes: false});
    await load(reference);
    await generate(reference, 'api');
    link(reference);
    expect(warn.mock.calls).toHaveLength(1);
  });
});

it('pages and lists are added to the Markdown of the site, if it has that', async () => {
  const addPage = vi.fn<MarkdownPages['addPage']>();
  const addList = vi.fn<MarkdownPages['addList']>();
  const plugin = pluginOf(writeFolder(FILES), PUBLIC);
  const contents = {[plugin.id]: await plugin.load()};
  const routes = await plugin.show({
    'docusaurus-plugin-graphql-reference': contents,
    'docusaurus-plugin-markdown-pages': {default: {addPage, addList}},
  });
  const added = addPage.mock.calls.map(([page]) => page);
  expect(added.map(({href}) => href)).toEqual(routes.map((route) => route.path));
  expect(added.find(({href}) => href === '/api/types/objects/space')).toMatchObject({
    title: 'Space object | GraphQL API',
    facts: {kind: 'object'},
    markdown: expect.stringMatching(/^# Space\n/) as string,
  });
  expect(addList.mock.calls.map(([{label}]) => label)).toEqual(['GraphQL API']);
});

import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import type {SearchPage} from 'graphql-api-model';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import graphqlReference, {type Options, validateOptions} from '../index';

type Files = Readonly<Record<string, string>>;

interface Instance {
  readonly routes: readonly RouteConfig[];
  readonly searchPages: readonly SearchPage[];
  readonly globalData: unknown;
}

function writeSite(files: Files): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'instances-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true});
    writeFileSync(path.join(siteDir, name), text);
  }
  return siteDir;
}

/** Loads a site that uses the plugin several times, as Docusaurus does. */
async function loadSite(
  files: Files,
  instances: readonly Options[],
): Promise<ReadonlyMap<string, Instance>> {
  const siteDir = writeSite(files);
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const plugins = instances.map((written) => {
    const options = validateOptions({options: {collapseRoutes: false, ...written}});
    const context = {siteDir, baseUrl: '/', generatedFilesDir} as LoadContext;
    return {id: options.id, plugin: graphqlReference(context, options)};
  });
  const content: Record<string, unknown> = {};
  for (const {id, plugin} of plugins) content[id] = await plugin.loadContent?.();
  const allContent = {'docusaurus-plugin-graphql-reference': content};
  const loaded = new Map<string, Instance>();
  for (const {id, plugin} of plugins) {
    const routes: RouteConfig[] = [];
    let globalData: unknown;
    const actions = {
      addRoute: (route: RouteConfig) => void routes.push(route),
      setGlobalData: (data: unknown) => void (globalData = data),
      createData: () => Promise.reject(new Error('Nothing is created.')),
    };
    await plugin.allContentLoaded?.({allContent, actions});
    const {searchPages} = content[id] as Pick<Instance, 'searchPages'>;
    loaded.set(id, {routes, searchPages, globalData});
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
      const {routes, searchPages, globalData} = site.get(id)!;
      const paths = routes.map((route) => route.path);
      expect(globalData).toEqual({basePath: base});
      expect(paths.filter((one) => !one.startsWith(base))).toEqual([]);
      expect(paths).toContain(`${base}types/objects/${own.toLowerCase()}`);
      expect(searchPages.filter(({url}) => !url.startsWith(base))).toEqual([]);
      const names = searchPages.map(({name}) => name);
      expect([names.includes(own), names.includes(other)]).toEqual([true, false]);
    }
  });

  it('store the data of their pages apart, each with its own label', async () => {
    const site = await loadSite(FILES, [PUBLIC, ADMIN]);
    const titles = ['public', 'admin'].map((id) => {
      const [overview] = site.get(id)!.routes;
      const file = (overview?.modules as {readonly __props: string}).__props;
      const {page} = JSON.parse(readFileSync(file, 'utf8')) as {page: {title: string}};
      return page.title;
    });
    expect(titles).toEqual(['GraphQL API reference', 'Admin API reference']);
  });

  it('check the samples of their own folders only', async () => {
    await expect(loadSite(FILES, [PUBLIC, ADMIN])).resolves.toBeDefined();
    const mixed = {...ADMIN, sampleFolders: ['guides/public']};
    await expect(loadSite(FILES, [PUBLIC, mixed])).rejects.toThrow(
      'Cannot query field "space" on type "Query".',
    );
  });
});

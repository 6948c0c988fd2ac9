import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {beforeEach, expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import graphqlReference, {validateOptions} from '../index';

beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
});

/** A site with the plugin; `load` is what Docusaurus does at the start and after an edit of the schema. */
function createSite(siteDir: string) {
  const context = {
    siteDir,
    siteConfig: {url: 'https://docs.example', markdown: {format: 'mdx'}},
    baseUrl: '/',
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
  } as LoadContext;
  const options = validateOptions({
    options: {schema: 'a.graphql', routeBasePath: 'api', collapseRoutes: false},
  });
  const plugin = graphqlReference(context, options);
  const show = async (content: unknown): Promise<readonly string[]> => {
    const routes: RouteConfig[] = [];
    await plugin.allContentLoaded?.({
      allContent: {[plugin.name]: {[options.id]: content}},
      actions: {
        addRoute: (route) => void routes.push(route),
        setGlobalData: () => undefined,
        createData: () => Promise.reject(new Error('Nothing is created.')),
      },
    });
    return routes.map((route) => route.path);
  };
  return {load: () => plugin.loadContent?.(), show};
}

it('pages are made anew after an edit of the schema, and stay after one of a guide', async () => {
  const siteDir = writeFolder({
    'a.graphql': 'type Query { a: Space } type Space { id: ID }',
  });
  const schema = path.join(siteDir, 'a.graphql');
  const page = path.join(
    siteDir,
    '.docusaurus/docusaurus-plugin-graphql-reference/default/pages/types__objects__space.json',
  );
  const {load, show} = createSite(siteDir);
  const content = await load();
  const routes = await show(content);
  expect(readFileSync(page, 'utf8')).not.toContain('slug');

  rmSync(page);
  expect(await show(content)).toEqual(routes);
  expect(existsSync(page)).toBe(false);

  writeFileSync(schema, 'type Query { a: Space } type Space { id: ID slug: String }');
  expect(await show(await load())).toEqual(routes);
  expect(readFileSync(page, 'utf8')).toContain('slug');
});

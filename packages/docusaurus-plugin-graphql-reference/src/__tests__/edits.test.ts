import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {beforeEach, expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {pluginOf} from './pluginOf';

beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
});

it('pages are made anew after an edit of the schema, and stay after one of a guide', async () => {
  const siteDir = writeFolder({
    'a.graphql': 'type Query { a: Space } type Space { id: ID }',
  });
  const schema = path.join(siteDir, 'a.graphql');
  const page = path.join(
    siteDir,
    '.docusaurus/docusaurus-plugin-graphql-reference/default/pages/types__objects__space.json',
  );
  const {load, ...plugin} = pluginOf(siteDir, {
    schema: 'a.graphql',
    routeBasePath: 'api',
  });
  const show = async (content: unknown): Promise<readonly string[]> =>
    (await plugin.show({'docusaurus-plugin-graphql-reference': {default: content}})).map(
      (route) => route.path,
    );
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

import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import graphqlReference, {validateOptions} from '../..';

const SCHEMA = 'type Query { "One." space: Space } type Space { id: ID name: String }';

let siteDir: string;
beforeEach(() => {
  vi.spyOn(logger, 'info').mockReturnValue();
  siteDir = writeFolder({
    'schema.graphql': SCHEMA,
    'history/2026-01-01.graphql': SCHEMA,
  });
  mkdirSync(path.join(siteDir, 'examples'));
});

function write(name: string, text: string): void {
  writeFileSync(path.join(siteDir, name), text);
}

function createPlugin(): Plugin {
  const options = validateOptions({
    options: {
      id: 'default',
      schema: 'schema.graphql',
      history: 'history',
      requests: {examples: 'examples'},
      collapseRoutes: false,
    },
  });
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const siteConfig = {markdown: {format: 'mdx'}};
  const localizationDir = path.join(siteDir, 'i18n/en');
  const context = {
    siteDir,
    localizationDir,
    siteConfig,
    baseUrl: '/',
    generatedFilesDir,
  };
  return graphqlReference(context as LoadContext, options);
}

it('the schema and all that options name is watched, files that are added too', () => {
  const paths = createPlugin().getPathsToWatch?.();
  expect(paths?.map((each) => path.posix.relative(siteDir, each))).toEqual([
    'schema.graphql',
    'history/**/*.{graphql,graphqls,gql,sdl}{,.gz}',
    'history/*.md',
    'examples/*.{graphql,json}',
  ]);
});

describe('pages are made again', () => {
  it.each([
    ['an example is added', 'examples/Query.space.graphql'],
    ['a state of the history is added', 'history/2026-02-02.graphql'],
  ])('where %s', async (_, file) => {
    const plugin = createPlugin();
    const first = await plugin.loadContent?.();
    expect(await plugin.loadContent?.()).toBe(first);
    write(file, file.startsWith('history') ? SCHEMA : 'query Ours { space { name } }');
    const second = await plugin.loadContent?.();
    expect(second).not.toBe(first);
    expect(await plugin.loadContent?.()).toBe(second);
  });

  it('where an example is rewritten', async () => {
    const plugin = createPlugin();
    write('examples/Query.space.graphql', 'query Ours { space { name } }');
    const first = await plugin.loadContent?.();
    write('examples/Query.space.graphql', 'query Ours { space { id } }');
    expect(await plugin.loadContent?.()).not.toBe(first);
  });
});

import path from 'node:path';
import type {CodeBlock} from 'docusaurus-theme-static-code';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {createInstance} from '../../content/createInstance';
import {completeOptions, type Options} from '../../options/options';
import {
  createRemarkPlugins,
  type GuideReference,
  type RemarkPlugins,
} from '../createRemarkPlugins';

const PUBLIC: Options = {
  schema: 'public.graphql',
  routeBasePath: 'api',
  sampleFolders: ['docs'],
};
const ADMIN: Options = {
  id: 'admin',
  label: 'Admin API',
  schema: 'admin.graphql',
  routeBasePath: 'admin',
  sampleFolders: ['docs/admin'],
};

const FILES = {
  'public.graphql': 'type Query { space: ID }',
  'admin.graphql': 'type Query { user: ID }',
};
const SITE = writeFolder(FILES);

/** A reference of the site whose schema is loaded. */
async function load(options: Options): Promise<GuideReference> {
  const completed = completeOptions(options);
  const basePath = `/base/${completed.routeBasePath}/`;
  const instance = createInstance(() => completed);
  const logger = {info: () => undefined, warn: () => undefined};
  instance.open(
    {
      siteDir: SITE,
      baseUrl: '/base/',
      basePath,
      toHref: (to) => to,
      isDevelopment: false,
      logger,
    },
    'mdx',
  );
  await instance.load();
  return instance;
}

async function guidesOf(options: Options): Promise<RemarkPlugins> {
  return createRemarkPlugins(await load(options));
}

function transform([[, {transform: toHtml}]]: RemarkPlugins, block: Partial<CodeBlock>) {
  return toHtml?.(block as CodeBlock) ?? {};
}

/** The addresses that the names in a code block link to. */
function linksOf(plugins: RemarkPlugins, code: string, meta = '', file = 'docs/a.mdx') {
  const block = {code, language: 'graphql', meta, file: path.join(SITE, file)};
  const {html = ''} = transform(plugins, block);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}

/** The addresses that inline code links to. */
function mentionsOf([, plugin]: RemarkPlugins, text: string, file: string) {
  const root: Root = fromMarkdown(text);
  plugin()(root, new VFile({value: text, path: path.join(SITE, file)}));
  const links: string[] = [];
  visit(root, 'link', ({url}) => void links.push(url));
  return links;
}

describe('one schema', () => {
  it('links the names of every file, whatever its folder', async () => {
    const guides = await guidesOf(PUBLIC);
    const space = '/base/api/operations/queries/space';
    expect(linksOf(guides, '{ space }', '', 'other/a.md')).toEqual([space]);
    expect(mentionsOf(guides, '`Query.space` `Query.gone`', 'other/a.md')).toEqual([
      space,
    ]);
  });

  it('names JSON that belongs to an operation, unless it has a title', async () => {
    const guides = await guidesOf(PUBLIC);
    const captionOf = (meta: string) =>
      transform(guides, {code: '{}', language: 'json', meta}).caption;
    expect(
      [
        'variables',
        'response for=A',
        'title="My response"',
        'response title="A"',
        '',
      ].map(captionOf),
    ).toEqual(['Variables', 'Response', undefined, undefined, undefined]);
  });
});

it('has a link beside a request, but not beside one that is wrong or not checked', async () => {
  const guides = await guidesOf(PUBLIC);
  const linkOf = (meta: string) =>
    transform(guides, {
      code: '{ space }',
      language: 'graphql',
      meta,
      file: path.join(SITE, 'docs/a.md'),
    }).link?.href;
  expect(['', 'invalid', 'unchecked="No time."'].map(linkOf)).toEqual([
    '/base/api/operations/queries/space',
    undefined,
    undefined,
  ]);
});

it('links no name that is hidden', async () => {
  const guides = await guidesOf({...ADMIN, hide: ['user']});
  expect(linksOf(guides, '{ user }')).toEqual([]);
  expect(mentionsOf(guides, '`Query.user`', 'docs/a.md')).toEqual([]);
});

it('a reference whose plugin the site does not have stops the build', () => {
  const options = completeOptions(PUBLIC);
  const guides = createRemarkPlugins(createInstance(() => options));
  expect(() => linksOf(guides, '{ space }')).toThrow(
    'Guides or a sidebar use the reference at "api", whose plugin the site does not have. Add the "plugin" of this createReference to "plugins" in the configuration.',
  );
});

describe('several schemas', async () => {
  const guides = createRemarkPlugins(await load(PUBLIC), await load(ADMIN));
  const space = '/base/api/operations/queries/space';
  const user = '/base/admin/operations/queries/user';

  it('link a file to the one of its folder', () => {
    expect(linksOf(guides, '{ space user }')).toEqual([space]);
    expect(linksOf(guides, '{ space user }', '', 'docs/admin/a.md')).toEqual([user]);
    expect(mentionsOf(guides, '`Query.space` `Query.user`', 'docs/a.md')).toEqual([
      space,
    ]);
    expect(mentionsOf(guides, '`Query.space` `Query.user`', 'docs/admin/a.md')).toEqual([
      user,
    ]);
  });

  it('link a block to the one that it names', () => {
    expect(linksOf(guides, '{ space user }', 'schema=admin')).toEqual([user]);
    expect(linksOf(guides, '{ space user }', 'schema="Admin API"')).toEqual([user]);
    expect(
      linksOf(guides, '{ space user }', 'schema="GraphQL API"', 'docs/admin/a.md'),
    ).toEqual([space]);
  });

  it('link nothing in a file of none', () => {
    expect(linksOf(guides, '{ space user }', '', 'blog/a.md')).toEqual([]);
    expect(mentionsOf(guides, '`Query.space`', 'blog/a.md')).toEqual([]);
  });
});

import path from 'node:path';
import type {CodeBlock} from 'docusaurus-theme-static-code';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import {guideSamples, type GuideSamples} from '../guideSamples';
import {tellBaseUrl} from '../samples/languageBaseUrl';
import type {Options} from '../options/options';

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

function guidesOf(options: Options | readonly Options[]): GuideSamples {
  return guideSamples(options, {directory: SITE, baseUrl: '/base/'});
}

/** The addresses that the names in a code block link to. */
function linksOf(
  {transform}: GuideSamples,
  code: string,
  meta = '',
  file = 'docs/a.mdx',
) {
  const block = {code, language: 'graphql', meta, file: path.join(SITE, file)};
  const {html = ''} = transform(block as CodeBlock) ?? {};
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
}

/** The addresses that inline code links to. */
function mentionsOf(
  {mentions: [plugin, options]}: GuideSamples,
  text: string,
  file: string,
) {
  const root: Root = fromMarkdown(text);
  plugin(options)(root, new VFile({value: text, path: path.join(SITE, file)}));
  const links: string[] = [];
  visit(root, 'link', ({url}) => void links.push(url));
  return links;
}

describe('one schema', () => {
  it('links the names of every file, whatever its folder', () => {
    const guides = guidesOf(PUBLIC);
    const space = '/base/api/operations/queries/space';
    expect(linksOf(guides, '{ space }', '', 'other/a.md')).toEqual([space]);
    expect(mentionsOf(guides, '`Query.space` `Query.gone`', 'other/a.md')).toEqual([
      space,
    ]);
  });

  it('names JSON that belongs to an operation, unless it has a title', () => {
    const {transform} = guidesOf(PUBLIC);
    const captionOf = (meta: string) =>
      transform({code: '{}', language: 'json', meta} as CodeBlock)?.caption;
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

it('has a link beside a request, but not beside one that is wrong or not checked', () => {
  const {transform} = guidesOf(PUBLIC);
  const linkOf = (meta: string) =>
    transform({
      code: '{ space }',
      language: 'graphql',
      meta,
      file: path.join(SITE, 'docs/a.md'),
    } as CodeBlock)?.link?.href;
  expect(['', 'invalid', 'unchecked="No time."'].map(linkOf)).toEqual([
    '/base/api/operations/queries/space',
    undefined,
    undefined,
  ]);
});

it('links no name that is hidden', () => {
  const guides = guidesOf({...ADMIN, hide: ['user']});
  expect(linksOf(guides, '{ user }')).toEqual([]);
  expect(mentionsOf(guides, '`Query.user`', 'docs/a.md')).toEqual([]);
});

it('links to the reference in the language that is being built', () => {
  const directory = writeFolder(FILES);
  const guides = guideSamples(PUBLIC, {directory, baseUrl: '/base/'});
  tellBaseUrl(directory, '/base/de/');
  const space = '/base/de/api/operations/queries/space';
  expect(linksOf(guides, '{ space }')).toEqual([space]);
  expect(mentionsOf(guides, '`Query.space`', 'docs/a.md')).toEqual([space]);
});

describe('several schemas', () => {
  const guides = guidesOf([PUBLIC, ADMIN]);
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

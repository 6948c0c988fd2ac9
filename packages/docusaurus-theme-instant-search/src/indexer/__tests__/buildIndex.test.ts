import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {indexOf} from '../../__tests__/searchSite';
import {FORMAT_VERSION} from '../../format/indexFile';
import {collectScopes} from '../collectScopes';
import {readGuides} from '../readGuides';
import {writeIndex} from '../writeIndex';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'search-'));
});
afterEach(() => rm(outDir, {recursive: true}));

async function writePage(path: string, classes: string, body: string, head = '') {
  const file = join(outDir, path);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, `<html class="${classes}">${head}<main>${body}</main></html>`);
}

const readJson = async (file: string) =>
  JSON.parse(await readFile(join(outDir, file), 'utf8')) as Record<string, unknown>;

const readAll = (
  routes: string[],
  referenceUrls: string[] = [],
  secondary: string[] = [],
  keywords: Readonly<Record<string, string>> = {},
) =>
  readGuides(
    {outDir, baseUrl: '/base/', routes},
    new Set(referenceUrls),
    [['login', 'sign in']],
    secondary,
    new Map([['/base/docs/a', {source: '@site/docs/a.md', words: keywords}]]),
  );

const read = async (...of: Parameters<typeof readAll>) => (await readAll(...of)).guides;

it('reads a guide into its sections', async () => {
  await writePage(
    'docs/login/index.html',
    'plugin-docs docs-doc-page',
    '<h1>Login</h1><p>Send the token. Then sign in with the token or usersByIds.</p>' +
      '<h2 id="errors">Errors</h2><ul><li>A wrong password</li></ul>' +
      '<table><tbody><tr><td><code>TOKEN_EXPIRED</code></td><td>Later</td></tr></tbody></table>',
    '<meta name="description" content="How a session starts.">' +
      '<meta name="keywords" content="credentials">',
  );
  expect(await read(['/base/docs/login', '/base/docs/:pattern'])).toEqual([
    {
      kind: 'guide',
      title: 'Login',
      url: '/base/docs/login',
      sections: [
        [
          '',
          '',
          'Send the token.',
          'session start sign login token user ids usersbyid',
          'credenti',
        ],
        ['errors', 'Errors', '', 'wrong password token expir later tokenexpir'],
      ],
    },
  ]);
});

it('keeps the text of each section, with a line for each block and each row of a table', async () => {
  await writePage(
    'docs/a/index.html',
    'plugin-docs',
    '<h1>A</h1><p>One\ntwo.</p><table><tr><th>Name</th><th></th></tr>' +
      '<tr><td>b</td><td>c d</td></tr></table><h2 id="b">B</h2><ul><li>One<li>Two</ul>',
  );
  const {texts} = await readAll(['/base/docs/a']);
  expect(texts).toEqual([['One two.\nName\nb · c d', 'One\nTwo']]);
});

it('leaves out sections that have only links', async () => {
  await writePage(
    'docs/a/index.html',
    'plugin-docs',
    '<h1>A</h1><h2 id="b">B</h2><p>See <a href="/x">there</a> first.</p>' +
      '<h2 id="read-on">Read on</h2><ul><li><a href="/x">Registration</a></li></ul>' +
      '<h2 id="next">Next steps</h2><ul><li><a href="/x">Limits</a>: how much a page of a list costs.</li>' +
      '<li><a href="/y">Caching</a>: how long it may be kept.</li></ul>',
  );
  const [page] = await read(['/base/docs/a']);
  expect(page?.sections.map(([anchor]) => anchor)).toEqual(['', 'b']);
});

it('leaves out sections that are pages of the reference, and the text of their list', async () => {
  await writePage(
    'docs/errors/index.html',
    'plugin-docs',
    '<h1>Error codes</h1><p>Each code has a section.</p>' +
      '<h2 id="GONE">GONE</h2><p>No more.</p><h2 id="more">More</h2><p>Text. More text.</p>',
  );
  const [page] = await read(['/base/docs/errors'], ['/base/docs/errors#GONE']);
  expect(page?.sections).toEqual([
    ['', '', 'Each code has a section.', ''],
    ['more', 'More', 'Text.', ''],
  ]);
});

it('keeps a word of a section once, however often it is there', async () => {
  const text = 'Apple. Pear apples. Plum pear.';
  await writePage('about.html', 'plugin-pages', `<h1>About</h1><ul><li>${text}</ul>`);
  const [page] = await read(['/base/about']);
  expect(page?.sections).toEqual([['', '', '', 'appl pear plum']]);
});

it('gives a section the words that its page has for it, whether its address ends in a slash or not', async () => {
  await writePage('docs/a/index.html', 'plugin-docs', '<h1>A</h1><h2 id="b">B</h2>');
  const [page] = await read(['/base/docs/a/'], [], [], {b: 'sign in'});
  expect(page?.sections).toEqual([
    ['', '', '', ''],
    ['b', 'B', '', '', 'sign login'],
  ]);
});

it('reads pages written as a file of their own name', async () => {
  await writePage('about.html', 'plugin-pages', '<h1>About</h1><p>Hello.</p>');
  expect(await read(['/base/about'])).toMatchObject([{kind: 'page', title: 'About'}]);
});

it('leaves out lists, pages that may not be listed and the not-found page', async () => {
  const noindex = '<meta name="robots" content="noindex">';
  await writePage('blog/index.html', 'plugin-blog blog-list-page', '<h1>Blog</h1>');
  await writePage('blog/archive/index.html', 'plugin-blog', '<h1>Archive</h1>');
  await writePage('blog/a/index.html', 'plugin-blog blog-post-page', '<h1>A</h1>');
  await writePage(
    'docs/tags/index.html',
    'plugin-docs docs-tags-list-page',
    '<h1>T</h1>',
  );
  await writePage('secret/index.html', 'plugin-pages', '<h1>Secret</h1>', noindex);
  await writePage('404.html', 'plugin-pages', '<h1>Not found</h1>');
  const routes = ['blog', 'blog/archive', 'blog/a', 'docs/tags', 'secret', '404.html'];
  const guides = await read(routes.map((route) => `/base/${route}`));
  expect(guides.map(({url, kind}) => [url, kind])).toEqual([['/base/blog/a', 'blog']]);
});

it('leaves out reference pages, and keeps of the pages above them what introduces them', async () => {
  await writePage(
    'docs/api/types/index.html',
    'plugin-docs',
    '<h1>Types</h1><p>All.</p><a>Space</a>',
  );
  await writePage('docs/api/types/space/index.html', 'plugin-docs', '<h1>Space</h1>');
  await writePage('docs/api/types/space/uses/index.html', 'plugin-docs', '<h1>Uses</h1>');
  const guides = await read(
    [
      '/base/docs/api/types/',
      '/base/docs/api/types/space',
      '/base/docs/api/types/space/uses',
    ],
    ['/base/docs/api/types/space'],
  );
  expect(guides).toEqual([
    {
      kind: 'guide',
      title: 'Types',
      url: '/base/docs/api/types/',
      weight: 0.8,
      sections: [['', '', 'All.', '']],
    },
  ]);
});

it('leaves out the pages that continue a list of the reference, but no guide beside it', async () => {
  await writePage('docs/api/index.html', 'plugin-api', '<h1>Types</h1>');
  await writePage('docs/api/list/a/index.html', 'plugin-api', '<h1>Types: A</h1>');
  await writePage('docs/api/guide/index.html', 'plugin-docs', '<h1>Guide</h1>');
  const guides = await read(
    ['/base/docs/api/', '/base/docs/api/list/a', '/base/docs/api/guide'],
    ['/base/docs/api/space'],
  );
  expect(guides.map(({title}) => title)).toEqual(['Types', 'Guide']);
});

it('weighs posts, pages and what the options name less than guides', async () => {
  await writePage('docs/a/index.html', 'plugin-docs', '<h1>A</h1>');
  await writePage('docs/team/b/index.html', 'plugin-docs', '<h1>B</h1>');
  await writePage('blog/c/index.html', 'plugin-blog blog-post-page', '<h1>C</h1>');
  await writePage('d/index.html', 'plugin-pages', '<h1>D</h1>');
  const routes = ['docs/a', 'docs/team/b', 'blog/c', 'd'].map((path) => `/base/${path}`);
  const guides = await read(routes, [], ['/base/docs/team/']);
  expect(Object.fromEntries(guides.map(({title, weight}) => [title, weight]))).toEqual({
    A: undefined,
    B: 0.8,
    C: 0.7,
    D: 0.6,
  });
});

it('names the index by its content and has the name in the manifest', async () => {
  const {file} = await writeIndex(outDir, indexOf([]), [['Text.']]);
  expect(file).toMatch(/^assets\/search\/index\.[0-9a-f]{8}\.json$/u);
  expect(await readJson('search-index.json')).toEqual({
    version: FORMAT_VERSION,
    file,
  });
  const {textsFile, ...index} = await readJson(file);
  const {summaries, descriptions, ...first} = indexOf([]);
  expect(index).toEqual(first);
  expect(await readJson(String(textsFile))).toEqual({
    version: FORMAT_VERSION,
    texts: [['Text.']],
    summaries,
    descriptions,
  });
  const other = await writeIndex(
    outDir,
    indexOf([{kind: 'scalar', name: 'A', url: '/a'}]),
  );
  expect(other.file).not.toBe(file);
});

it('keeps descriptions apart from the index, those of members by their pages in its order', () => {
  const member = (name: string, summary?: string) => ({
    kind: 'field' as const,
    name,
    anchor: name,
    ...(summary !== undefined && {summary}),
  });
  const {reference, summaries, descriptions} = indexOf([
    {kind: 'object', name: 'B', url: '/b', members: [member('x', 'An x.'), member('y')]},
    {
      kind: 'object',
      name: 'A',
      url: '/a',
      summary: 'An A.',
      description: 'An A. Deletes the things.',
      members: [{...member('z', 'Use x.'), deprecated: true}],
    },
  ]);
  expect(reference[0]?.pages).toEqual([
    ['A', 'An A.', [['z', 0, {deprecated: true, summary: 'Use x.'}]]],
    ['B', '', ['x', 'y']],
  ]);
  expect(summaries).toEqual(['Use x.', 'An x.', '']);
  expect(descriptions).toEqual(['delet', '']);
});

it('collects the pages that plugins contribute, and those of versions in place of their own', () => {
  const toPages = (name: string) => [{kind: 'scalar', name, url: `/${name}`}];
  const plugins = [
    {name: 'none', content: undefined},
    {name: 'other', content: {pages: []}},
    {
      name: 'reference',
      content: {
        searchPages: toPages('New'),
        searchVersions: [{basePath: '/2025/', searchPages: toPages('Old')}],
      },
    },
    {name: 'beside', content: {searchPages: toPages('Beside')}},
  ];
  expect(collectScopes(plugins, '/')).toEqual([
    {basePath: '/', pages: [...toPages('New'), ...toPages('Beside')]},
    {basePath: '/2025/', pages: [...toPages('Old'), ...toPages('Beside')]},
  ]);
});

it.each([
  [{searchPages: 'x'}, '"searchPages" must be an array'],
  [
    {searchPages: [{kind: 'scalar', name: ''}]},
    '"searchPages[0].name" is not allowed to be empty',
  ],
  [
    {searchPages: [{kind: 'scalar', name: 'A', url: 1}]},
    '"searchPages[0].url" must be a string',
  ],
  [{searchVersions: [{searchPages: []}]}, '"searchVersions[0].basePath" is required'],
])('reports contributed pages that are wrong: %j', (content, problem) => {
  const plugins = [{name: 'reference', content}];
  expect(() => collectScopes(plugins, '/')).toThrow(
    `The plugin "reference" contributes no list of SearchPage: ${problem}.`,
  );
});

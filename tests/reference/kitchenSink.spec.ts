import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import {buildASTSchema, parse} from 'graphql';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {followLink} from '../support/follow';
import {test as siteTest, expect, open} from '../support/site';
import {
  buildReference,
  createOutput,
  findProblems,
  listTitles,
  readPages,
  schemaFile,
  serveFolder,
} from './buildReference';
import {markDocument} from './referencePage';

const SCHEMA = schemaFile('kitchen-sink.graphql');

interface Reference {
  readonly url: string;
  readonly folder: string;
  /** The HTML of each page by its path. */
  readonly pages: ReadonlyMap<string, string>;
  /** The main part of a page. */
  readonly read: (path: string) => CheerioAPI;
}

/** Tests of the site that `npm run reference` makes of the schema, built once for all. */
const test = siteTest.extend<object, {reference: Reference}>({
  reference: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const folder = createOutput();
      await buildReference(folder, SCHEMA);
      const {url, stop} = await serveFolder(folder);
      const pages = readPages(folder);
      const read = (page: string) => load(load(pages.get(page) ?? '')('article').html()!);
      await use({url, folder, pages, read});
      await stop();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: async ({reference}, use) => use(reference.url),
});

/** Outside of long mode, one page of so many is shown in a browser. */
const SHARE = IS_LONG ? 1 : 5;

// One worker, so that one build serves all tests.
test.describe.configure({mode: 'default', timeout: 600_000});

test('every page shows by a link without an error', async ({page, reference}) => {
  const paths = [...reference.pages.keys()];
  expect(paths.length).toBeGreaterThan(70);
  await open(page, '/');
  const isSameDocument = await markDocument(page);
  const shown = paths.filter((_path, index) => index % SHARE === 0);
  for (const path of [...shown, '/types/objects/hostile']) {
    await followLink(page, path);
    await expect(page).toHaveTitle(load(reference.pages.get(path)!)('title').text());
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(await isSameDocument()).toBe(true);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('every definition has a page, and the checks of a build find nothing', ({
  reference,
}) => {
  const schema = buildASTSchema(parse(readFileSync(SCHEMA, 'utf8')), {
    assumeValidSDL: true,
  });
  const titles = [...reference.pages.values()].map(
    (html) => load(html)('title').text().split(' | ')[0],
  );
  expect(titles).toEqual(expect.arrayContaining([...listTitles(schema)]));
  expect(findProblems(reference.folder)).toEqual([]);
});

/** Code of a page of a description, which is text on the page. */
const HOSTILE = [
  '</script><script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 2">',
  '{braces} {{double}} ${template} <Component prop={x} />',
  '</div></article></main></body></html>',
  '<script>window.hacked = 7</script>',
  '%3Cscript%3E <b> &amp;',
  'never closed <b>',
  'Added by an extension.',
];

test('hostile descriptions and addresses are text, and make no element but links to pages', ({
  reference,
}) => {
  const shown = reference.read('/types/objects/hostile')('body').text();
  for (const text of HOSTILE) expect(shown).toContain(text);
  for (const path of ['/types/objects/hostile', '/types/scalars/evil']) {
    const $ = reference.read(path);
    expect($('.gql-article').find('img, svg, script, iframe')).toHaveLength(0);
    const hrefs = $('.gql-article a').map((_index, {attribs}) => attribs['href']);
    expect(hrefs.toArray().filter((href) => !/^(?:[/#]|https?:)/.test(href))).toEqual([]);
  }
});

/** What a build writes for programs, by the names of the files. */
function readTexts(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(?:md|txt|graphql|postman\.json)$|^search-index\.json$/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

test(
  'a second build has the same Markdown, lists and SDL, and the same HTML where the browser knows every route',
  LONG_ONLY,
  async ({reference}) => {
    const folder = createOutput();
    await buildReference(folder, SCHEMA, '--no-collapse-routes');
    const texts = readTexts(folder);
    expect(texts).toEqual(readTexts(reference.folder));
    expect(Object.keys(texts)).toContain('llms.txt');
    const normalize = (html = '') =>
      html.replace(/<(?:script|link)\b[^>]*\/assets\/[^>]*>(?:<\/script>)?/g, '');
    const normalizeAll = (pages: ReadonlyMap<string, string>) =>
      Object.fromEntries([...pages].map(([path, html]) => [path, normalize(html)]));
    expect(normalizeAll(readPages(folder))).toEqual(normalizeAll(reference.pages));
  },
);

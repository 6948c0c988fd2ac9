import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {isTypeDefinitionNode, Kind, parse} from 'graphql';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {countRestyled} from '../support/restyled';
import {followLink} from '../support/follow';
import {test as siteTest, expect, open} from '../support/site';
import {
  buildReference,
  createOutput,
  readPages,
  schemaFile,
  serveFolder,
} from './buildReference';
import {findBrokenLinks} from './findBrokenLinks';
import {findCovered} from './findCovered';
import {markDocument} from './referencePage';

const SCHEMA = schemaFile('kitchen-sink.graphql');

interface Reference {
  readonly url: string;
  readonly folder: string;
}

/** Tests of the site that `npm run reference` makes of the schema, built once for all. */
const test = siteTest.extend<object, {reference: Reference}>({
  reference: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const folder = createOutput();
      await buildReference(folder, SCHEMA);
      const {url, close} = await serveFolder(folder);
      await use({url, folder});
      close();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  baseURL: async ({reference}, use) => use(reference.url),
});

/** Outside of long mode, one page of so many is shown in a browser. */
const SHARE = 3;

// One worker, so that one build serves all tests.
test.describe.configure({mode: 'default', timeout: 600_000});

test('every page shows without an error on load', async ({page, reference}) => {
  test.skip(!IS_LONG, LONG_ONLY);
  for (const path of readPages(reference.folder).keys()) {
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toHaveText('Page Not Found');
  }
});

test('every page shows without an error by a link', async ({page, reference}) => {
  const all = [...readPages(reference.folder).keys()];
  expect(all.length).toBeGreaterThan(70);
  const paths = all.filter((_path, index) => IS_LONG || index % SHARE === 0);
  await open(page, '/');
  const isSameDocument = await markDocument(page);
  for (const path of paths) {
    await followLink(page, path);
    await expect(page).toHaveTitle(fullTitleOf(reference, path));
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(await isSameDocument()).toBe(true);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('requests without tabs lie upon no link', async ({page, reference}) => {
  await page.setViewportSize({width: 1280, height: 720});
  const paths = [...readPages(reference.folder).keys()].filter((path) =>
    /\/operations\/(?!directives)\w+\/./.test(path),
  );
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await open(page, path);
    expect(await findCovered(page), path).toEqual([]);
  }
});

function fullTitleOf({folder}: Reference, path: string): string {
  return load(readFileSync(`${folder}${path}/index.html`, 'utf8'))('title').text();
}

/** The title of a page without that of the site. */
function titleOf(reference: Reference, path: string): string {
  return fullTitleOf(reference, path).split(' | ')[0] ?? '';
}

test('no link or anchor is broken', ({reference}) => {
  const pages = readPages(reference.folder);
  expect(findBrokenLinks(reference.folder, pages)).toEqual([]);
});

test('every definition of the schema has its page', ({reference}) => {
  const titles = [...readPages(reference.folder).keys()].map((path) =>
    titleOf(reference, path),
  );
  const roots = new Set(['Root', 'Mutation', 'Subscription']);
  const expected = parse(readFileSync(SCHEMA, 'utf8')).definitions.flatMap((node) => {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) return [`@${node.name.value} directive`];
    if (!isTypeDefinitionNode(node)) return [];
    const name = node.name.value;
    if (!roots.has(name)) return [`${name} ${wordOf(node.kind)}`];
    const fields = 'fields' in node ? (node.fields ?? []) : [];
    const word = name === 'Root' ? 'query' : name.toLowerCase();
    return fields.map((field) => `${field.name.value} ${word}`);
  });
  expect(expected.length).toBeGreaterThan(50);
  expect(expected.filter((title) => !titles.includes(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

function wordOf(kind: string): string {
  const word = kind.replace('TypeDefinition', '').toLowerCase();
  return word === 'inputobject' ? 'input object' : word;
}

test('names that read alike have pages of their own, reached from their list', async ({
  page,
}) => {
  for (const [list, names] of [
    ['objects', ['UserId', 'UserID', 'User_Id']],
    ['scalars', ['foo_bar', 'fooBar', 'FOO_BAR']],
    ['enums', ['status', 'Status', 'STATUS']],
  ] as const) {
    for (const name of names) {
      await open(page, `/types/${list}/`);
      await page.getByRole('article').getByText(name, {exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
    }
  }
});

test('a subscription and an interface are described as every other kind', async ({
  page,
}) => {
  await open(page, '/operations/subscriptions/');
  await expect(page.getByRole('article')).toContainText('Told as it happens.');
  await page.getByRole('article').getByRole('link', {name: 'spaceCreated'}).click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('spaceCreated');
  await expect(page.getByRole('heading', {name: 'Returns'})).toBeVisible();
  await open(page, '/types/interfaces/node');
  const usedBy = page.locator('section:has(> #used-by)');
  await expect(usedBy).toContainText('Implemented by (2)');
  await usedBy.getByRole('link', {name: 'Named'}).click();
  await expect(heading).toHaveText('Named');
  await expect(
    page.locator('section:has(> #implements)').getByRole('link'),
  ).toContainText(['Node']);
});

test('an input is unfolded to its scalars, and cut where it would repeat itself', async ({
  page,
}) => {
  await open(page, '/operations/mutations/create-space');
  const argument = page.locator('.gql-member', {has: page.locator('#input')});
  await argument.getByText('fields of SettingsInput').click();
  await argument.getByText('fields of DepthInput').click();
  await expect(argument.getByText('level', {exact: true})).toBeVisible();
  await open(page, '/operations/queries/search');
  const nested = page
    .getByRole('listitem')
    .filter({has: page.locator('a[href="/types/inputs/space-filter#nested"]')});
  await expect(nested).toContainText('same type as above');
  await expect(nested.locator('details')).toHaveCount(0);
});

test('members called as sections or as properties of every object have their anchors', async ({
  page,
}) => {
  await open(page, '/types/objects/space');
  for (const name of ['fields', 'implements', 'definition', 'constructor', 'toString']) {
    const heading = page.locator(`h3[id="${name}"]`);
    await expect(heading.locator('code')).toHaveText(name);
  }
  await expect(page.locator('h2#section-fields')).toContainText('Fields');
  await expect(page.locator('[id="definition.definition"]')).toHaveCount(1);
});

test('a deprecated field says why, and a default is shown as written', async ({page}) => {
  await open(page, '/operations/queries/node');
  await expect(page.getByRole('note')).toContainText(
    'Use spaceById, which says what it returns.',
  );
  await open(page, '/operations/queries/search');
  await expect(page.getByRole('article')).toContainText(
    '{name: "say \\"hi\\"", roles: [ADMIN, GUEST], nested: {name: null}}',
  );
  await open(page, '/operations/queries/json');
  await expect(page.getByRole('article')).toContainText('{a: 1, b: [true, null]}');
});

test('a hostile description is shown as it is written and does nothing', async ({
  page,
}) => {
  await open(page, '/types/objects/hostile');
  const article = page.getByRole('article');
  for (const text of [
    '</script><script>window.hacked = 1</script>',
    '<img src=x onerror="window.hacked = 2">',
    '{braces} {{double}} ${template} <Component prop={x} />',
    '</div></article></main></body></html>',
    '<script>window.hacked = 7</script>',
    '%3Cscript%3E <b> &amp;',
    'never closed <b>',
  ]) {
    await expect(article).toContainText(text);
  }
  await expect(article.locator('.gql-article :is(img, svg, script, iframe)')).toHaveCount(
    0,
  );
  const hrefs = await article
    .locator('.gql-article a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(hrefs)).toEqual(new Set(['http:']));
  await expect(article.getByText('Added by an extension.')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('an address of a specification that is none is no link', async ({page}) => {
  await open(page, '/types/scalars/evil');
  const article = page.getByRole('article');
  await expect(article).toContainText("Specified by javascript:alert('specifiedBy')");
  await expect(article.locator('a[href^="javascript:"]')).toHaveCount(0);
  await open(page, '/types/scalars/json');
  await expect(
    article.getByRole('link', {name: 'https://www.rfc-editor.org/rfc/rfc8259'}),
  ).toHaveAttribute('href', 'https://www.rfc-editor.org/rfc/rfc8259');
});

test('uses of a type that are too many for its page are on pages of their own', async ({
  page,
}) => {
  await open(page, '/types/objects/popular');
  const usedBy = page.locator('section:has(> #used-by)');
  await expect(usedBy).toContainText('Returned by fields (65)');
  await usedBy.getByRole('link', {name: 'See all 65'}).click();
  await expect(page.locator('.gql-article').getByRole('listitem')).toHaveCount(65);
});

test('a press of the mouse after the keyboard leaves the styles of the page as they are', async ({
  page,
}) => {
  await open(page, '/types/objects/popular');
  const elements = await page.locator('*').count();
  await page.keyboard.press('Tab');
  const counts = await countRestyled(page, () => page.locator('h1').click());
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts), counts.join(', ')).toBeLessThan(elements / 10);
});

test('pages are the same HTML where the browser knows every route', async ({
  reference,
}) => {
  test.skip(!IS_LONG, LONG_ONLY);
  const folder = createOutput();
  await buildReference(folder, SCHEMA, '--no-collapse-routes');
  const normalize = (html: string) =>
    html.replace(/<(?:script|link)\b[^>]*\/assets\/[^>]*>(?:<\/script>)?/g, '');
  const collapsed = readPages(reference.folder);
  const differing = [...readPages(folder)].filter(
    ([path, html]) => normalize(html) !== normalize(collapsed.get(path) ?? ''),
  );
  expect(differing.map(([path]) => path)).toEqual([]);
  expect(collapsed.size).toBe(readPages(folder).size);
});

import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {serveFolder} from '../reference/buildReference';
import {waitForHydration} from '../support/site';
import {run, runAny} from './install';
import {buildSite, collectComplaints, SITE} from './site';

/** The reference from its overview to a type, without a new document on the way. */
async function readReference(page: Page, root: string, slash: string): Promise<void> {
  await page.goto(`${root}docs/graphql/`);
  const document = page.locator('html[data-has-hydrated=true]');
  await document.evaluate((element) => element.setAttribute('data-first', ''));
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', {level: 1});
  await main.getByRole('link', {name: 'Queries', exact: true}).click();
  await main.getByRole('link', {name: 'spaceById', exact: true}).click();
  await expect(heading).toContainText('spaceById');
  const reference = `${root}docs/graphql/`;
  await expect(page).toHaveURL(`${reference}operations/queries/space-by-id${slash}`);
  await main.getByRole('link', {name: 'Space', exact: true}).first().click();
  await expect(heading).toHaveText(/^Space/);
  await expect(page).toHaveURL(`${reference}types/objects/space${slash}`);
  await expect(document).toHaveAttribute('data-first');
  // The look comes along: frame, colours and copy button of code.
  const fold = page.locator('summary', {hasText: 'SDL definition'});
  const frame = page.locator('details', {has: fold}).locator('.code-frame');
  await fold.click();
  await expect(frame).toHaveCSS('border-top-style', 'solid');
  const keyword = frame.locator('.hl-keyword').first();
  await expect(keyword).toHaveCSS('color', 'rgb(168, 18, 62)');
  // In the language of the page, which Docusaurus has translated.
  await expect(frame.getByRole('button', {name: /^(?:Copy|Kopieren)$/})).toBeVisible();
}

/** A page of an earlier state of the schema, by keyboard; its search, its Markdown, and the way back. */
async function readVersions(page: Page, root: string, slash: string): Promise<void> {
  const reference = `${root}docs/graphql/`;
  const earlier = `${reference}2025-06-01/`;
  const query = 'operations/queries/space-by-id';
  const main = page.getByRole('main');
  await page.goto(`${reference}${query}${slash}`);
  await waitForHydration(page);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await main.getByText('Version: latest').press('Enter');
  await main.getByRole('link', {name: '2025-06-01'}).press('Enter');
  await expect(page).toHaveURL(`${earlier}${query}${slash}`);
  await expect(main).toContainText(/This is the (?:GraphQL |Raum-)API 2025-06-01/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const canonical = new RegExp(`\\w${new URL(reference).pathname}${query}/?$`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  const request = async (address: string): Promise<string> =>
    (await page.request.get(address)).text();
  // The same without scripts.
  const html = await request(`${earlier}${query}${slash}`);
  expect(html).toContain('<summary>Version: 2025-06-01</summary>');
  expect(await request(`${earlier}${query}.md`)).toContain('an earlier state');
  expect(await request(`${root}llms.txt`)).not.toContain('2025-06-01');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('oldSpaces');
  const option = page.getByRole('option').first();
  await expect(option).toHaveAccessibleName(/^oldSpaces/);
  await option.click();
  await expect(page).toHaveURL(new RegExp(`^${earlier}operations/queries/old-spaces/?$`));
  const gone = 'The latest version does not have this page. Go to the list';
  await main.getByRole('link', {name: gone}).click();
  // A site without slashes at the end of paths has none here, either.
  await expect(page).toHaveURL(new RegExp(`^${reference}operations/queries/?$`));
}

/** The static pages of another reference and of a plugin of the site's own. */
async function readOtherPages(page: Page, root: string, slash: string): Promise<void> {
  await page.goto(`${root}docs/billing/types/objects/invoice${slash}`);
  const heading = page.getByRole('heading', {level: 1});
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'invoiceById', exact: true}).first().click();
  await expect(heading).toContainText('invoiceById');
  await page.goto(`${root}glossary/space${slash}`);
  await page.getByRole('button', {name: 'Pressed 0 times'}).click();
  await main.getByRole('link', {name: 'invoice'}).click();
  await expect(heading).toHaveText('invoice');
  await expect(page).toHaveURL(`${root}glossary/invoice${slash}`);
  await expect(page).toHaveTitle(/^invoice \| /);
  await expect(page.getByRole('button', {name: 'Pressed 1 times'})).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('space');
  await page.goForward();
  await expect(heading).toHaveText('invoice');
}

/** Texts that the site translates, texts that Docusaurus has translated, and English for the others. */
async function readGerman(page: Page, root: string, slash: string): Promise<void> {
  await page.goto(`${root}docs/graphql/operations/queries/space-by-id${slash}`);
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Abfrage spaceById \|/);
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Request',
    'Argumente',
    'Returns',
    'Schema (SDL)',
  ]);
  await expect(main.locator('.gql-badge')).toHaveText('erforderlich');
  await expect(main.locator('.breadcrumbs')).toContainText('Raum-API');
  await expect(main.locator('.pagination-nav__sublabel').last()).toHaveText('Weiter');
  expect(await page.content()).toContain('Noch einmal');
  await page.getByRole('button', {name: 'Suchen'}).click();
  const dialog = page.getByRole('dialog', {name: 'Suchen'});
  await dialog.getByRole('combobox').fill('spaceById');
  await expect(dialog.getByRole('option').first()).toContainText('Abfrage');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ Treffer$/);
}

/** Expects that no script has a route or the text of a static page; the sidebar has their names. */
function expectCollapsed(directory: string): void {
  const scripts = readdirSync(path.join(directory, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(directory, 'assets/js', name), 'utf8'));
  const pages =
    /path:[^,]*(?:invoice-by-id|objects\/invoice)|glossary\/invoice|What is to be paid/;
  expect(scripts.filter((script) => pages.test(script))).toEqual([]);
}

/** Code, names and a diagram of a guide, and the search. */
async function readGuide(page: Page, root: string): Promise<void> {
  await page.goto(`${root}docs/spaces`);
  const code = page.getByRole('figure').filter({hasText: 'find.graphql'});
  await expect(code.locator('mark')).toContainText('spaceById(id: $id)');
  const link = code.getByRole('link', {name: 'spaceById'});
  const operation = /\/docs\/graphql\/operations\/queries\/space-by-id/;
  await expect(link).toHaveAttribute('href', operation);
  const diagram = page.getByRole('img', {name: 'Finding a space', exact: true});
  await expect(diagram).toBeVisible();
  await expect(page.getByText('That is all 👍')).toBeVisible();
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('find space');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').fill('spaceById');
  const option = page.getByRole('option').first();
  // Until the new results are there, the old ones can be clicked.
  await expect(option).toHaveAccessibleName(/^spaceById/);
  await option.click();
  await expect(page).toHaveURL(operation);
}

/** All that may be special at once; in long mode each by itself, too. */
const ALL = {
  baseUrl: '/sub/',
  locales: ['en', 'de'],
  trailingSlash: true,
  isVersioned: true,
  isFaster: true,
};
const PLAIN = {...ALL, baseUrl: '/', locales: ['en'], isVersioned: false};

for (const [title, row] of [
  ['all that is special at once', ALL],
  ['a base URL and two languages', {...ALL, trailingSlash: false, isVersioned: false}],
  ['a slash at the end of paths', PLAIN],
  [
    'webpack, and nothing else special',
    {...PLAIN, trailingSlash: undefined, isFaster: false},
  ],
] as const) {
  const details = row === ALL ? {} : LONG_ONLY;
  test(`every package works in a site with ${title}`, details, async ({page}) => {
    const {directory, output} = await buildSite({
      name: title.replaceAll(/\W+/g, '-'),
      config: 'docusaurus.full.config.ts',
      env: {ROW: JSON.stringify(row)},
    });
    expect(output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
    const {url, stop} = await serveFolder(directory);
    const slash = row.trailingSlash ? '/' : '';
    const complaints = collectComplaints(page);
    for (const locale of row.locales) {
      const root = `${url}${row.baseUrl}${locale === 'en' ? '' : `${locale}/`}`;
      await readReference(page, root, slash);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await readGuide(page, root);
      await readOtherPages(page, root, slash);
      await readVersions(page, root, slash);
      if (locale === 'de') await readGerman(page, root, slash);
    }
    await stop();
    expectCollapsed(directory);
    expect(complaints).toEqual([]);
    expect(existsSync(path.join(directory, 'docs/next'))).toBe(row.isVersioned);
  });
}

// In long mode tests/packages/commands builds a site with it.
test('npx graphql-reference reports a mistake in a schema with its place', async () => {
  writeFileSync(
    path.join(SITE, 'wrong.graphql'),
    'type Query { a: Spcae } type Space { a: ID }',
  );
  const {code, output} = await runAny(SITE, 'npx', [
    'graphql-reference',
    'build',
    'wrong.graphql',
  ]);
  expect(output).toContain(
    'wrong.graphql:1:17: Unknown type "Spcae". Did you mean "Space"?',
  );
  expect(code).toBe(1);
});

test('ejected components fit a site in TypeScript and work', LONG_ONLY, async () => {
  // Below the site, so that it finds what is installed there, and changes nothing for others.
  const site = path.join(SITE, 'ejected');
  const env = {ROW: JSON.stringify(PLAIN)};
  const config = 'docusaurus.full.config.ts';
  const others = [
    'node_modules',
    'build',
    '.docusaurus',
    'ejected',
    // An option of a later Docusaurus.
    'docusaurus.newest.config.ts',
  ];
  for (const name of readdirSync(SITE).filter((one) => !others.includes(one)))
    cpSync(path.join(SITE, name), path.join(site, name), {recursive: true});
  for (const [theme, component] of [
    ['docusaurus-plugin-graphql-reference', 'GraphqlArticle'],
    ['docusaurus-theme-instant-search', 'SearchBar'],
    ['docusaurus-theme-static-code', 'StaticCode'],
  ] as const) {
    const args = ['swizzle', theme, component, '--eject', '--typescript'];
    await run(site, 'npx', ['docusaurus', ...args, '--config', config], env);
    expect(existsSync(path.join(site, 'src/theme', component)), component).toBe(true);
  }
  await run(site, 'npx', ['tsc', '--noEmit'], env);
  await buildSite({name: 'ejected', site, config, env});
});

test('write-translations finds the texts of every package', LONG_ONLY, async () => {
  const config = 'docusaurus.full.config.ts';
  const args = ['write-translations', '--locale', 'fr', '--config', config];
  await run(SITE, 'npx', ['docusaurus', ...args], {ROW: JSON.stringify(PLAIN)});
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(SITE, 'i18n/fr', `${name}.json`), 'utf8'));
  expect(read('docusaurus-plugin-graphql-reference/reference')).toMatchObject({
    label: {message: 'GraphQL API'},
    'badge.required': {
      message: 'required',
      description: 'Beside an argument or field that a request must give',
    },
    'heading.usedBy': {
      message: 'Used by',
      description: 'Heading above the uses of an element',
    },
  });
  expect(read('docusaurus-plugin-graphql-reference-billing/reference')).toMatchObject({
    label: {message: 'Billing API'},
  });
  expect(read('docusaurus-plugin-markdown-pages/texts')).toMatchObject({
    guides: {message: 'Guides'},
  });
  expect(read('docusaurus-plugin-static-routes/texts')).toMatchObject({
    retry: {message: 'Retry'},
  });
  expect(read('code')).toMatchObject({
    'theme.copyPage.label': {message: 'Copy page'},
    'theme.search.placeholder': {message: 'Search guides and API'},
    'theme.code.refused': {message: 'Refused'},
    'theme.diagram.enlarge': {message: 'Enlarge'},
  });
});

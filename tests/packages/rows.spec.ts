import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {waitForHydration} from '../support/site';
import {collectComplaints} from './collectComplaints';
import {ROWS} from './rows';
import {buildSite, serveSite} from './strangerSite';

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
  await expect(page).toHaveURL(
    `${root}docs/graphql/operations/queries/space-by-id${slash}`,
  );
  await main.getByRole('link', {name: 'Space', exact: true}).first().click();
  await expect(heading).toHaveText(/^Space/);
  await expect(page).toHaveURL(`${root}docs/graphql/types/objects/space${slash}`);
  await expect(document).toHaveAttribute('data-first');
  await expectStyles(page);
}

/** The look comes along: frame, colours and copy button of code. */
async function expectStyles(page: Page): Promise<void> {
  const fold = page.locator('summary', {hasText: 'Show as the schema defines it'});
  const frame = page.locator('details', {has: fold}).locator('.code-frame');
  await fold.click();
  await expect(frame).toHaveCSS('border-top-style', 'solid');
  await expect(frame.locator('.hl-keyword').first()).toHaveCSS(
    'color',
    'rgb(168, 18, 62)',
  );
  // In the language of the page, which Docusaurus has translated.
  await expect(frame.getByRole('button', {name: /^(?:Copy|Kopieren)$/})).toBeVisible();
  const link = page.getByRole('main').locator('.gql-type a').first();
  const primary = await page.evaluate(() => {
    const probe = document.createElement('a');
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(link).toHaveCSS('color', primary);
}

/** The static pages of another reference and of a plugin of the site's own. */
async function readOtherPages(page: Page, root: string, slash: string): Promise<void> {
  await page.goto(`${root}docs/billing/types/objects/invoice${slash}`);
  const heading = page.getByRole('heading', {level: 1});
  await expect(
    page.locator('html.plugin-id-billing[data-has-hydrated=true]'),
  ).toBeAttached();
  const main = page.getByRole('main');
  await main.getByRole('link', {name: 'invoiceById', exact: true}).first().click();
  await expect(heading).toContainText('invoiceById');
  await expect(page).toHaveURL(
    `${root}docs/billing/operations/queries/invoice-by-id${slash}#request`,
  );
  await page.goto(`${root}glossary/space${slash}`);
  await page.getByRole('button', {name: 'Pressed 0 times'}).click();
  await main.getByRole('link', {name: 'Invoice'}).click();
  await expect(heading).toHaveText('Invoice');
  await expect(page).toHaveURL(`${root}glossary/invoice${slash}`);
  await expect(page).toHaveTitle(/^Invoice \| /);
  await expect(page.getByRole('button', {name: 'Pressed 1 times'})).toBeVisible();
}

/** No static page is in a script, and the browser knows each family of them by one route. */
function expectCollapsed(directory: string): void {
  const scripts = readdirSync(path.join(directory, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(directory, 'assets/js', name), 'utf8'));
  const pages = /invoice-by-id|objects\/invoice|glossary\/invoice|What is to be paid/;
  expect(scripts.filter((script) => pages.test(script))).toEqual([]);
}

async function readGuide(page: Page, root: string): Promise<void> {
  await page.goto(`${root}docs/spaces`);
  const code = page.getByRole('figure').filter({hasText: 'find.graphql'});
  await expect(code.locator('mark')).toContainText('spaceById(id: $id)');
  await expect(code.getByRole('link', {name: 'spaceById'})).toHaveAttribute(
    'href',
    /\/docs\/graphql\/operations\/queries\/space-by-id/,
  );
  await expect(
    page.getByRole('img', {name: 'Finding a space', exact: true}),
  ).toBeVisible();
}

async function search(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('find space');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').fill('spaceById');
  await page
    .getByRole('option', {name: /spaceById/})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('spaceById');
}

test('three lines of configuration make a reference, with webpack', async ({page}) => {
  test.skip(!IS_LONG, LONG_ONLY);
  const {directory, output} = await buildSite({
    name: 'minimal',
    config: 'docusaurus.minimal.config.ts',
    // The bundler is what is tried; to make its output small takes it a minute more.
    args: ['--no-minify'],
  });
  expect(output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
  const {origin, server} = await serveSite(directory, '/');
  const complaints = collectComplaints(page);
  await readReference(page, `${origin}/`, '');
  server.close();
  expect(complaints).toEqual([]);
});

for (const [title, row] of Object.entries(ROWS)) {
  test(`every package works in a site ${title}`, async ({page}) => {
    test.skip(!IS_LONG && !row.isVersioned, LONG_ONLY);
    const {directory, output} = await buildSite({
      name: title.replaceAll(/\W+/g, '-'),
      config: 'docusaurus.full.config.ts',
      env: {ROW: JSON.stringify(row)},
    });
    expect(output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
    const {origin, server} = await serveSite(directory, row.baseUrl);
    const slash = row.trailingSlash === true ? '/' : '';
    const complaints = collectComplaints(page);
    for (const locale of row.locales) {
      const root = `${origin}${row.baseUrl}${locale === 'en' ? '' : `${locale}/`}`;
      await readReference(page, root, slash);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await readGuide(page, root);
      await search(page);
      await readOtherPages(page, root, slash);
    }
    expectCollapsed(directory);
    server.close();
    expect(complaints).toEqual([]);
    expect(existsSync(path.join(directory, 'docs/next'))).toBe(row.isVersioned);
  });
}

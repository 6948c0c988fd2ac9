import {rmSync} from 'node:fs';
import path from 'node:path';
import {LONG_ONLY} from '../../commands/test/longMode';
import {buildStaticSite} from '../fixtures/staticSite/buildStaticSite';
import {serveFolder} from '../reference/buildReference';
import {markDocument} from '../reference/referencePage';
import {expect, open, test as siteTest} from '../support/site';

/** Builds a site, which takes as long as the machine does. */
siteTest.describe.configure({mode: 'default', timeout: 900_000});

// The site itself and those of tests/packages are built with Rspack.
const SITE = {
  baseUrl: '/sub/',
  trailingSlash: true,
  bundler: 'webpack',
  files: {'src/pages/notes/third.tsx': 'export default () => <h1>Another page</h1>;'},
} as const;

const toPath = (page: string): string => `/sub/${page}/`;

/** Tests of one site, built once for all of them. */
const test = siteTest.extend<object, {site: {output: string; url: string}}>({
  site: [
    // Playwright reads what a fixture needs from its pattern, and this one needs nothing.
    async ({browserName: _}, use) => {
      const {folder, output} = await buildStaticSite(SITE);
      const {url, stop} = await serveFolder(folder);
      await use({output, url});
      await stop();
      rmSync(path.dirname(folder), {recursive: true});
    },
    {scope: 'worker', timeout: 900_000},
  ],
  baseURL: async ({site}, use) => use(site.url),
});

// In normal mode the sites of tests/packages have a plugin with such pages.
test.describe('static pages of three plugins in a site of webpack', LONG_ONLY, () => {
  test('lead to each other without a new document, and Back leads back', async ({
    page,
  }) => {
    await open(page, toPath('docs/guide'));
    const isSameDocument = await markDocument(page);
    const heading = page.getByRole('heading', {level: 1});
    const steps = [
      ['the second note', 'second', 'notes/second'],
      ['Space', 'Space', 'one/types/objects/space'],
      ['User', 'User', 'one/types/objects/user'],
    ] as const;
    for (const [link, name, address] of steps) {
      await page
        .getByRole('main')
        .getByRole('link', {name: link, exact: true})
        .first()
        .click();
      await expect(heading).toHaveText(name);
      await expect(page).toHaveURL(toPath(address));
    }
    for (const name of ['Space', 'second', 'Guide', 'second']) {
      await (name === 'second' && (await heading.textContent()) === 'Guide'
        ? page.goForward()
        : page.goBack());
      await expect(heading).toHaveText(name);
    }
    expect(await isSameDocument()).toBe(true);
  });

  test('leave a fold of a guide as a reader has left it, after Back', async ({page}) => {
    await open(page, toPath('docs/guide'));
    const inFold = page.getByText('Even more.');
    await expect(inFold).toBeHidden();
    await page.getByRole('main').getByText('More', {exact: true}).click();
    await expect(inFold).toBeVisible();
    await page.getByRole('link', {name: 'the second note'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('second');
    await page.goBack();
    await expect(inFold).toBeVisible();
  });

  test('of two instances of a plugin are each shown by their own', async ({page}) => {
    await open(page, toPath('docs/guide'));
    const isSameDocument = await markDocument(page);
    await page.getByRole('link', {name: 'Invoice'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Invoice');
    await expect(page).toHaveURL(toPath('docs/two/types/objects/invoice'));
    await expect(page.locator('html')).toHaveClass(/plugin-id-two/);
    expect(await isSameDocument()).toBe(true);
    await open(page, toPath('one/types/objects/space'));
    await expect(page.locator('html')).toHaveClass(/plugin-id-one/);
  });

  test('keep their frame from page to page, and it works', async ({page}) => {
    await open(page, toPath('notes/first'));
    await expect(page).toHaveTitle('first | Static');
    await expect(page.getByRole('main')).toContainText('One of three.');
    await page.getByRole('button', {name: 'Count 0'}).click();
    await page.getByRole('link', {name: 'Second'}).click();
    await expect(page).toHaveTitle('second | Static');
    await expect(page.getByRole('main')).toContainText('Two of three.');
    await expect(page.getByRole('button', {name: 'Count 1'})).toBeVisible();
  });

  test.describe('of which none has the address', () => {
    test.use({expectedErrors: /status of 404/});

    test('show the not-found page', async ({page}) => {
      for (const address of ['one/nowhere', 'notes/nowhere', 'docs/two/types/nowhere']) {
        await open(page, toPath(address));
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      }
    });
  });

  test('may have the address of another page, which the build warns of', async ({
    page,
    site,
  }) => {
    expect(site.output).toContain('Duplicate routes found!');
    expect(site.output).toContain(
      'Attempting to create page at /sub/notes/third/, but a page already exists at this route.',
    );
    await open(page, toPath('notes/third'));
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  });
});

import {chromium, firefox, type Browser} from '@playwright/test';
import {findFirefox, findOldestChromium} from '../../commands/ready.cjs';
import {LONG_ONLY} from '../../commands/test/longMode';
import {FIRST_GUIDE, MUTATION, OBJECT, QUERY} from '../support/content';
import {launchOptions} from '../support/launchOptions';
import {expect, open, test as siteTest} from '../support/site';
import {articleLink, markDocument} from '../reference/referencePage';
import {activeOption, field} from '../search/palette';
import {PAGES, readMarkdown, REQUEST_PAGE, skipWithout} from './engines';

const ENGINES = {
  Firefox: {
    executablePath: findFirefox(),
    launch: (executablePath: string) =>
      firefox.launch({channel: 'moz-firefox', executablePath}),
    permissions: [],
  },
  'the oldest Chromium of browserslist': {
    executablePath: findOldestChromium(),
    launch: (executablePath: string) =>
      chromium.launch({...launchOptions, executablePath}),
    // Without a window, it refuses what it would allow a click.
    permissions: ['clipboard-read', 'clipboard-write'],
  },
};

for (const [name, {executablePath, launch, permissions}] of Object.entries(ENGINES)) {
  const test = siteTest.extend<object, {browser: Browser}>({
    browser: [
      async ({browserName: _browserName}, use) => {
        const browser = await launch(executablePath ?? '');
        await use(browser);
        await browser.close();
      },
      {scope: 'worker'},
    ],
    // An old Chromium knows fewer policies; engines report that the not-found page is missing.
    expectedErrors: /Permissions-Policy|status of 404/,
  });

  test.describe(`in ${name}`, () => {
    test.use({permissions});
    skipWithout(name, executablePath !== undefined);

    for (const {kind, path, details} of PAGES) {
      test(`a page opens without an error: ${kind}`, details, async ({page}) => {
        await open(page, path);
        await expect(page.locator('h1')).toBeVisible();
      });
    }

    test('search opens with a key, finds, and leads to the page', async ({page}) => {
      await open(page, FIRST_GUIDE.path);
      await page.keyboard.press('/');
      await field(page).fill(OBJECT.title);
      await expect(activeOption(page)).toContainText(OBJECT.title);
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(OBJECT.title);
    });

    test('links keep the document, and Back leads back', async ({page}) => {
      await open(page, QUERY.path);
      const isSameDocument = await markDocument(page);
      await articleLink(page, OBJECT.path).click();
      await expect(page.locator('h1')).toHaveText(OBJECT.title);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(QUERY.title);
      expect(await isSameDocument()).toBe(true);
    });

    test('"Copy page" and "Copy SDL" copy', async ({page}) => {
      await open(page, MUTATION.path);
      await page.getByRole('button', {name: 'Copy SDL with its types'}).click();
      await expect(page.locator('.gql-download').getByRole('status')).toHaveText(
        'Copied',
      );
      await page.locator('.theme-copy-page').click();
      await expect(page.locator('.theme-copy-page')).toHaveText('Copied');
      await page.evaluate(() => {
        const field = document.createElement('textarea');
        document.body.append(field);
        field.focus();
      });
      await page.keyboard.press('Control+v');
      await expect(page.locator('textarea').last()).toHaveValue(
        readMarkdown(MUTATION.path),
      );
    });

    test('a request is shown in other languages', async ({page}) => {
      await open(page, REQUEST_PAGE);
      const link = page.getByRole('link', {name: 'In other languages'}).first();
      await link.click();
      const row = page.getByRole('tablist', {name: 'The request in other languages'});
      const tabs = row.getByRole('tab');
      await expect(tabs.first()).toBeFocused();
      // From the first to the last, which is the same on a site with one other language.
      await page.keyboard.press('ArrowLeft');
      await expect(tabs.last()).toBeFocused();
      const code = page.getByRole('tabpanel', {
        name: (await tabs.last().textContent()) ?? '',
      });
      await expect(code.locator('code')).toBeVisible();
    });

    test('a card shows what a link leads to', async ({page}) => {
      await open(page, OBJECT.path);
      await page.locator('.gql-member .gql-type a').first().hover();
      await expect(page.getByRole('tooltip')).toBeInViewport();
    });

    test('the colour mode is switched', LONG_ONLY, async ({page}) => {
      await open(page, QUERY.path);
      await page.getByRole('button', {name: /currently light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
}

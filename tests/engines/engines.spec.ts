import {existsSync} from 'node:fs';
import {chromium, firefox, type Browser} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {FIRST_GUIDE, OBJECT, QUERY} from '../support/content';
import {launchOptions} from '../support/launchOptions';
import {TEMPLATES} from '../support/pages';
import {expect, open, test as siteTest} from '../support/site';
import {articleLink, markDocument} from '../reference/referencePage';
import {activeOption, field} from '../search/palette';
import {ensureOldChromium} from './oldChromium';

const oldChromium = IS_LONG ? await ensureOldChromium() : undefined;

const ENGINES = {
  Firefox: {
    launch: () => firefox.launch(),
    isThere: existsSync(firefox.executablePath()),
    missing: 'Not installed: `npx playwright install firefox`.',
  },
  'the oldest Chromium of browserslist': {
    launch: () => chromium.launch({...launchOptions, executablePath: oldChromium ?? ''}),
    isThere: oldChromium !== undefined,
    missing: 'npm has it for Linux on x64 only.',
  },
};

for (const [name, {launch, isThere, missing}] of Object.entries(ENGINES)) {
  const test = siteTest.extend<object, {browser: Browser}>({
    browser: [
      async ({browserName: _browserName}, use) => {
        const browser = await launch();
        await use(browser);
        await browser.close();
      },
      {scope: 'worker'},
    ],
    // An old Chromium knows fewer policies; engines report that the not-found page is missing.
    expectedErrors: /Permissions-Policy|status of 404/,
  });

  test.describe(`in ${name}`, LONG_ONLY, () => {
    test.skip(!isThere, missing);

    for (const [kind, path] of Object.entries(TEMPLATES)) {
      test(`a page opens without an error: ${kind}`, async ({page}) => {
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

    test('the colour mode is switched', async ({page}) => {
      await open(page, QUERY.path);
      await page.getByRole('button', {name: /currently light mode/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  });
}

import {chromium, type Browser} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {runProcess} from '../../commands/processes';
import {FIRST_GUIDE, OBJECT, QUERY} from '../support/content';
import {TEMPLATES} from '../support/pages';
import {expect, open, test as siteTest} from '../support/site';
import {articleLink, markDocument} from '../reference/referencePage';
import {activeOption, field} from '../search/palette';
import {ensureOldChromium} from './oldChromium';

const executablePath = IS_LONG ? await ensureOldChromium() : undefined;

/** The tests below, in the oldest Chromium that the site is made for. */
const test = siteTest.extend<object, {browser: Browser}>({
  browser: [
    async ({launchOptions}, use) => {
      const browser = await chromium.launch({
        ...launchOptions,
        ...(executablePath !== undefined && {executablePath}),
      });
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});
test.skip(!IS_LONG, LONG_ONLY);
test.skip(
  executablePath === undefined,
  'The old Chromium is for Linux on x64, and npm fetches it from its registry.',
);
test.use({
  // It knows fewer policies, and reports that the not-found page is not there.
  expectedErrors: /Permissions-Policy|status of 404/,
});

test('is the oldest that browserslist names', async ({browser}) => {
  const {output} = await runProcess('npx', ['browserslist'], {output: 'capture'});
  const versions = [...output.matchAll(/^chrome (\d+)$/gm)].map(([, version]) =>
    Number(version),
  );
  expect(versions.length).toBeGreaterThan(3);
  expect(Number.parseInt(browser.version(), 10)).toBe(Math.min(...versions));
});

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

test('links lead on without a new document, and Back leads back', async ({page}) => {
  await open(page, QUERY.path);
  const isSameDocument = await markDocument(page);
  await articleLink(page, OBJECT.path).click();
  await expect(page.locator('h1')).toHaveText(OBJECT.title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(QUERY.title);
  expect(await isSameDocument()).toBe(true);
});

test('the menu of small screens opens, and closes by Escape', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, FIRST_GUIDE.path);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the colour mode is switched', async ({page}) => {
  await open(page, QUERY.path);
  await page.getByRole('button', {name: /currently light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

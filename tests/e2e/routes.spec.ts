import {SPECIFIED_PATHS} from '../support/pages';
import {settings} from '../support/settings';
import {expect, open, test, waitForHydration} from '../support/site';

test('every specified page is there and none is the not-found page', async ({
  request,
}) => {
  const missing: string[] = [];
  for (const path of SPECIFIED_PATHS) {
    const response = await request.get(path, {maxRetries: 3});
    if (response.status() !== 200 || (await response.text()).includes('Page Not Found')) {
      missing.push(`${response.status()} ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

for (const path of [
  '/docs/intro',
  '/docs/intro/',
  '/docs/intro.html',
  '/docs/intro/index.html',
]) {
  test(`${path} shows the introduction, before and after hydration`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(/^Introduction/);
    await waitForHydration(page);
    await expect(heading).toHaveText(/^Introduction/);
    await expect(page).toHaveTitle(/^Introduction.* \| /);
  });
}

test('/index.html shows the home page', async ({page}) => {
  await open(page, '/index.html');
  await expect(page).toHaveTitle(settings.name);
});

test.describe('not found', () => {
  test.use({expectedErrors: /status of 404/});

  for (const path of [
    '/nowhere',
    '/docs/nowhere',
    '/docs/intro/nowhere',
    '/blog/nowhere',
    '/docs/nowhere.html',
    // Right but for the letter case
    '/docs/Intro',
    '/DOCS/intro',
    '/Blog',
    '/docs/INTRO.html',
    '/docs/versioning/GraphQL-API',
  ]) {
    test(`${path} has status 404 and stays the not-found page`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(
        page.getByText('We could not find what you were looking'),
      ).toBeVisible();
      await expect(page).toHaveTitle(`Page Not Found | ${settings.name}`);
    });
  }
});

test('an address in another letter case leads to the not-found page without a reload', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  // The router reads where to go from the history, as it does for the Back button.
  await page.evaluate(() => {
    Object.assign(window, {isSamePage: true});
    history.pushState({}, '', '/docs/Chat');
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

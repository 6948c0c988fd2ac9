import {IS_LONG} from '../../commands/test/longMode';
import {settings} from '../support/settings';
import {expect, open, test, waitForHydration} from '../support/site';
import {ALL_PATHS, at, OTHER_GUIDE} from '../support/content';

test('every page is there and none is the not-found page', async ({request}) => {
  const missing: string[] = [];
  for (const path of ALL_PATHS) {
    const response = await request.get(path, {maxRetries: 3});
    if (response.status() !== 200 || (await response.text()).includes('Page Not Found')) {
      missing.push(`${response.status()} ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

for (const end of ['', '/', '.html', '/index.html']) {
  const path = OTHER_GUIDE.path + end;

  test(`${path} shows the guide, before and after hydration`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(OTHER_GUIDE.title);
    await waitForHydration(page);
    await expect(heading).toHaveText(OTHER_GUIDE.title);
    await expect(page).toHaveTitle(/. \| /);
  });
}

test('/index.html shows the home page', async ({page}) => {
  await open(page, at('/index.html'));
  await expect(page).toHaveTitle(settings.name);
});

test.describe('not found', () => {
  test.use({expectedErrors: /status of 404/});

  const UNKNOWN = [at('/nowhere'), `${OTHER_GUIDE.path}/nowhere`];
  const ALIKE = [at('/docs/nowhere'), at('/blog/nowhere'), at('/docs/nowhere.html')];

  test('unknown addresses have status 404', async ({request}) => {
    for (const path of [...UNKNOWN, ...ALIKE]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  for (const path of IS_LONG ? [...UNKNOWN, ...ALIKE] : UNKNOWN) {
    test(`${path} is the not-found page and stays it`, async ({page}) => {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(
        page.getByText('We could not find what you were looking'),
      ).toBeVisible();
      await expect(page).toHaveTitle(`Page Not Found | ${settings.name}`);
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  }
});

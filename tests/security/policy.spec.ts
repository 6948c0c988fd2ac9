import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {activeOption, field} from '../search/palette';
import {articleLink, routePageFetches} from '../reference/referencePage';
import {TEMPLATES} from '../support/pages';
import {settings} from '../support/settings';
import {expect, open, waitForHydration} from '../support/site';
import {test} from './policyTest';
import {
  at,
  findPageWith,
  FIRST_GUIDE,
  HOME,
  OBJECT,
  OTHER_GUIDE,
  POST,
  QUERY,
  REFERENCE,
} from '../support/content';

/** The browser logs a page that is not there. */
const NOT_FOUND = /status of 404/;

for (const [kind, path] of Object.entries(TEMPLATES)) {
  test.describe(kind, () => {
    test.use({expectedErrors: kind === 'not found' ? NOT_FOUND : undefined});

    test(`the policy lets a page of kind "${kind}" be`, async ({page}) => {
      // In normal mode accessibility/everyPage fails at what the browser says of any page.
      test.skip(!IS_LONG, LONG_ONLY);
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toMatch(
        /^default-src 'none'/,
      );
      await waitForHydration(page);
      // What is loaded or written into the page when the browser has nothing else to do.
      await page.waitForLoadState('networkidle');
    });
  });
}

test('the policy rejects inline scripts, event handlers and scripts of other sites', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await open(page, FIRST_GUIDE.path);
  const rejected = await page.evaluate(async (logo) => {
    const seen = new Set<string>();
    addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      seen.add(effectiveDirective),
    );
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="${logo}" onload="window.isBroken = true">`,
    );
    for (const script of [{src: 'https://other.example/a.js'}, {text: 'isBroken = true'}])
      document.body.append(Object.assign(document.createElement('script'), script));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {seen: [...seen].sort(), isBroken: 'isBroken' in window};
  }, at('/img/logo.svg'));
  expect(rejected).toEqual({
    seen: ['script-src-attr', 'script-src-elem'],
    isBroken: false,
  });
  await page.close();
});

test('search answers under the policy', async ({page}) => {
  await open(page, OTHER_GUIDE.path);
  await page.keyboard.press('/');
  await field(page).fill(OBJECT.title);
  await expect(activeOption(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(OTHER_GUIDE.path);
});

test('pages are reached without a new document under the policy', async ({page}) => {
  await open(page, REFERENCE);
  const follow = async (path: string): Promise<void> => {
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
  };
  await follow(`${REFERENCE}operations/queries/`);
  await follow(QUERY.path);
  if (POST) {
    await page.getByRole('link', {name: 'Blog', exact: true}).first().click();
    await follow(POST.path);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  }
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(page).toHaveURL(FIRST_GUIDE.path);
});

test('the colour mode is switched under the policy', async ({page}) => {
  await open(page, FIRST_GUIDE.path);
  await page.getByRole('button', {name: /currently light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('the menu opens under the policy', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await page.getByRole('button', {name: /navigation bar/}).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: settings.name}).first(),
    ).toBeVisible();
  });
});

test.describe('code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('code is copied under the policy', async ({page}) => {
    await open(page, findPageWith('hl-keyword') ?? HOME);
    await page.getByRole('button', {name: 'Copy'}).first().click();
    await expect(page.locator('.code-status')).toHaveText('Copied');
  });
});

test('nothing runs that stands in the content of a page that is opened', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const refused = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('inline event handler'),
  });
  await routePageFetches(page, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      '<h1>',
      '<script>isBroken = true</script><img src="/x" onerror="isBroken = true"><h1>',
    );
    await route.fulfill({response, body: html});
  });
  await open(page, QUERY.path);
  await articleLink(page, OBJECT.path).click();
  await expect(page.locator('h1')).toHaveText(OBJECT.title);
  await refused;
  await expect(page.locator('article script')).toHaveCount(1);
  expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
  await page.close();
});

import type {Page} from '@playwright/test';
import {settings} from '../support/settings';
import {expect, open, test} from '../support/site';
import {at, HOME, OBJECT, OTHER_GUIDE, QUERY, REFERENCE} from '../support/content';
import {articleLink} from '../reference/referencePage';

/** Expects the page to show and name its own address. */
async function expectOwnAddress(page: Page, path: string, rest = ''): Promise<void> {
  await expect(page).toHaveURL(path + rest);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    settings.url + path,
  );
}

test('a guide opens at each spelling of its address, and the home page at its file', async ({
  page,
}) => {
  for (const end of ['/', '.html', '/index.html']) {
    await open(page, `${OTHER_GUIDE.path}${end}?from=mail#end`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    await expectOwnAddress(page, OTHER_GUIDE.path, '?from=mail#end');
  }
  await open(page, `${HOME}index.html`);
  await expect(page).toHaveTitle(settings.name);
  await expectOwnAddress(page, HOME);
});

test('a reference page opens at each spelling of its address, and its links work', async ({
  page,
}) => {
  for (const end of ['/', '.html', '/index.html']) {
    await open(page, OBJECT.path + end);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(OBJECT.title);
    await expectOwnAddress(page, OBJECT.path);
    await articleLink(page, QUERY.path).click();
    await expect(heading).toHaveText(QUERY.title);
    await page.goBack();
    await expect(heading).toHaveText(OBJECT.title);
  }
});

test.describe('an unknown address', () => {
  test.use({expectedErrors: /status of 404/});

  const UNKNOWN = [
    at('/nowhere'),
    at('/docs/nowhere'),
    `${OTHER_GUIDE.path}/nowhere`,
    `${OBJECT.path}/nowhere`,
    // A suffix twice, or alone
    `${OTHER_GUIDE.path}.html.html`,
    `${OBJECT.path}/index.html.html`,
    at('/.html'),
    `${REFERENCE}.html`,
  ];

  test('has status 404, also where its letter case or a space is wrong', async ({
    request,
  }) => {
    for (const path of [
      ...UNKNOWN,
      at('/%20'),
      OTHER_GUIDE.path.toUpperCase(),
      `${OTHER_GUIDE.path}%20`,
      `${OTHER_GUIDE.path}.html%20`,
      OBJECT.path.replace('/graphql/', '/GraphQL/'),
      `${OBJECT.path}%C2%A0`,
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('shows the not-found page before and after hydration', async ({page}) => {
    for (const path of UNKNOWN) {
      await page.goto(path, {waitUntil: 'commit'});
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading).toHaveText('Page not found');
      await open(page, path);
      await expect(heading).toHaveText('Page not found');
      await expect(page).toHaveTitle(`Page not found | ${settings.name}`);
      await expect(page.getByRole('main')).toHaveCount(1);
    }
  });
});

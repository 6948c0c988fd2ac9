import type {Page} from '@playwright/test';
import {settings} from '../support/settings';
import {expect, open, test, waitForHydration} from '../support/site';
import {at, HOME, OBJECT, OTHER_GUIDE, POST, QUERY, REFERENCE} from '../support/content';
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

/** Odd spellings of an address, by what they lead to. */
const ODD = [OTHER_GUIDE.path, OBJECT.path, REFERENCE, ...(POST ? [POST.path] : [])].map(
  (path) =>
    [
      path,
      ['%20', '/%20', '%0A', '%09', '%C2%A0', '%E3%80%80', '%2ehtml'].map(
        (end) => path.replace(/\/$/, '') + end,
      ),
    ] as const,
);
const MALFORMED = [at('/nowhere%'), at('/nowhere%2'), at('/%FF'), at('/%E0%A4%A')];

/** Expects one page, hydrated. */
async function expectOnePage(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('nav.navbar')).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
}

/** `open` waits for the page that an address leads to, which may be another document. */
async function expectOddAddresses(page: Page, origin = ''): Promise<void> {
  for (const [path, spellings] of ODD) {
    for (const spelling of spellings) {
      await page.goto(origin + spelling);
      await expect(page, spelling).toHaveURL(
        ({pathname}) => pathname.replace(/\/$/, '') === path.replace(/\/$/, ''),
      );
      await expectOnePage(page);
      await expect(page, spelling).not.toHaveTitle(/^Page not found/);
    }
  }
  for (const spelling of MALFORMED) {
    await page.goto(origin + spelling);
    await expectOnePage(page);
    await expect(page, spelling).toHaveTitle(`Page not found | ${settings.name}`);
  }
}

test.describe('an odd address', () => {
  // React draws the not-found page of the server again until the browser has left it.
  test.use({expectedErrors: /status of 404|Minified React error #418/});

  test('leads to one page, and a malformed one to the not-found page', async ({page}) => {
    await expectOddAddresses(page);
  });

  test('never leads to another host, whatever white space or slashes it has', async ({
    page,
    baseURL,
  }) => {
    const {host} = new URL(baseURL ?? '');
    for (const spelling of ['//other.example%20', '//other.example/.html', '/%20//a']) {
      await page.goto(`${baseURL}${spelling}`);
      await expectOnePage(page);
      expect(new URL(page.url()).host, spelling).toBe(host);
    }
  });
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

import type {Locator, Page} from '@playwright/test';
import {load} from 'cheerio/slim';
import {settings} from '../support/settings';
import {readText} from '../support/readText';
import {expect, open, setConnection, test} from '../support/site';
import {
  at,
  FIRST_GUIDE,
  OBJECT,
  OTHER_TYPE,
  OVERVIEW,
  QUERY,
  REFERENCE,
} from '../support/content';
import {
  articleLink,
  holdPages,
  isPageFetch,
  markDocument,
  routePageFetches,
} from './referencePage';

/** Opens the first of the folds that is closed; it is found again by its place among them. */
async function openFold(page: Page, selector: string): Promise<Locator> {
  const folds = page.locator(selector);
  const index = await folds.evaluateAll((all) =>
    all.findIndex((fold) => !fold.hasAttribute('open') && fold.checkVisibility()),
  );
  await folds.nth(index).locator('> summary').click();
  await expect(folds.nth(index)).toHaveAttribute('open');
  return folds.nth(index);
}

/** Expects the page of the object, with its head. */
async function expectObject(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
  await expect(page).toHaveTitle(`${OBJECT.title} object | ${settings.name}`);
}

test.describe('a link to another reference page', () => {
  test('opens it in the same document as the server would have sent it', async ({
    page,
    request,
  }) => {
    const sent = load(await readText(request, OBJECT.path));
    const readPage = () =>
      page.evaluate(() => document.getElementById('static-content')?.outerHTML);
    await open(page, OBJECT.path);
    const loaded = await readPage();
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    await articleLink(page, OBJECT.path).click();
    await expectObject(page);
    await expect(page).toHaveURL(OBJECT.path);
    for (const [selector, name] of [
      ['meta[name=description]', 'content'],
      ['link[rel=canonical]', 'href'],
      ['link[rel=alternate][hreflang=en]', 'href'],
    ] as const)
      await expect(page.locator(selector)).toHaveAttribute(
        name,
        sent(selector).attr(name) ?? '',
      );
    expect(await readPage()).toBe(loaded);
    const current = page.locator('.theme-doc-sidebar-container [aria-current=page]');
    await expect(current).toHaveText(OBJECT.title);
    await expect(current).toBeInViewport();
    await articleLink(page, OTHER_TYPE.path).click();
    await expect(current).toHaveText(OTHER_TYPE.title);
    await expect(current).toBeInViewport();
    expect(await isSameDocument()).toBe(true);
  });

  test('can be taken back, to the folds that were open, and forward', async ({page}) => {
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    const folds = [
      await openFold(page, 'main article details'),
      await openFold(page, '.theme-doc-sidebar-container details'),
    ];
    await articleLink(page, OBJECT.path).click();
    await expectObject(page);
    await page.goBack();
    await expect(page).toHaveTitle(`${QUERY.title} query | ${settings.name}`);
    for (const fold of folds) await expect(fold).toHaveAttribute('open');
    await page.goForward();
    await expectObject(page);
    expect(await isSameDocument()).toBe(true);
  });

  test('goes to the top of the other page, and to guides without a load', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, FIRST_GUIDE.path);
    const isSameDocument = await markDocument(page);
    const heading = page.getByRole('heading', {level: 1});
    await page.locator(`a[href="${REFERENCE}"]`).first().click();
    await expect(heading).toHaveText(OVERVIEW.title);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const pager = page.getByRole('navigation', {name: 'Docs pages'});
    await pager.getByRole('link').last().click();
    await expect(heading).not.toHaveText(OVERVIEW.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.locator(`a[href="${FIRST_GUIDE.path}"]`).click();
    await expect(heading).toHaveText(FIRST_GUIDE.title);
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('while another page is on its way', () => {
  test.use({intercepts: true});

  test('the page shown stays until the other is there, and a third may be chosen', async ({
    page,
  }) => {
    await open(page, QUERY.path);
    const heading = page.getByRole('heading', {level: 1});
    const bar = page.locator('#nprogress');
    const release = await holdPages(page);
    await articleLink(page, OBJECT.path).click();
    await expect(page).toHaveURL(OBJECT.path);
    await expect(bar).toBeAttached();
    await expect(heading).toHaveText(QUERY.title);
    await page
      .getByRole('navigation', {name: 'Breadcrumbs'})
      .getByRole('link', {name: 'Queries'})
      .click();
    await expect(page).toHaveURL(/queries\/(?:#.*)?$/);
    await expect(heading).toHaveText(QUERY.title);
    release();
    await expect(heading).toHaveText('Queries');
    await expect(bar).not.toBeAttached();
  });
});

test.describe('when another page cannot be fetched', () => {
  test.use({
    expectedErrors: /another version/,
    intercepts: true,
  });

  // The unit tests of documents have the other reasons.
  test('because it belongs to a later build, the browser loads it', async ({page}) => {
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    const body = `<script src="${at('/assets/js/main.later.js')}"></script>`;
    await routePageFetches(page, (route) =>
      route.request().method() === 'HEAD'
        ? route.continue()
        : route.fulfill({status: 200, body}),
    );
    await articleLink(page, OBJECT.path).click();
    await expectObject(page);
    expect(await isSameDocument()).toBe(false);
  });
});

test.describe('while the site does not respond', () => {
  test.use({expectedErrors: /ERR_FAILED/, intercepts: true});

  /** Expects the box in the place of the page that could not be fetched. */
  async function expectFailure(page: Page): Promise<void> {
    await expect(page.getByRole('alert')).toHaveText(
      `Error: ${OBJECT.path} did not load, because the site does not respond.Retry`,
    );
    await expect(page).toHaveURL(OBJECT.path);
    await expect(page.locator('h1')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  }

  test('because it cannot be reached, a box shows, from which Back and Retry lead on', async ({
    page,
  }) => {
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    await page.route(`**${REFERENCE}**`, (route) => route.abort());
    await articleLink(page, OBJECT.path).click();
    await expectFailure(page);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(QUERY.title);
    await articleLink(page, OBJECT.path).click();
    await expectFailure(page);
    const retrying = page.waitForRequest(isPageFetch);
    await page.getByRole('button', {name: 'Retry'}).click();
    // What has no response yet would get one from the server from here on.
    await (await retrying).response();
    await expectFailure(page);
    await page.unrouteAll();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expectObject(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('a reference page that does not exist', () => {
  test.use({expectedErrors: /status of 404/});

  // The last has a suffix twice.
  const UNKNOWN = [`${REFERENCE}types/objects/no-such-type`, `${OBJECT.path}.html.html`];

  test('is the not-found page by a link, and Back leads back', async ({page}) => {
    const heading = page.getByRole('heading', {level: 1});
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    for (const path of UNKNOWN) {
      await articleLink(page, OBJECT.path).evaluate((link, href) => {
        link.setAttribute('href', href);
        (link as HTMLElement).click();
      }, path);
      await expect(heading, path).toHaveText('Page not found');
      await page.goBack();
      await expect(heading, path).toHaveText(QUERY.title);
    }
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('reaching for a link', () => {
  // The unit tests of followLinks have touch, focus and slow connections.
  test('by hover fetches its page ahead, once', async ({page}) => {
    await open(page, QUERY.path);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (isPageFetch(request)) fetched.push(new URL(request.url()).pathname);
    });
    const link = articleLink(page, OBJECT.path);
    await link.hover();
    await expect.poll(() => fetched).toEqual([OBJECT.path]);
    await link.click();
    await expectObject(page);
    expect(fetched).toEqual([OBJECT.path]);
  });
});

test('five pages cost five documents: no script and no data beside them', async ({
  page,
}) => {
  const heading = page.getByRole('heading', {level: 1});
  const goOn = async (): Promise<string> => {
    const before = (await heading.textContent()) ?? '';
    const next = page
      .getByRole('navigation', {name: 'Docs pages'})
      .getByRole('link')
      .last();
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(heading).not.toHaveText(before);
    return href;
  };
  // Nothing is fetched ahead, so that each page is fetched as it is opened.
  await setConnection(page, {effectiveType: '4g', saveData: true});
  await open(page, QUERY.path);
  await goOn();
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    // The browser checks whether its icon has changed whenever the head of the page does.
    if (pathname !== at('/img/favicon.svg')) {
      requests.push(`${request.resourceType()} ${pathname}`);
    }
  });
  const visited: string[] = [];
  for (let count = 0; count < 5; count += 1) visited.push(await goOn());
  expect(requests).toEqual(visited.map((href) => `fetch ${href}`));
});

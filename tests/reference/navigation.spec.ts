import {
  expect,
  open,
  setConnection,
  test,
  waitForFrames,
  waitForHydration,
} from '../support/site';
import type {Locator, Page} from '@playwright/test';
import {IS_LONG} from '../../commands/test/longMode';
import {settings} from '../support/settings';
import {
  articleLink,
  holdPages,
  isPageFetch,
  markDocument,
  routePageFetches,
} from './referencePage';
import {readText} from '../support/readText';
import {
  at,
  FIRST_GUIDE,
  OBJECT,
  OTHER_TYPE,
  OVERVIEW,
  pathsLike,
  QUERY,
  REFERENCE,
} from '../support/content';

/** The list of objects. */
const OBJECTS = `${REFERENCE}types/objects/`;
/** Pages that were fetched ahead and are kept; of fewer, none has to make room. */
const MOST_KEPT = 62;

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

test.describe('a link to another reference page', () => {
  test('opens it in the same document, with its title, address and description', async ({
    page,
    request,
  }) => {
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    await articleLink(page, OBJECT.path).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
    await expect(page).toHaveURL(OBJECT.path);
    await expect(page).toHaveTitle(`${OBJECT.title} object | ${settings.name}`);
    const html = await readText(request, OBJECT.path);
    const [, description = 'none'] =
      /name="?description"? content="([^"]*)"/.exec(html) ?? [];
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      description,
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      settings.url + OBJECT.path,
    );
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
      'href',
      settings.url + OBJECT.path,
    );
    expect(await isSameDocument()).toBe(true);
  });

  test('within the page leaves open what the reader has opened', async ({page}) => {
    await open(page, OBJECT.path);
    const fold = page.locator('main details').last();
    await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open');
    await page
      .locator('.theme-doc-toc-desktop')
      .getByRole('link', {name: 'Used by'})
      .click();
    await expect(page).toHaveURL(`${OBJECT.path}#used-by`);
    await expect(fold).toHaveAttribute('open');
  });

  test('shows the entry of the page in the side navigation', async ({page}) => {
    await open(page, OBJECT.path);
    const current = page.locator('.theme-doc-sidebar-container [aria-current=page]');
    await expect(current).toHaveText(OBJECT.title);
    await expect(current).toBeInViewport();
    await articleLink(page, OTHER_TYPE.path).click();
    await expect(current).toHaveText(OTHER_TYPE.title);
    await expect(current).toBeInViewport();
  });

  test('can be taken back and forward', async ({page}) => {
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    await articleLink(page, OBJECT.path).click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(OBJECT.title);
    await page.goBack();
    await expect(heading).toHaveText(QUERY.title);
    await expect(page).toHaveTitle(`${QUERY.title} query | ${settings.name}`);
    await page.goForward();
    await expect(heading).toHaveText(OBJECT.title);
    await expect(page).toHaveTitle(`${OBJECT.title} object | ${settings.name}`);
    expect(await isSameDocument()).toBe(true);
  });

  test('leaves open, after Back, what the reader has opened in article and sidebar', async ({
    page,
  }) => {
    await open(page, QUERY.path);
    const inArticle = await openFold(page, 'main article details');
    const inSidebar = await openFold(page, '.theme-doc-sidebar-container details');
    await articleLink(page, OBJECT.path).click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(OBJECT.title);
    await page.goBack();
    await expect(heading).toHaveText(QUERY.title);
    for (const fold of [inArticle, inSidebar]) await expect(fold).toHaveAttribute('open');
  });

  test('shows what the server would have shown', async ({page}) => {
    const readPage = () =>
      page.evaluate(() => document.getElementById('static-content')?.outerHTML);
    await open(page, OBJECT.path);
    const loaded = await readPage();
    await open(page, QUERY.path);
    await articleLink(page, OBJECT.path).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
    expect(await readPage()).toBe(loaded);
  });

  test('goes to the top of the other page', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, QUERY.path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page
      .getByRole('navigation', {name: 'Docs pages'})
      .getByRole('link')
      .last()
      .click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(QUERY.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('leads from a guide to the reference and back without a load', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    const isSameDocument = await markDocument(page);
    await page.locator(`a[href="${REFERENCE}"]`).first().click();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(OVERVIEW.title);
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .locator(`a[href="${FIRST_GUIDE.path}"]`)
      .click();
    await expect(heading).toHaveText(FIRST_GUIDE.title);
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('while another page is on its way', () => {
  test.use({intercepts: true});

  test('the page shown stays until the other is there', async ({page}) => {
    await open(page, QUERY.path);
    const release = await holdPages(page);
    await articleLink(page, OBJECT.path).click();
    await expect(page).toHaveURL(OBJECT.path);
    await expect(page.locator('#nprogress')).toBeAttached();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(QUERY.title);
    release();
    await expect(heading).toHaveText(OBJECT.title);
    await expect(page.locator('#nprogress')).not.toBeAttached();
  });

  test('a third may be chosen', async ({page}) => {
    await open(page, QUERY.path);
    const release = await holdPages(page);
    await articleLink(page, OBJECT.path).click();
    await expect(page).toHaveURL(OBJECT.path);
    await page
      .getByRole('navigation', {name: 'Breadcrumbs'})
      .getByRole('link', {name: 'Queries'})
      .click();
    await expect(page).toHaveURL(/queries\/(?:#.*)?$/);
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Queries');
  });
});

test.describe('when another page cannot be fetched', () => {
  test.use({
    expectedErrors: /ERR_FAILED|status of 403|answered with status|another version/,
    intercepts: true,
  });

  for (const [title, answer] of [
    ['it lies behind a redirect to another site', {abort: true}],
    ['the server refuses', {status: 403, body: 'no'}],
    [
      'it belongs to a later build',
      {status: 200, body: `<script src="${at('/assets/js/main.later.js')}"></script>`},
    ],
  ] as const) {
    test(`because ${title}, the browser loads it`, async ({page}) => {
      await open(page, QUERY.path);
      const isSameDocument = await markDocument(page);
      await routePageFetches(page, (route) => {
        if (route.request().method() === 'HEAD') return route.continue();
        return 'abort' in answer ? route.abort() : route.fulfill(answer);
      });
      await articleLink(page, OBJECT.path).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
      expect(await isSameDocument()).toBe(false);
    });
  }
});

test.describe('while the site does not answer', () => {
  test.use({expectedErrors: /ERR_FAILED|status of 503/, intercepts: true});

  /** The page that a click on its link could not bring. */
  async function expectFailure(page: Page): Promise<void> {
    await expect(page.getByRole('alert')).toHaveText(
      `Error: ${OBJECT.path} did not load, for the site does not answer.Retry`,
    );
    await expect(page).toHaveURL(OBJECT.path);
    await expect(page.locator('h1')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  }

  for (const [title, answer] of [
    ['cannot be reached', undefined],
    ['fails', {status: 503, body: 'no'}],
  ] as const) {
    test(`because it ${title}, a box with Retry shows and brings the page in the end`, async ({
      page,
    }) => {
      await open(page, QUERY.path);
      const isSameDocument = await markDocument(page);
      await page.route(`**${REFERENCE}**`, (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await articleLink(page, OBJECT.path).click();
      await expectFailure(page);
      const retrying = page.waitForRequest(isPageFetch);
      await page.getByRole('button', {name: 'Retry'}).click();
      // What is not answered yet would be answered by the server from here on.
      await (await retrying).response();
      await expectFailure(page);
      await page.unrouteAll();
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveTitle(`${OBJECT.title} object | ${settings.name}`);
      expect(await isSameDocument()).toBe(true);
    });
  }

  test('Back leads from the box to the page before, and its links work', async ({
    page,
  }) => {
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    await page.route(`**${REFERENCE}**`, (route) => route.abort());
    await articleLink(page, OBJECT.path).click();
    await expectFailure(page);
    await page.goBack();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(QUERY.title);
    await page.unrouteAll();
    await articleLink(page, OBJECT.path).click();
    await expect(heading).toHaveText(OBJECT.title);
    expect(await isSameDocument()).toBe(true);
  });
});

test.describe('a page that does not exist', () => {
  test.use({expectedErrors: /status of 404/});

  const UNKNOWN = [
    `${REFERENCE}types/objects/no-such-type`,
    `${REFERENCE}types/nowhere/`,
    `${REFERENCE}nowhere`,
    `${OBJECT.path}/nowhere`,
    `${REFERENCE}types/objects/no-such-type.html`,
    // Right but for the letter case
    `${REFERENCE}types/objects/${OBJECT.path.slice(OBJECTS.length).toUpperCase()}`,
    OBJECT.path.replace('/types/', '/Types/'),
    OBJECT.path.replace('/graphql/', '/GraphQL/'),
    `${REFERENCE}types/Objects/`,
  ];

  test('has status 404', async ({request}) => {
    for (const path of UNKNOWN) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  for (const path of IS_LONG ? UNKNOWN : UNKNOWN.slice(0, 2)) {
    test(`is the not-found page before and after hydration: ${path}`, async ({page}) => {
      await open(page, path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    });
  }

  test('is the not-found page by a link, too, and Back leads back', async ({page}) => {
    await open(page, QUERY.path);
    const isSameDocument = await markDocument(page);
    const heading = page.getByRole('heading', {level: 1});
    for (const path of UNKNOWN) {
      await articleLink(page, OBJECT.path).evaluate((link, href) => {
        link.setAttribute('href', href);
        (link as HTMLElement).click();
      }, path);
      await expect(heading, path).toHaveText('Page Not Found');
      await page.goBack();
      await expect(heading, path).toHaveText(QUERY.title);
    }
    expect(await isSameDocument()).toBe(true);
  });
});

for (const path of ['', '/', '.html', '/index.html'].map((end) => OBJECT.path + end)) {
  test(`${path} shows the page, and links work from there`, async ({page}) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitForHydration(page);
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(OBJECT.title);
    await expect(page).toHaveTitle(`${OBJECT.title} object | ${settings.name}`);
    await articleLink(page, QUERY.path).click();
    await expect(heading).toHaveText(QUERY.title);
    await page.goBack();
    await expect(heading).toHaveText(OBJECT.title);
  });
}

test.describe('reaching for a link', () => {
  test('fetches its page ahead, once', async ({page}) => {
    await open(page, QUERY.path);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (isPageFetch(request)) fetched.push(new URL(request.url()).pathname);
    });
    const link = articleLink(page, OBJECT.path);
    await link.hover();
    await expect.poll(() => fetched).toEqual([OBJECT.path]);
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
    expect(fetched).toEqual([OBJECT.path]);
  });

  test('by keyboard fetches it too', async ({page}) => {
    await open(page, QUERY.path);
    const fetching = page.waitForRequest(isPageFetch);
    await articleLink(page, OBJECT.path).focus();
    expect(new URL((await fetching).url()).pathname).toBe(OBJECT.path);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    test(`fetches nothing on ${JSON.stringify(connection)}, and the link still works`, async ({
      page,
    }) => {
      await setConnection(page, connection);
      await open(page, QUERY.path);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const link = articleLink(page, OBJECT.path);
      await link.hover();
      await waitForFrames(page);
      expect(requests).toEqual([]);
      await link.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
    });
  }

  test('on a guide fetches that page only, not the guide itself', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    const fetched: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      const isScript = pathname.endsWith('.js');
      if (request.resourceType() === 'fetch' && !isScript) fetched.push(pathname);
    });
    const link = page.locator(`main a[href^="${REFERENCE}"]`).first();
    const href = ((await link.getAttribute('href')) ?? '').replace(/#.*/, '');
    await link.hover();
    await expect.poll(() => fetched).toContain(href);
    expect(fetched).toEqual([href]);
  });
});

if (pathsLike(/^\/docs\/graphql\/types\/objects\/./).length > MOST_KEPT)
  test.describe('however many pages are fetched ahead', () => {
    test.use({intercepts: true});

    test('the page shown stays', async ({page}) => {
      await open(page, OBJECTS);
      const links = page.getByRole('article').locator('.gql-name');
      const fetched = new Set<string>();
      page.on('requestfinished', (request) => {
        if (isPageFetch(request)) fetched.add(request.url());
      });
      const wanted = await links.evaluateAll((elements) =>
        elements.map((element) => {
          element.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
          return (element as HTMLAnchorElement).href;
        }),
      );
      await expect.poll(() => wanted.filter((href) => !fetched.has(href))).toEqual([]);
      await holdPages(page);
      await page.locator('.theme-doc-toc-desktop a').last().click();
      await expect(page).toHaveURL(/#/);
      await waitForFrames(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Objects');
      await expect(links.first()).toBeAttached();
    });
  });

test('ten pages cost ten documents: no script and no data beside them', async ({
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
    // The browser asks whether its icon has changed whenever the head of the page does.
    if (pathname !== at('/img/favicon.svg')) {
      requests.push(`${request.resourceType()} ${pathname}`);
    }
  });
  const visited: string[] = [];
  for (let count = 0; count < 10; count += 1) visited.push(await goOn());
  expect(requests).toEqual(visited.map((href) => `fetch ${href}`));
});

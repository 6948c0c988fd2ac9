import type {Page, Route} from '@playwright/test';
import {
  CONTENT_SCRIPTS,
  expect,
  open,
  setConnection,
  sidebarLink,
  test,
  waitForFrames,
} from '../support/site';
import {FIRST_GUIDE, OTHER_GUIDE} from '../support/content';

test.describe('while the next page is on its way', () => {
  test.use({intercepts: true});

  test('the old page stays until its content is there', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    const release = await holdContent(page);
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page).toHaveURL(OTHER_GUIDE.path);
    // The bar of a page on its way: the site knows of the change, and waits.
    await expect(page.locator('#nprogress')).toBeAttached();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText(FIRST_GUIDE.title);
    release();
    await expect(heading).toHaveText(OTHER_GUIDE.title);
  });
});

test('the view goes to the top after a change of page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, FIRST_GUIDE.path);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page
    .getByRole('navigation', {name: 'Docs pages'})
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(FIRST_GUIDE.title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the view goes to the heading that the hash names', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, FIRST_GUIDE.path);
  const link = page.locator('.table-of-contents a').last();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.locator(hash)).toBeInViewport();
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
});

test.describe('when the content of the next page fails to load', () => {
  test.use({expectedErrors: /ERR_FAILED|page error: Loading chunk/, intercepts: true});

  test('the browser loads the next page from the server', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    let isServerAsked = false;
    page.on('request', (request) => {
      isServerAsked ||= request.isNavigationRequest();
    });
    await page.route(CONTENT_SCRIPTS, (route) =>
      isServerAsked ? route.continue() : route.abort(),
    );
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    expect(isServerAsked).toBe(true);
    await expect(page).toHaveURL(OTHER_GUIDE.path);
  });
});

test.describe('prefetching', () => {
  test('a script that is fetched ahead is not loaded once more', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage();
    await open(other, OTHER_GUIDE.path);
    const content = (await readScripts(other, 'script'))
      .map(({name}) => name)
      .filter((name) => CONTENT_SCRIPTS.test(name));
    await other.close();
    // All links of the sidebar are in view.
    await page.setViewportSize({width: 1280, height: 4000});
    await open(page, FIRST_GUIDE.path);
    const had = new Set((await readScripts(page, 'script')).map(({name}) => name));
    const needed = content.filter((name) => !had.has(name));
    expect(needed).not.toEqual([]);
    await expect
      .poll(async () => (await readScripts(page, 'fetch')).map(({name}) => name))
      .toEqual(expect.arrayContaining(needed));
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    const loaded = (await readScripts(page, 'script')).filter(({name}) =>
      needed.includes(name),
    );
    expect(loaded.map(({name}) => name)).toEqual(expect.arrayContaining(needed));
    expect(loaded.filter(({transferSize}) => transferSize > 0)).toEqual([]);
  });

  test('a browser that does not tell its connection type prefetches', async ({page}) => {
    await setConnection(page, {saveData: false});
    await open(page, FIRST_GUIDE.path);
    await expect.poll(() => readScripts(page, 'fetch')).not.toEqual([]);
  });

  for (const connection of [
    {effectiveType: '2g', saveData: false},
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
    {saveData: true},
  ]) {
    test(`is skipped on ${JSON.stringify(connection)}, and pages still open`, async ({
      page,
    }) => {
      await setConnection(page, connection);
      const fetched: string[] = [];
      await open(page, FIRST_GUIDE.path);
      page.on('request', (request) => fetched.push(request.url()));
      const link = sidebarLink(page, OTHER_GUIDE.path);
      await link.hover();
      await waitForFrames(page);
      expect(fetched).toEqual([]);
      await link.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    });
  }
});

test.describe('the loading bar', () => {
  test.use({intercepts: true});
  const HOUR = 3_600_000;

  // With a clock that stands still, the machine can take as long as it likes for the rest.
  test.beforeEach(async ({page}) => {
    await page.clock.install({time: 0});
    await open(page, FIRST_GUIDE.path);
    await page.clock.pauseAt(HOUR);
  });

  test('shows 200 ms after a change of page and goes when the page is there', async ({
    page,
  }) => {
    const release = await holdContent(page);
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page).toHaveURL(OTHER_GUIDE.path);
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress')).toBeAttached();
    await page.clock.resume();
    release();
    await expect(page.locator('#nprogress')).not.toBeAttached();
  });

  test('does not show when the page is there sooner', async ({page}) => {
    await sidebarLink(page, OTHER_GUIDE.path).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(OTHER_GUIDE.title);
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

/** Keeps the content of further pages back until the returned function is called. */
async function holdContent(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CONTENT_SCRIPTS, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The scripts that the page has had so far by what asked for them; 0 bytes of what the browser had kept. */
function readScripts(
  page: Page,
  initiator: 'fetch' | 'script',
): Promise<{readonly name: string; readonly transferSize: number}[]> {
  return page.evaluate((type) => {
    const entries = performance.getEntriesByType('resource');
    return (entries as PerformanceResourceTiming[])
      .filter(({name, initiatorType}) => initiatorType === type && name.endsWith('.js'))
      .map(({name, transferSize}) => ({name, transferSize}));
  }, initiator);
}

import {test as base, expect, type Locator, type Page} from '@playwright/test';

export interface SiteOptions {
  /** The browser reports that it saves data, so that nothing is fetched ahead. */
  readonly savesData: boolean;
  /** A test responds to requests of a page that is open already. It has no HTTP cache then. */
  readonly intercepts: boolean;
  /** Matches the errors that a test provokes on purpose; any other error fails it. */
  readonly expectedErrors: RegExp | undefined;
}

/** No page requests it; a route to it makes the browser report every request to Playwright. */
const NOWHERE = 'http://nowhere.invalid/';

/**
 * Playwright's `test` for the built site. It fails when a page logs an error, throws, or asks
 * anybody but the site's own server for something.
 */
export const test = base.extend<SiteOptions>({
  savesData: [false, {option: true}],
  intercepts: [false, {option: true}],
  expectedErrors: [undefined, {option: true}],
  page: async ({page, baseURL, savesData, intercepts, expectedErrors}, use) => {
    if (savesData) await setConnection(page, {saveData: true});
    if (intercepts) await page.context().route(NOWHERE, (route) => route.abort());
    else refuseLateRoutes(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(`console error: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('request', (request) => {
      const {origin, protocol} = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
        errors.push(`request to another server: ${request.url()}`);
      }
    });
    await use(page);
    // What is fetched ahead may be on its way through a route of the test yet.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const unexpected = errors.filter((error) => !expectedErrors?.test(error));
    expect(unexpected, 'errors of the page').toEqual([]);
  },
});

export {expect};

/** Scripts that contain the content of pages, and not what all pages share. */
export const CONTENT_SCRIPTS = /\/assets\/js\/(?!main|runtime)[^/]*\.js$/;

/** Opens a path and waits until React has taken the page over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/**
 * Waits until the page has handled all events so far and painted twice. What they request from the
 * server is requested by then, however slow the machine.
 */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/**
 * An open page requests from the server past a new route for some milliseconds more, and the test
 * waits for what never comes.
 */
function refuseLateRoutes(page: Page): void {
  const route = page.route.bind(page);
  page.route = (...args) => {
    if (page.url() !== 'about:blank')
      throw new Error(
        'This route comes after the page. Say `test.use({intercepts: true})`.',
      );
    return route(...args);
  };
}

/** The link to a page in the sidebar of the guides. */
export function sidebarLink(page: Page, path: string): Locator {
  return page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator(`a[href="${path}"]`);
}

/** All that the page keeps in local storage. */
export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
  );
}

/** Pretends a connection as the browser's `navigator.connection` reports it. */
export async function setConnection(
  page: Page,
  connection: {readonly effectiveType?: string; readonly saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value: {...value}});
  }, connection);
}

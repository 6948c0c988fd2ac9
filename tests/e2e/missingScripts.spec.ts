import type {Page, Request} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {findViolationsInBothModes, useColorMode} from '../accessibility/findViolations';
import {
  FIRST_GUIDE,
  HOME,
  OBJECT,
  OTHER_GUIDE,
  POST,
  REFERENCE,
} from '../support/content';
import {SCRIPTS} from '../support/network';
import {readText} from '../support/readText';
import {CONTENT_SCRIPTS, expect, open, test, waitForHydration} from '../support/site';

const BOX =
  'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.Retry';

/** One page of each kind that has content of its own, and scripts that it misses. */
const PAGES: readonly (readonly [path: string, scripts: string | RegExp])[] = [
  [HOME, SCRIPTS],
  [`${FIRST_GUIDE.path}.html`, CONTENT_SCRIPTS],
  ...(POST ? [[POST.path, CONTENT_SCRIPTS] as const] : []),
  [OBJECT.path, CONTENT_SCRIPTS],
];

test.use({
  // The banner of Docusaurus on the home page has inline styles.
  expectedErrors: /ERR_FAILED|page error: Loading chunk|inline style/,
  intercepts: true,
});

for (const [path, pattern] of PAGES) {
  const details = [HOME, OBJECT.path].includes(path) ? {} : LONG_ONLY;
  test(
    `${path} stays without ${String(pattern)}, its links work, and Retry brings it`,
    details,
    async ({page}) => {
      const text = await readStaticText(page, path);
      await page.route(pattern, (route) => route.abort());
      await page.goto(path);
      await expectBox(page);
      expect(await readShownText(page)).toBe(text);
      const navigations = countNavigations(page);
      const link = page.locator(`footer a[href^="${HOME}"]:not([href="${HOME}"])`).last();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(target);
      await expectBox(page);
      // The link, and the one attempt to load the page again.
      expect(navigations()).toEqual([target, target]);
      await page.unroute(pattern);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expectWhole(page);
    },
  );
}

for (const [path, details] of [
  [FIRST_GUIDE.path, LONG_ONLY],
  [OBJECT.path, {}],
] as const) {
  test(`${path} stays whichever of its scripts is missing`, LONG_ONLY, async ({page}) => {
    test.setTimeout(1_200_000);
    const scripts = await listScripts(page, path);
    expect(scripts.length).toBeGreaterThan(6);
    const text = await readStaticText(page, path);
    for (const script of scripts) {
      await page.route(script, (route) => route.abort());
      await page.goto(path);
      await expectBox(page);
      expect(await readShownText(page), script).toBe(text);
      await page.unroute(script);
    }
  });

  test(
    `${path} is loaded once more when a script fails once, and then is whole`,
    details,
    async ({page}) => {
      const [script = ''] = (await listScripts(page, path)).slice(-1);
      // The page before may fetch this script ahead.
      await page.goto('about:blank');
      const navigations = countNavigations(page);
      await page.route(script, (route) => route.abort(), {times: 1});
      await page.goto(path);
      await expectWhole(page);
      expect(navigations()).toEqual([path, path]);
    },
  );
}

test('axe finds nothing on a page with the box', LONG_ONLY, async ({page}) => {
  await useColorMode(page, 'light');
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(FIRST_GUIDE.path);
  await expectBox(page);
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('a page stays while the site cannot be reached, and Retry says so', async ({
  page,
}) => {
  const text = await readStaticText(page, FIRST_GUIDE.path);
  await page.route(CONTENT_SCRIPTS, (route) => route.abort());
  await page.route(FIRST_GUIDE.path, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const navigations = countNavigations(page);
  await page.goto(FIRST_GUIDE.path);
  await expectBox(page);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('alert')).toContainText('The site does not respond.');
  expect(await readShownText(page)).toBe(text);
  expect(navigations()).toEqual([FIRST_GUIDE.path]);
  await page.unrouteAll();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expectWhole(page);
});

for (const [path, details] of [
  [OTHER_GUIDE.path, LONG_ONLY],
  [REFERENCE, {}],
] as const) {
  test(
    `${path}, whose scripts fail on navigation, is loaded from the server and opens at its top`,
    details,
    async ({page}) => {
      const text = await readStaticText(page, path);
      await page.setViewportSize({width: 1280, height: 400});
      await open(page, FIRST_GUIDE.path);
      await page.route(CONTENT_SCRIPTS, (route) => route.abort());
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(path);
      await expectBox(page);
      expect(await readShownText(page)).toBe(text);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.unroute(CONTENT_SCRIPTS);
      await page.getByRole('button', {name: 'Retry'}).click();
      await expectWhole(page);
    },
  );
}

/** The addresses of all scripts that the page at this path runs as it opens. */
async function listScripts(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  const note = (request: Request): void => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  };
  page.on('request', note);
  await open(page, path);
  page.off('request', note);
  return scripts;
}

/** The text of the content in the HTML. */
async function readStaticText(page: Page, path: string): Promise<string> {
  const html = await readText(page.request, path);
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return parsed.querySelector('.main-wrapper')?.textContent ?? '';
  }, html);
}

function readShownText(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector('.main-wrapper')?.textContent ?? 'no content',
  );
}

/** The page states that parts are missing, and shows its content once. */
async function expectBox(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(BOX);
  await expect(page.getByRole('alert')).toBeInViewport({ratio: 1});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectOnePage(page);
}

/** The page is hydrated, and nothing is missing. */
async function expectWhole(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectOnePage(page);
}

async function expectOnePage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('.main-wrapper')).toHaveCount(1);
  await expect(page.locator('.main-wrapper')).toBeVisible();
}

/** The paths of the documents that the browser loads from here on. */
function countNavigations(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return () => paths;
}

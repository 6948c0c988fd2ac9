import type {Page, Request} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {SCRIPTS} from '../support/network';
import {expect, test, waitForHydration} from '../support/site';
import {findViolationsInBothModes, useColorMode} from '../accessibility/findViolations';
import {readText} from '../support/readText';
import {countFor} from '../support/tally';
import {PAGE_KINDS} from '../support/pages';
import {FIRST_GUIDE, HOME, OBJECT, pathsLike, POST, REFERENCE} from '../support/content';

/** One page of each kind that has content of its own; in long mode of every kind. */
const PAGES: readonly (readonly [string, string])[] = [
  ['the home page', HOME],
  ['a guide', FIRST_GUIDE.path],
  ['a guide at another address', `${FIRST_GUIDE.path}.html`],
  ...(POST ? [['a blog post', POST.path] as const] : []),
  ['a reference page', OBJECT.path],
  ...(IS_LONG ? Object.entries(PAGE_KINDS) : []).filter(
    ([kind, path]) =>
      kind !== 'not found' &&
      ![HOME, FIRST_GUIDE.path, POST?.path, OBJECT.path].includes(path),
  ),
];

/** The scripts that the HTML itself names; all others are loaded by them. */
const FIRST_SCRIPTS = '**/assets/js/{main,runtime~main}.*.js';
const CHUNKS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]*\.js$/;

const PARTS = [
  ['all scripts', SCRIPTS],
  ['the scripts that the HTML names', FIRST_SCRIPTS],
  ['all other scripts', CHUNKS],
] as const;

test.use({
  expectedErrors: /ERR_FAILED|page error: Loading chunk|status of 50/,
  intercepts: true,
});

for (const [index, [title, path]] of PAGES.entries()) {
  test.describe(`${title} (${path})`, () => {
    // At another address it has the same scripts.
    if (!path.endsWith('.html')) {
      test('stays whichever of its scripts is missing, and Retry brings it', async ({
        page,
      }) => {
        test.setTimeout(1_200_000);
        const scripts = await listScripts(page, path);
        expect(scripts.length).toBeGreaterThan(6);
        // Each script is missed once, in long mode on each kind of page.
        const tried = new Set<string>();
        for (const [, other] of IS_LONG ? [] : PAGES.slice(0, index)) {
          for (const script of await listScripts(page, other)) tried.add(script);
        }
        const untried = scripts.filter((script) => !tried.has(script));
        expect(untried).not.toEqual([]);
        const text = await readStaticText(page, path);
        for (const [turn, script] of untried.entries()) {
          await test.step(`without ${script}`, async () => {
            countFor('faults', 1);
            await page.route(script, (route) => route.abort());
            await page.goto(path);
            await expectBox(page);
            expect(await readShownText(page), script).toBe(text);
            await page.unroute(script);
            if (!IS_LONG && turn > 0) return;
            await page.getByRole('button', {name: 'Retry'}).click();
            await expectWhole(page);
          });
        }
      });
    }

    for (const [what, pattern] of IS_LONG
      ? PARTS
      : PARTS.filter((_part, part) => part === index % PARTS.length)) {
      test(`stays without ${what}, and its links work`, async ({page}) => {
        countFor('faults', 1);
        const text = await readStaticText(page, path);
        await page.route(pattern, (route) => route.abort());
        await page.goto(path);
        await expectBox(page);
        expect(await readShownText(page)).toBe(text);
        const navigations = countNavigations(page);
        const link = page
          .locator(`footer a[href^="${HOME}"]:not([href="${HOME}"])`)
          .last();
        const target = (await link.getAttribute('href')) ?? '';
        await link.click();
        await expect(page).toHaveURL(target);
        await expectBox(page);
        // The link, and the one attempt to load the page anew.
        expect(navigations()).toEqual([target, target]);
        await page.unroute(pattern);
        await page.getByRole('button', {name: 'Retry'}).click();
        await expectWhole(page);
      });
    }

    test('is loaded once more when a script fails once, and then is whole', async ({
      page,
    }) => {
      test.skip(!IS_LONG && ![FIRST_GUIDE.path, OBJECT.path].includes(path), LONG_ONLY);
      const scripts = await listScripts(page, path);
      for (const script of scripts.slice(-2)) {
        countFor('faults', 1);
        // What the page before fetches ahead may be this script, and would be what fails once.
        await page.goto('about:blank');
        const navigations = countNavigations(page);
        await page.route(script, (route) => route.abort(), {times: 1});
        await page.goto(path);
        await expectWhole(page);
        // By then the page may go by its own address.
        const [first, second, ...others] = navigations();
        expect([first, others]).toEqual([path, []]);
        expect([path, path.replace('.html', '')]).toContain(second);
      }
    });
  });
}

test('a page that a reader loads anew tells at once what is missing', async ({page}) => {
  countFor('faults', 1);
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(FIRST_GUIDE.path);
  await expectBox(page);
  const navigations = countNavigations(page);
  await page.reload();
  await expectBox(page);
  expect(navigations()).toEqual([FIRST_GUIDE.path]);
});

for (const path of [HOME, FIRST_GUIDE.path, OBJECT.path]) {
  test(`axe finds nothing on ${path} with the box`, async ({page}) => {
    await useColorMode(page, 'light');
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(path);
    await expectBox(page);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

for (const [title, answer] of [
  ['cannot be reached', undefined],
  ['fails', {status: 503, body: 'Service unavailable'}],
] as const) {
  test(`a page stays while the site ${title}, and Retry says so`, async ({page}) => {
    countFor('faults', 1);
    const text = await readStaticText(page, FIRST_GUIDE.path);
    await page.route(CHUNKS, (route) => route.abort());
    await page.route(FIRST_GUIDE.path, (route) =>
      route.request().method() !== 'HEAD'
        ? route.continue()
        : answer
          ? route.fulfill(answer)
          : route.abort(),
    );
    const navigations = countNavigations(page);
    await page.goto(FIRST_GUIDE.path);
    await expectBox(page);
    expect(navigations()).toEqual([FIRST_GUIDE.path]);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('alert')).toContainText('The site does not answer.');
    expect(await readShownText(page)).toBe(text);
    expect(navigations()).toEqual([FIRST_GUIDE.path]);
    await page.unrouteAll();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expectWhole(page);
  });
}

for (const path of [...pathsLike(/^\/blog$/), REFERENCE]) {
  test(`${path}, whose content fails on the way to it, is loaded from the server`, async ({
    page,
  }) => {
    countFor('faults', 1);
    const text = await readStaticText(page, path);
    await page.goto(FIRST_GUIDE.path);
    await waitForHydration(page);
    await page.route(CHUNKS, (route) => route.abort());
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expectBox(page);
    expect(await readShownText(page)).toBe(text);
    await page.unroute(CHUNKS);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expectWhole(page);
    expect(await readShownText(page)).toBe(text);
  });
}

/** The addresses of all scripts that the page at this path runs as it opens. */
async function listScripts(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  const note = (request: Request): void => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  };
  page.on('request', note);
  await page.goto(path);
  await waitForHydration(page);
  page.off('request', note);
  return scripts;
}

/** The text of the content as it stands in the HTML. */
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

/** The page says that parts are missing, and shows its content once. */
async function expectBox(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(
    'Parts of this page did not load. Its text is complete and its links work, but search, menus and buttons may not.Retry',
  );
  await expect(page.getByRole('alert')).toBeInViewport({ratio: 1});
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectOnePage(page);
}

/** React has taken the page over, and nothing is missing. */
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

/** The paths that the browser loads documents from, from here on. */
function countNavigations(page: Page): () => readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return () => paths;
}

import type {Browser, Page} from '@playwright/test';
import {isReferencePage} from '../measure/measureSite';
import {toSpread} from '../measure/statistics';
import type {BrowserNavigation} from '../report/results';
import {DESKTOP, withPage} from './openBrowser';

const SLOWDOWN = 4;
/** How long the pointer rests on a link before the click: long enough for a prefetch. */
const HOVER_MS = 1500;

/** Goes from reference page to reference page by their links, `count` times. */
export async function measureNavigation(
  browser: Browser,
  site: string,
  url: string,
  count: number,
): Promise<BrowserNavigation> {
  const times = await withPage(browser, DESKTOP, SLOWDOWN, async ({page}) => {
    await page.goto(url, {waitUntil: 'load'});
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page.waitForTimeout(HOVER_MS);
    const visited = new Set([new URL(url).pathname]);
    const measured: number[] = [];
    while (measured.length < count) measured.push(await followLink(page, visited));
    return measured;
  });
  return {site, slowdown: SLOWDOWN, warmMs: toSpread(times)};
}

/** Hovers and clicks a link to a reference page that was not visited yet. */
async function followLink(page: Page, visited: Set<string>): Promise<number> {
  const paths = await page.evaluate<string[]>(
    `[...document.querySelectorAll('main a[href^="/"], aside a[href^="/"]')]
      .filter((link) => link.checkVisibility() && link.getClientRects().length > 0)
      .map((link) => link.getAttribute('href'))`,
  );
  const path = paths.find(
    (candidate) =>
      !candidate.includes('#') &&
      !visited.has(candidate) &&
      isReferencePage(`${candidate.replace(/\/$/, '')}/index.html`),
  );
  if (path === undefined) {
    throw new Error(`${page.url()} links to no reference page that was not visited yet.`);
  }
  visited.add(path);
  const link = page.locator(`:is(main, aside) a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  const measured = page.evaluate<number>('measureNextNavigation()');
  await link.click();
  return measured;
}

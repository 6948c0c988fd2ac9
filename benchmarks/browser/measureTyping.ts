import type {Browser} from '@playwright/test';
import {toSpread} from '../measure/statistics';
import type {BrowserTyping} from '../report/results';
import {DESKTOP, withPage} from './openBrowser';
import {readTasks, TRACE_CATEGORIES} from './readTrace';

const SLOWDOWN = 4;
const KEY_MS = 80;
/** How long the last answer may take to be drawn. */
const SETTLE_MS = 500;

// cspell:ignore repositry
/** Names, words, mistakes, a single letter and filters: what makes few results and many. */
const QUERIES: readonly string[] = [
  'user connection status',
  'createPullReq',
  'how do i get the next page',
  'repositry',
  's',
  'mutation: create',
  'returns:String',
  'deprecated: ',
];

/** Types queries into the search box of a page; one figure for each query. */
export async function measureTyping(
  browser: Browser,
  site: string,
  url: string,
): Promise<BrowserTyping> {
  const longest: number[] = [];
  for (const query of QUERIES) {
    const task = await typeOnce(browser, url, query);
    console.log(`    typing "${query}": longest task ${task.toFixed(0)} ms`);
    longest.push(task);
  }
  return {site, slowdown: SLOWDOWN, longestTaskMs: toSpread(longest)};
}

/** The longest task of the main thread from the first key until the last answer stands. */
function typeOnce(browser: Browser, url: string, query: string): Promise<number> {
  return withPage(browser, DESKTOP, SLOWDOWN, async ({page}) => {
    await page.goto(url, {waitUntil: 'load'});
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', {name: 'Search'});
    await field.pressSequentially('x');
    // The index is there once something is found.
    await page.getByRole('option').first().waitFor();
    await field.press('Backspace');
    await browser.startTracing(page, {categories: TRACE_CATEGORIES});
    await page.evaluate('performance.mark("benchmark-typing")');
    await field.pressSequentially(query, {delay: KEY_MS});
    await page.waitForTimeout(SETTLE_MS);
    const tasks = readTasks((await browser.stopTracing()).toString());
    return Math.max(
      ...tasks.filter(({start}) => start > 0).map(({processorTime}) => processorTime),
    );
  });
}

import type {Browser, CDPSession} from '@playwright/test';
import {sumUp} from '../measure/measureFirstLoad';
import {toSpread} from '../measure/statistics';
import type {BrowserPage} from '../report/results';
import {PHONE, withPage} from './openBrowser';
import {findLongTasks, readTasks, TRACE_CATEGORIES, type Task} from './readTrace';

/** What observePage.js sees. */
interface Seen {
  readonly layoutShift: number;
  readonly largestPaint: number;
  readonly hydrationStart?: number;
  readonly hydrationEnd?: number;
}

interface Load extends Seen {
  readonly css: readonly string[];
  readonly js: readonly string[];
  readonly tasks: readonly Task[];
}

export interface PageToMeasure {
  readonly site: string;
  readonly directory: string;
  readonly origin: string;
  /** The file of the page. */
  readonly page: string;
  readonly loads: number;
}

const SLOWDOWN = 4;
/** How long a page is watched once it stands. */
const SETTLE_MS = 2500;

/** Opens a page several times as new readers with a phone of the middle class would. */
export async function measurePage(
  browser: Browser,
  {site, directory, origin, page, loads}: PageToMeasure,
): Promise<BrowserPage> {
  const seen: Load[] = [];
  for (let load = 0; load < loads; load += 1) {
    seen.push(await loadOnce(browser, `${origin}/${page.replace(/index\.html$/, '')}`));
  }
  const [first] = seen;
  const hydrations = seen.flatMap(({hydrationStart, hydrationEnd}) =>
    hydrationStart !== undefined && hydrationEnd !== undefined
      ? [hydrationEnd - hydrationStart]
      : [],
  );
  const tasks = seen.map((load) => findLongTasks(load.tasks));
  return {
    site,
    page,
    slowdown: SLOWDOWN,
    requested: await sumUp(directory, page, first?.css ?? [], first?.js ?? []),
    layoutShift: toSpread(seen.map(({layoutShift}) => layoutShift)),
    largestPaintMs: toSpread(seen.map(({largestPaint}) => largestPaint)),
    longestTaskMs: toSpread(tasks.map((durations) => Math.max(0, ...durations))),
    longTasks: toSpread(tasks.map((durations) => durations.length)),
    ...(hydrations.length > 0 && {hydrationMs: toSpread(hydrations)}),
  };
}

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  return withPage(browser, PHONE, SLOWDOWN, async ({page, session}) => {
    const requested = await recordRequests(session);
    await browser.startTracing(page, {categories: TRACE_CATEGORIES});
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate<Seen>('benchmark');
    const tasks = readTasks((await browser.stopTracing()).toString());
    return {...seen, tasks, ...requested};
  });
}

/** Collects the scripts and styles that the page needs; prefetches are of another type. */
async function recordRequests(
  session: CDPSession,
): Promise<{css: readonly string[]; js: readonly string[]}> {
  const css: string[] = [];
  const js: string[] = [];
  session.on('Network.requestWillBeSent', ({type, request}) => {
    const isPrefetch = request.initialPriority === 'VeryLow';
    if (!request.url.startsWith('http') || isPrefetch) return;
    if (type === 'Stylesheet') css.push(request.url);
    if (type === 'Script') js.push(request.url);
  });
  await session.send('Network.enable');
  return {css, js};
}

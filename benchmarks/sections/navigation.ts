import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {BUILD} from '../../commands/paths';
import {createServer} from '../../commands/server/createServer';
import {launchOptions} from '../../tests/support/launchOptions';
import {findPages, isReferencePage} from '../measureSite';
import {builtSite} from '../paths';
import {median, round, type Row, type Table} from '../results';

/** How many times slower the processor is made. */
const SLOWDOWN = 4;
const LOADS = 5;
const NAVIGATIONS = 12;
/** How long the pointer rests on a link before the click: long enough for a prefetch. */
const HOVER_MS = 1500;
/** How long a page is observed after it has loaded. */
const SETTLE_MS = 2500;
const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 412, height: 915};

const OBSERVER = readFileSync(path.join(import.meta.dirname, 'observePage.js'), 'utf8');

const SITES = {
  'this site': BUILD,
  "GitHub's schema, this project": builtSite('ours'),
  "GitHub's schema, graphql-markdown": path.join(builtSite('graphql-markdown'), 'build'),
};

/** Loads and navigates the sites that are built, in Chromium on a slow processor. */
export async function measureNavigation(): Promise<readonly Table[]> {
  const loads: Row[] = [];
  const navigations: Row[] = [];
  const browser = await chromium.launch(launchOptions);
  try {
    for (const [site, directory] of Object.entries(SITES)) {
      if (!existsSync(directory)) {
        console.log(`  ${site} is not built, so it is left out.`);
        continue;
      }
      console.log(`  ${site} ...`);
      const {median: page} = await findPages(directory);
      const server = createServer(directory).listen(0, '127.0.0.1');
      try {
        await once(server, 'listening');
        const {port} = server.address() as AddressInfo;
        const pathname = page.file.replace(/index\.html$/, '');
        const url = `http://127.0.0.1:${port}/${pathname}`;
        loads.push({site, ...(await measureLoads(browser, url))});
        navigations.push({site, ...(await measureClicks(browser, url))});
      } finally {
        server.closeAllConnections();
        server.close();
      }
    }
  } finally {
    await browser.close();
  }
  return [
    {title: 'Loading the median reference page as a phone, medians', rows: loads},
    {title: 'From a click to the next reference page, hovered first', rows: navigations},
  ];
}

interface Seen {
  readonly layoutShift: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
}

async function measureLoads(browser: Browser, url: string): Promise<Row> {
  const seen: Seen[] = [];
  while (seen.length < LOADS) {
    await withPage(browser, PHONE, async (page) => {
      await page.goto(url, {waitUntil: 'load'});
      await page.waitForTimeout(SETTLE_MS);
      seen.push(await page.evaluate<Seen>('benchmark'));
    });
  }
  const middle = (key: keyof Seen): number => median(seen.map((load) => load[key]));
  return {
    'layout shift': round(middle('layoutShift'), 4),
    'largest paint (ms)': round(middle('largestPaint'), 0),
    'blocking time (ms)': round(middle('blockingTime'), 0),
  };
}

async function measureClicks(browser: Browser, url: string): Promise<Row> {
  const times: number[] = [];
  await withPage(browser, DESKTOP, async (page) => {
    await page.goto(url, {waitUntil: 'load'});
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await page.waitForTimeout(HOVER_MS);
    const visited = new Set([new URL(url).pathname]);
    while (times.length < NAVIGATIONS) times.push(await followLink(page, visited));
  });
  return {
    'median (ms)': round(median(times), 0),
    'fastest (ms)': round(Math.min(...times), 0),
    'slowest (ms)': round(Math.max(...times), 0),
    clicks: times.length,
  };
}

/** Hovers and clicks a link to a reference page that was not visited; returns milliseconds. */
async function followLink(page: Page, visited: Set<string>): Promise<number> {
  const links = page.locator(':is(main, aside) a[href^="/"]:not([href*="#"]):visible');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const next = paths.find(
    (href) =>
      !visited.has(href) && isReferencePage(`${href.replace(/\/$/, '')}/index.html`),
  );
  if (next === undefined)
    throw new Error(`${page.url()} links to no new reference page.`);
  visited.add(next);
  const link = page.locator(`:is(main, aside) a[href="${next}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  const measured = page.evaluate<number>('measureNextNavigation()');
  await link.click();
  return measured;
}

/** Opens a page with an empty cache on a slow processor. */
async function withPage(
  browser: Browser,
  viewport: {readonly width: number; readonly height: number},
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(OBSERVER);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await use(page);
  } finally {
    await context.close();
  }
}

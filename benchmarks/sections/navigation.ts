import {once} from 'node:events';
import {existsSync} from 'node:fs';
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
const NAVIGATIONS = 12;
/** How long the pointer rests on a link before the click: long enough for a prefetch. */
const HOVER_MS = 1500;
const VIEWPORT = {width: 1280, height: 800};

const SITES = {
  'this site': BUILD,
  "GitHub's schema, this project": builtSite('ours'),
  "GitHub's schema, graphql-markdown": path.join(builtSite('graphql-markdown'), 'build'),
};

/** Navigates the sites that are built, in Chromium on a slow processor. */
export async function measureNavigation(): Promise<readonly Table[]> {
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
    {title: 'From a click to the next reference page, hovered first', rows: navigations},
  ];
}

async function measureClicks(browser: Browser, url: string): Promise<Row> {
  const times: number[] = [];
  await withPage(browser, async (page) => {
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
  const links = page.locator(
    ':is(main, aside) a[href^="/"]:not([href*="#"], [href$=".md"]):visible',
  );
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
  const measured = page.evaluate(measureNextNavigation);
  await link.click();
  return measured;
}

/** Opens a page with an empty cache on a slow processor. */
async function withPage(
  browser: Browser,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({viewport: VIEWPORT});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await use(page);
  } finally {
    await context.close();
  }
}

/** Runs in the browser, without named functions. The milliseconds from the next click to the frame with another heading. */
function measureNextNavigation(): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('h1')?.textContent;
    let clicked: number | undefined;
    document.addEventListener('click', ({timeStamp}) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    const changes = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (clicked === undefined || !heading || heading === before) return;
      changes.disconnect();
      const start = clicked;
      // The callback of a message runs after the next frame is drawn.
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(undefined);
      });
    });
    changes.observe(document, {subtree: true, childList: true, characterData: true});
  });
}

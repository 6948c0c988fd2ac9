import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {chromium, type Browser, type CDPSession, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/support/launchOptions';

const OBSERVER = readFileSync(
  fileURLToPath(new URL('observePage.js', import.meta.url)),
  'utf8',
);

export const DESKTOP = {width: 1280, height: 800};
export const PHONE = {width: 412, height: 915};

export interface MeasuredPage {
  readonly page: Page;
  readonly session: CDPSession;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

/** A page of a new reader, with nothing in the cache, on a processor `slowdown` times slower. */
export async function withPage<Result>(
  browser: Browser,
  viewport: {readonly width: number; readonly height: number},
  slowdown: number,
  use: (measured: MeasuredPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(OBSERVER);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await use({page, session});
  } finally {
    await context.close();
  }
}

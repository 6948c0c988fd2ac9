import type {Page} from '@playwright/test';
import {holdBack, SCRIPTS} from './network';
import {waitForFrames, waitForHydration} from './site';

interface Shift {
  /** In milliseconds since the page was requested. */
  readonly time: number;
  readonly moved: string;
}

function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, {shifts});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {sources} = entry as PerformanceEntry & {
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      for (const {node, previousRect: from, currentRect: to} of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const moved = `${element?.outerHTML.slice(0, 120)}: ${JSON.stringify([from, to])}`;
        shifts.push({time: entry.startTime, moved});
      }
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/**
 * Opens a path and lists what moves when scripts take the page over. They are held back until the
 * whole document is rendered: half of it may be rendered before, and moves when the rest arrives.
 */
export async function openAndListShifts(
  page: Page,
  path: string,
): Promise<readonly string[]> {
  const letThrough = await holdBack(page, SCRIPTS);
  await page.addInitScript(watchShifts);
  await page.goto(path, {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState !== 'loading');
  await waitForFrames(page);
  const start = await page.evaluate(() => performance.now());
  letThrough();
  await waitForHydration(page);
  await waitForFrames(page);
  const shifts = await page.evaluate(
    () => (window as unknown as {readonly shifts: readonly Shift[]}).shifts,
  );
  return shifts.filter(({time}) => time > start).map(({moved}) => moved);
}

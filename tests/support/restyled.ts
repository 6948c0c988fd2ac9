import type {Page} from '@playwright/test';
import {waitForFrames} from './site';

interface TraceEvent {
  readonly name: string;
  readonly args: {readonly elementCount?: number};
}

/** How many elements Chromium computes the styles of, each time that it does while `act` runs. */
export async function countRestyled(
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser)
    throw new Error('Nothing is known of a browser that others have started.');
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  await waitForFrames(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return trace.traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0);
}

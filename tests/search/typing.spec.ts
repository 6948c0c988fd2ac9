import {expect, open, test} from '../support/site';
import {activeOption, field, START} from './palette';
import {MUTATION, OBJECT} from '../support/content';

test('queries are answered in a worker, so that typing leaves the page free', async ({
  page,
}) => {
  await open(page, START);
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('/');
  await field(page).pressSequentially(`how ${OBJECT.title}`);
  await expect(activeOption(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
});

interface TraceEvent {
  readonly name: string;
  readonly args: {readonly elementCount?: number};
}

test('a key costs a look at the styles of the list, not of the whole page', async ({
  page,
  browser,
}) => {
  await open(page, MUTATION.path);
  await page.keyboard.press('/');
  // The index is there once something is found.
  await field(page).pressSequentially('a');
  await expect(activeOption(page)).toBeVisible();
  const inPalette = page.getByRole('dialog').locator('*');
  const atFirst = await inPalette.count();
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await field(page).pressSequentially(OBJECT.title, {delay: 50});
  await expect(activeOption(page)).toContainText(OBJECT.title);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const counts = trace.traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(2);
  const most = Math.max(atFirst, await inPalette.count());
  expect(Math.max(...counts)).toBeLessThan(2 * most);
});

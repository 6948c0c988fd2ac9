import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/site';
import {activeOption, field, START} from './palette';

const SLOWDOWN = 4;
const LONGEST_TASK = 50;

/** Milliseconds of the tasks of the page's main thread that took longer than 50 ms. */
async function recordLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  return () => page.evaluate(() => (window as unknown as {tasks: number[]}).tasks);
}

test('typing never blocks a frame longer than 50 ms on a CPU four times slower', async ({
  page,
}) => {
  await open(page, START);
  await page.keyboard.press('/');
  await field(page).fill('a');
  await expect(activeOption(page)).toBeVisible();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});

  const best: number[] = [];
  // Whatever else the machine does only adds to the time; three attempts leave that out.
  for (let attempt = 0; attempt < 3; attempt++) {
    await field(page).fill('');
    const readLongTasks = await recordLongTasks(page);
    await field(page).pressSequentially('how user conection', {delay: 80});
    await expect(activeOption(page)).toBeVisible();
    best.push(Math.max(0, ...(await readLongTasks())));
  }
  expect(Math.min(...best)).toBeLessThanOrEqual(LONGEST_TASK);
});

import type {Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {holdBack, SCRIPTS} from '../support/network';
import {expect, open, readStorage, test, waitForHydration} from '../support/site';
import {FIRST_GUIDE, OTHER_GUIDE} from '../support/content';

interface Mode {
  readonly choice: string | undefined;
  readonly mode: string | undefined;
}

/** Expects the choice and the mode that the page is in. */
async function expectMode(page: Page, expected: Mode): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const {theme, themeChoice} = document.documentElement.dataset;
        return {choice: themeChoice, mode: theme};
      }),
    )
    .toEqual(expected);
}

for (const [system, choice, mode, details] of [
  ['dark', 'light', 'light', {}],
  ['light', 'dark', 'dark', LONG_ONLY],
  ['dark', 'system', 'dark', {}],
  ['light', 'system', 'light', LONG_ONLY],
] as const) {
  test(
    `the choice "${choice}" is ${mode} on a ${system} system before the first paint and after hydration`,
    details,
    async ({page}) => {
      await page.emulateMedia({colorScheme: system});
      await page.addInitScript((value) => localStorage.setItem('theme', value), choice);
      // At first no script of the site arrives, so that only the one inside the page can set the mode.
      const letThrough = await holdBack(page, SCRIPTS);
      await page.addInitScript(recordFirstPaint);
      await page.goto(FIRST_GUIDE.path, {waitUntil: 'commit'});
      const painted = await page.waitForFunction(
        () => (window as unknown as {paintedMode?: string}).paintedMode,
      );
      expect(await painted.jsonValue()).toBe(mode);
      await expectMode(page, {choice, mode});
      letThrough();
      await waitForHydration(page);
      await expectMode(page, {choice, mode});
      await expect.poll(() => readStorage(page)).toHaveProperty('theme', choice);
    },
  );
}

test.describe('on a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('a first visit and an unknown stored value are light', async ({page}) => {
    await open(page, FIRST_GUIDE.path);
    await expectMode(page, {choice: 'light', mode: 'light'});
    await expect.poll(() => readStorage(page)).not.toHaveProperty('theme');
    await page.evaluate(() => localStorage.setItem('theme', 'blue'));
    await open(page, FIRST_GUIDE.path);
    await expectMode(page, {choice: 'light', mode: 'light'});
  });

  test('the switch goes through dark, system and light by keyboard and keeps the choice', async ({
    page,
  }) => {
    await open(page, FIRST_GUIDE.path);
    await page.getByRole('button', {name: /currently light mode/}).focus();
    for (const [choice, mode] of [
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
      ['dark', 'dark'],
    ] as const) {
      await page.keyboard.press('Enter');
      const button = page.getByRole('button', {name: `currently ${choice} mode`});
      await expect(button).toBeFocused();
      await expectMode(page, {choice, mode});
      await expect.poll(() => readStorage(page)).toHaveProperty('theme', choice);
    }
    await page.reload();
    await expectMode(page, {choice: 'dark', mode: 'dark'});
  });

  test('a page follows the choice on another page and, in system mode, the system', async ({
    page,
    context,
  }) => {
    await open(page, FIRST_GUIDE.path);
    const other = await context.newPage();
    await open(other, OTHER_GUIDE.path);
    await page.evaluate(() => localStorage.setItem('theme', 'system'));
    await expectMode(other, {choice: 'system', mode: 'dark'});
    await other.emulateMedia({colorScheme: 'light'});
    await expectMode(other, {choice: 'system', mode: 'light'});
    await expect.poll(() => readStorage(other)).toHaveProperty('theme', 'system');
  });
});

/** Runs in the page: notes the colour mode at the first paint of the body. */
function recordFirstPaint(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    Object.assign(window, {paintedMode: document.documentElement.dataset['theme']});
  }).observe({type: 'paint', buffered: true});
}

import type {Page} from '@playwright/test';
import {holdBack, SCRIPTS} from '../support/network';
import {expect, open, readStorage, test, waitForHydration} from '../support/site';
import {FIRST_GUIDE, OTHER_GUIDE} from '../support/content';

const SYSTEMS = ['light', 'dark'] as const;

for (const system of SYSTEMS) {
  test.describe(`where the system prefers ${system}`, () => {
    test.use({colorScheme: system});

    test('a first visit is light and stores no choice', async ({page}) => {
      await open(page, FIRST_GUIDE.path);
      await expect.poll(() => readMode(page)).toEqual({choice: 'light', mode: 'light'});
      await expect.poll(() => readStorage(page)).not.toHaveProperty('theme');
    });

    for (const choice of ['light', 'dark', 'system'] as const) {
      const mode = choice === 'system' ? system : choice;

      test(`the choice "${choice}" is ${mode} before the first paint and after hydration`, async ({
        page,
      }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), choice);
        // At first no script of the site arrives, so that only the one inside the page can set the mode.
        const letThrough = await holdBack(page, SCRIPTS);
        await page.addInitScript(recordFirstPaint);
        await page.goto(FIRST_GUIDE.path, {waitUntil: 'commit'});
        const painted = await page.waitForFunction(
          () => (window as unknown as {paintedMode?: string}).paintedMode,
        );
        expect(await painted.jsonValue()).toBe(mode);
        await expect.poll(() => readMode(page)).toEqual({choice, mode});
        letThrough();
        await waitForHydration(page);
        await expect.poll(() => readMode(page)).toEqual({choice, mode});
        await expect.poll(() => readStorage(page)).toHaveProperty('theme', choice);
      });
    }
  });
}

test('an unknown stored value counts as no choice', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'blue'));
  await open(page, FIRST_GUIDE.path);
  await expect.poll(() => readMode(page)).toEqual({choice: 'light', mode: 'light'});
});

test.describe('the switch', () => {
  test.use({colorScheme: 'dark'});

  test('goes through dark, system and light by keyboard and keeps the choice', async ({
    page,
  }) => {
    await open(page, FIRST_GUIDE.path);
    const toggle = page.getByRole('button', {name: /currently light mode/});
    await toggle.focus();
    for (const [choice, mode] of [
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
      ['dark', 'dark'],
    ] as const) {
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('button', {name: `currently ${choice} mode`}),
      ).toBeFocused();
      await expect.poll(() => readMode(page)).toEqual({choice, mode});
      await expect.poll(() => readStorage(page)).toHaveProperty('theme', choice);
    }
    await page.reload();
    await expect.poll(() => readMode(page)).toEqual({choice: 'dark', mode: 'dark'});
  });

  test('another open page follows the choice, and "system" stays stored', async ({
    page,
    context,
  }) => {
    await open(page, FIRST_GUIDE.path);
    const other = await context.newPage();
    await open(other, OTHER_GUIDE.path);
    await page.evaluate(() => localStorage.setItem('theme', 'system'));
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await expect.poll(() => readMode(other)).toEqual({choice: 'system', mode: 'dark'});
    await expect.poll(() => readStorage(page)).toHaveProperty('theme', 'system');
  });

  test('the system mode follows the system while the page is open', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'system'));
    await open(page, FIRST_GUIDE.path);
    await expect.poll(() => readMode(page)).toEqual({choice: 'system', mode: 'dark'});
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(() => readStorage(page)).toHaveProperty('theme', 'system');
  });
});

function readMode(
  page: Page,
): Promise<{readonly choice: string | undefined; readonly mode: string | undefined}> {
  return page.evaluate(() => {
    const {theme, themeChoice} = document.documentElement.dataset;
    return {choice: themeChoice, mode: theme};
  });
}

/** Runs in the page: notes the colour mode at the first paint of the body. */
function recordFirstPaint(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    Object.assign(window, {paintedMode: document.documentElement.dataset['theme']});
  }).observe({type: 'paint', buffered: true});
}

import type {Locator, Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {findViolationsHere, useColorMode} from '../accessibility/findViolations';
import {findPageWith} from '../support/content';
import {expect, open, test} from '../support/site';

const PATH = findPageWith('diagram') ?? '';

/** Opens the first diagram of the page in its dialog. */
async function enlarge(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Enlarge'}).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  return dialog;
}

test(
  'a diagram wider than the window scrolls in its own box, by keyboard too',
  LONG_ONLY,
  async ({page}) => {
    await page.setViewportSize({width: 320, height: 800});
    await open(page, PATH);
    const box = page.locator('.diagram [role=group]').first();
    await box.evaluate((element) => {
      const svg = element.querySelector('svg');
      svg?.removeAttribute('class');
      svg?.setAttribute('width', '900');
    });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => box.evaluate(({scrollLeft}) => scrollLeft))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('a dialog shows a diagram larger, scrolls, closes and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 400});
  await open(page, PATH);
  const title = await page.locator('.diagram figcaption').first().textContent();
  const dialog = await enlarge(page);
  await expect(dialog).toHaveAccessibleName(title ?? '');
  const image = dialog.getByRole('img');
  await expect(image).toHaveAccessibleDescription(/\S/);
  // By its size: Firefox enlarges the arrowheads of what has `zoom` twice.
  const [width, height] = await page
    .locator('.diagram svg')
    .first()
    .evaluate((svg) => ['width', 'height'].map((name) => Number(svg.getAttribute(name))));
  const {clientWidth, clientHeight, zoom} = await image.evaluate((svg) => ({
    clientWidth: svg.clientWidth,
    clientHeight: svg.clientHeight,
    zoom: getComputedStyle(svg).zoom,
  }));
  expect(clientWidth).toBeCloseTo(1.5 * width!, -1);
  expect(clientHeight).toBeCloseTo(1.5 * height!, -1);
  expect(zoom).toBe('1');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => dialog.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', {name: 'Enlarge'}).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toBeHidden();
});

for (const mode of ['light', 'dark'] as const) {
  // The browser reports what the policy refuses as an error, which fails the test.
  test(`the dialog is accessible under the policy in ${mode} mode`, async ({page}) => {
    await useColorMode(page, mode);
    await open(page, PATH);
    await enlarge(page);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
    expect(ids).toEqual([...new Set(ids)]);
    expect(await findViolationsHere(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is an image with a name and a description', async ({page}) => {
    await page.goto(PATH);
    const image = page.locator('.diagram').first().getByRole('img');
    await expect(image).toHaveAccessibleName(/\S/);
    await expect(image).toHaveAccessibleDescription(/\S/);
    await expect(page.getByRole('button', {name: 'Enlarge'})).toHaveCount(0);
  });
});

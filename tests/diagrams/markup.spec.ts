import {expect, test} from '@playwright/test';
import {findPageWith} from '../support/content';

const PATH = findPageWith('diagram') ?? '';

test('a diagram wider than the window scrolls in its own box, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto(PATH);
  const box = page.locator('.diagram [role=group]').first();
  await box.evaluate((element) =>
    element.querySelector('svg')?.setAttribute('width', '900'),
  );
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the text of every diagram is at least 12 px high', async ({page}) => {
  await page.goto(PATH);
  const sizes = await page.locator('.diagram svg text').evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram is an image with a name and a description', async ({page}) => {
    await page.goto(PATH);
    const image = page.locator('.diagram').first().getByRole('img');
    await expect(image).toBeVisible();
    await expect(image).toHaveAccessibleName(/\S/);
    await expect(image).toHaveAccessibleDescription(/\S/);
    await expect(page.getByRole('button', {name: 'Enlarge'})).toHaveCount(0);
  });
});

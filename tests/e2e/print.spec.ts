import {LONG_ONLY} from '../../commands/test/longMode';
import {expect, open, test} from '../support/site';
import {findGuideWith, OBJECT, OTHER_GUIDE} from '../support/content';

for (const [path, details] of [
  [OTHER_GUIDE.path, LONG_ONLY],
  [OBJECT.path, {}],
] as const) {
  test(`${path} is printed in light colours in dark mode`, details, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, path);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await page.emulateMedia({media: 'print'});
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({media: 'screen'});
    await expect(root).toHaveAttribute('data-theme', 'dark');
    expect(await background()).toBe(dark);
  });
}

test('the caption of a printed code block is on the page where its code begins', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, findGuideWith('figure.code-frame pre') ?? '');
  const frame = page.locator('figure.code-frame:has(pre)').first();
  // Where the block is longer than a page, Firefox divides a grid, or before a box that is not divided.
  await expect(frame).toHaveCSS('break-inside', 'avoid');
  await expect(frame).toHaveCSS('display', 'block');
  await expect(frame.locator('pre')).toHaveCSS('break-inside', 'auto');
});

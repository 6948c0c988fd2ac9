import {LONG_ONLY} from '../../commands/test/longMode';
import {expect, open, test} from '../support/site';
import {OBJECT, OTHER_GUIDE} from '../support/content';

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

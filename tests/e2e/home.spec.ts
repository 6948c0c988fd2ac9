import {HOME} from '../support/content';
import {settings} from '../support/settings';
import {expect, open, test} from '../support/site';

test('the headline and the examples are at the top, and the endpoint can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, HOME);
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({width, height});
    for (const element of [
      page.getByRole('heading', {level: 1}),
      page.getByRole('tablist'),
    ])
      expect((await element.boundingBox())?.y, `${width} px`).toBeLessThan(height / 4);
  }
  await page.getByRole('button', {name: 'Copy the endpoint'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(settings.endpoint);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all examples follow one another', async ({page}) => {
    await page.goto(HOME);
    const examples = page.getByRole('main').locator('figure:has(pre)');
    expect(await examples.count()).toBeGreaterThan(1);
    for (const example of await examples.all()) await expect(example).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });
});

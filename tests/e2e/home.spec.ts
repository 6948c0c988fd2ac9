import {settings} from '../support/settings';
import {expect, open, test} from '../support/site';

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} px the headline stands at the top`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    const headline = await page.getByRole('heading', {level: 1}).boundingBox();
    expect(headline?.y).toBeLessThan(height / 4);
    const tabs = await page.getByRole('tablist').boundingBox();
    expect(tabs?.y).toBeLessThan(height / 4);
  });
}

test('the endpoint of the settings can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await page.getByRole('button', {name: 'Copy the endpoint'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(settings.endpoint);
});

test('curl and TypeScript ask the endpoint of the settings', async ({page}) => {
  await open(page, '/');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(`curl ${settings.endpoint} \\`);
  await page.getByRole('tab', {name: 'TypeScript'}).click();
  await expect(panel).toContainText(`fetch('${settings.endpoint}'`);
});

test('the numbers are those of the reference', async ({page}) => {
  await open(page, '/docs/graphql/');
  const text = await page.getByRole('main').textContent();
  const [numbers = 'none'] =
    /\d+ operations, \d+ types and directives/.exec(text ?? '') ?? [];
  await open(page, '/');
  await expect(page.getByRole('link', {name: numbers})).toHaveAttribute(
    'href',
    '/docs/graphql/',
  );
});

for (const [name, heading] of [
  ['Create a space', 'Create a space'],
  ['Page through a list', 'Pagination'],
  ['Handle errors', 'Errors'],
] as const) {
  test(`the task "${name}" leads to its guide`, async ({page}) => {
    await open(page, '/');
    await page.getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {name: heading}).first()).toBeInViewport();
  });
}

test('the arrow keys, Home and End go through the tabs', async ({page}) => {
  await open(page, '/');
  const selected = page.getByRole('tab', {selected: true});
  await expect(selected).toHaveText('curl');
  await selected.focus();
  for (const [key, tab] of [
    ['ArrowRight', 'TypeScript'],
    ['End', 'Response'],
    ['ArrowRight', 'curl'],
    ['ArrowLeft', 'Response'],
    ['Home', 'curl'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(tab);
    await expect(selected).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(tab);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all examples stand one below the other', async ({page}) => {
    await page.goto('/');
    const captions = page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .locator('figcaption');
    await expect(captions).toHaveText([
      'In a shell',
      'first-query.ts',
      'The query',
      'The response',
    ]);
    for (const caption of await captions.all()) await expect(caption).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });
});

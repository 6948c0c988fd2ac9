import {home, settings} from '../support/settings';
import {expect, open, test} from '../support/site';
import {at, HOME, REFERENCE} from '../support/content';

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`at ${width} px the headline stands at the top`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, HOME);
    const headline = await page.getByRole('heading', {level: 1}).boundingBox();
    expect(headline?.y).toBeLessThan(height / 4);
    const tabs = await page.getByRole('tablist').boundingBox();
    expect(tabs?.y).toBeLessThan(height / 4);
  });
}

test('the endpoint of the settings can be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, HOME);
  await page.getByRole('button', {name: 'Copy the endpoint'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(settings.endpoint);
});

test('an example asks the endpoint of the settings', async ({page}) => {
  await open(page, HOME);
  await expect(page.getByRole('tabpanel')).toContainText(settings.endpoint);
  const examples = await page.getByRole('main').textContent();
  expect(examples).not.toContain('ENDPOINT');
});

test('the numbers are those of the reference', async ({page}) => {
  await open(page, REFERENCE);
  const text = await page.getByRole('main').textContent();
  const [numbers = 'none'] =
    /\d+ operations, \d+ types and directives/.exec(text ?? '') ?? [];
  await open(page, HOME);
  await expect(page.getByRole('link', {name: numbers})).toHaveAttribute(
    'href',
    REFERENCE,
  );
});

for (const [name, path] of home.tasks) {
  test(`the task "${name}" leads to its guide`, async ({page}) => {
    await open(page, HOME);
    await page.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(at(path));
    const [, id] = path.split('#');
    const heading = page.locator(id === undefined ? 'h1' : `[id="${id}"]`);
    await expect(heading.first()).toBeInViewport();
  });
}

test('the arrow keys, Home and End go through the tabs', async ({page}) => {
  await open(page, HOME);
  const tabs = await page.getByRole('tab').allTextContents();
  expect(tabs.length).toBeGreaterThan(1);
  const selected = page.getByRole('tab', {selected: true});
  await expect(selected).toHaveText(tabs[0]!);
  await selected.focus();
  for (const [key, position] of [
    ['ArrowRight', 1],
    ['End', -1],
    ['ArrowRight', 0],
    ['ArrowLeft', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(tabs.at(position)!);
    await expect(selected).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveAccessibleName(tabs.at(position)!);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all examples stand one below the other', async ({page}) => {
    await page.goto(HOME);
    const examples = page.getByRole('main').locator('figure:has(pre)');
    expect(await examples.count()).toBeGreaterThan(1);
    for (const example of await examples.all()) await expect(example).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });
});

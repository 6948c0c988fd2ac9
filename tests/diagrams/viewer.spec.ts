import {expect, test, type Locator, type Page} from '@playwright/test';
import {findViolationsHere, useColorMode} from '../accessibility/findViolations';
import {findPageWith} from '../support/content';

interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function open(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Enlarge'}).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function readView(dialog: Locator): Promise<View> {
  const viewBox = (await dialog.locator('svg').getAttribute('viewBox')) ?? '';
  const [x = 0, y = 0, width = 0] = viewBox.split(' ').map(Number);
  return {x, y, width};
}

async function findMiddle(dialog: Locator) {
  const box = await dialog.getByRole('group').boundingBox();
  if (!box) throw new Error('The viewer has no box');
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

test.beforeEach(async ({page}) => {
  await page.goto(findPageWith('diagram') ?? '');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
});

test('opens with the name of the diagram and returns the focus', async ({page}) => {
  const title = await page.locator('.diagram figcaption').first().textContent();
  const dialog = await open(page);
  await expect(dialog).toHaveAccessibleName(title ?? '');
  await expect(dialog.getByRole('group')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Enlarge'}).first()).toBeFocused();
});

test('zooms, moves and fits by keyboard', async ({page}) => {
  const dialog = await open(page);
  const fitted = await readView(dialog);
  await page.keyboard.press('+');
  await expect
    .poll(async () => (await readView(dialog)).width)
    .toBeLessThan(fitted.width);
  const near = await readView(dialog);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await readView(dialog)).x).toBeGreaterThan(near.x);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await readView(dialog)).y).toBeGreaterThan(near.y);
  await page.keyboard.press('-');
  await expect
    .poll(async () => (await readView(dialog)).width)
    .toBeCloseTo(fitted.width, 0);
  await page.keyboard.press('0');
  await expect.poll(() => readView(dialog)).toEqual(fitted);
});

test('zooms, fits and closes by its buttons', async ({page}) => {
  const dialog = await open(page);
  const fitted = await readView(dialog);
  await dialog.getByRole('button', {name: 'Zoom in'}).click();
  await expect
    .poll(async () => (await readView(dialog)).width)
    .toBeLessThan(fitted.width);
  await dialog.getByRole('button', {name: 'Zoom out'}).click();
  await dialog.getByRole('button', {name: 'Zoom out'}).click();
  await expect
    .poll(async () => (await readView(dialog)).width)
    .toBeGreaterThan(fitted.width);
  await dialog.getByRole('button', {name: 'Fit to window'}).click();
  await expect.poll(() => readView(dialog)).toEqual(fitted);
  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
});

test('zooms by the wheel and moves by dragging', async ({page}) => {
  const dialog = await open(page);
  const fitted = await readView(dialog);
  const {x, y} = await findMiddle(dialog);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  await expect
    .poll(async () => (await readView(dialog)).width)
    .toBeLessThan(fitted.width);
  const near = await readView(dialog);
  await page.mouse.down();
  await page.mouse.move(x - 80, y);
  await page.mouse.up();
  await expect.poll(async () => (await readView(dialog)).x).toBeGreaterThan(near.x);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('zooms by pinching and moves by one finger', async ({page}) => {
    const dialog = await open(page);
    const fitted = await readView(dialog);
    const {x, y} = await findMiddle(dialog);
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, touchPoints: readonly {x: number; y: number}[]) =>
      client.send('Input.dispatchTouchEvent' as never, {type, touchPoints} as never);

    await touch('touchStart', [
      {x: x - 20, y},
      {x: x + 20, y},
    ]);
    await touch('touchMove', [
      {x: x - 80, y},
      {x: x + 80, y},
    ]);
    await touch('touchEnd', []);
    await expect
      .poll(async () => (await readView(dialog)).width)
      .toBeLessThan(fitted.width / 2);
    const near = await readView(dialog);

    await touch('touchStart', [{x, y}]);
    await touch('touchMove', [{x: x + 60, y}]);
    await touch('touchEnd', []);
    await expect.poll(async () => (await readView(dialog)).x).toBeLessThan(near.x);
  });
});

test('closes when the reader goes back', async ({page}) => {
  const {pathname} = new URL(page.url());
  await page.evaluate(() => history.pushState({}, '', '#later'));
  const dialog = await open(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('its code is loaded when it is first used', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.resourceType()));
  await open(page);
  expect(loaded).toEqual(['script']);
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in it in ${mode} mode`, async ({page}) => {
    await useColorMode(page, mode);
    await page.reload();
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    await open(page);
    expect(await findViolationsHere(page)).toEqual([]);
  });
}

import type {Page} from '@playwright/test';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {expect, open, setConnection, test} from '../support/site';
import {holdBack, INDEX, recordRequests, SCRIPTS, STYLES} from '../support/network';
import {activeOption, box, field, START, status, waitForStyles} from './palette';
import {MUTATION} from '../support/content';

const OPENERS: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] =
  [
    ['/', (page) => page.keyboard.press('/')],
    ['Control+K', (page) => page.keyboard.press('Control+k')],
    ['a click', (page) => box(page).click()],
  ];
const LONG_QUERY = 'how do I create a space and invite its members at once';

test.use({intercepts: true});

test('keeps the shortcut and what is typed before the page has its scripts', async ({
  page,
}) => {
  const letThrough = await holdBack(page, SCRIPTS);
  await page.goto(START, {waitUntil: 'commit'});
  await page.getByRole('heading', {level: 1}).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(LONG_QUERY);
  letThrough();
  await expect(field(page)).toHaveValue(LONG_QUERY);
  await expect(field(page)).toBeFocused();
});

test.describe('before the palette is there', () => {
  for (const [index, [name, reachFor]] of OPENERS.entries()) {
    test(`keeps every letter that is typed at once after ${name}`, async ({page}) => {
      test.skip(!IS_LONG && index > 0, LONG_ONLY);
      await open(page, START);
      await reachFor(page);
      await page.keyboard.type(LONG_QUERY);
      await expect(field(page)).toHaveValue(LONG_QUERY);
    });

    test(`keeps every letter typed on a slow network after ${name}`, async ({page}) => {
      await open(page, START);
      const letThrough = await holdBack(page, SCRIPTS, STYLES, INDEX);
      await reachFor(page);
      await page.keyboard.type('xx');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      letThrough();
      await page.keyboard.type(LONG_QUERY, {delay: 3});
      await expect(field(page)).toHaveValue(LONG_QUERY);
      await expect(field(page)).toBeFocused();
    });
  }

  test('keeps what is pasted, or put in by an on-screen keyboard', async ({page}) => {
    await open(page, START);
    const letThrough = await holdBack(page, SCRIPTS);
    await page.keyboard.press('/');
    await page.keyboard.insertText('poll');
    letThrough();
    await expect(field(page)).toHaveValue('poll');
  });

  test('waits for the end of a composition', async ({page}) => {
    await open(page, START);
    const letThrough = await holdBack(page, SCRIPTS, STYLES);
    await page.keyboard.press('/');
    const protocol = await page.context().newCDPSession(page);
    const compose = {selectionStart: 2, selectionEnd: 2, text: 'ni'};
    await protocol.send('Input.imeSetComposition', compose);
    letThrough();
    await waitForStyles(page);
    await protocol.send('Input.insertText', {text: '你'});
    await expect(field(page)).toHaveValue('你');
  });

  test('lets what is typed replace the text that is selected on the page', async ({
    page,
  }) => {
    await open(page, START);
    await page.getByRole('heading', {level: 1}).selectText();
    const letThrough = await holdBack(page, SCRIPTS);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('po');
    letThrough();
    await page.keyboard.type('ll');
    await expect(field(page)).toHaveValue('poll');
  });

  test('Enter leads to the first result as soon as there is one', async ({page}) => {
    await open(page, START);
    const letThrough = await holdBack(page, SCRIPTS, INDEX);
    await page.keyboard.press('/');
    await page.keyboard.type(MUTATION.title);
    await page.keyboard.press('Enter');
    letThrough();
    await expect(page).toHaveURL(MUTATION.path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Escape gives up, and gives the focus back', async ({page}) => {
    await open(page, START);
    const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
    await link.focus();
    const letThrough = await holdBack(page, SCRIPTS, STYLES);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('po');
    await expect(page.getByRole('textbox', {name: 'Search'})).toHaveValue('po');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    letThrough();
    await waitForStyles(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('shows what is typed at 320 px, too', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, START);
    await holdBack(page, SCRIPTS);
    await box(page).click();
    await page.keyboard.type('create');
    const early = page.getByRole('textbox', {name: 'Search'});
    await expect(early).toHaveValue('create');
    const {width, height} = (await early.boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(200);
    expect(height).toBeGreaterThanOrEqual(24);
  });

  test('tells when it takes long, and offers the listing', async ({page}) => {
    await page.clock.install();
    await open(page, START);
    const letThrough = await holdBack(page, SCRIPTS);
    await page.keyboard.press('/');
    await page.keyboard.type('poll');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    // Counted from the first key, which a busy browser may handle later.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(navbar.getByRole('status')).toContainText('Search is still loading.', {
        timeout: 1000,
      });
    }).toPass();
    await expect(navbar.getByRole('link', {name: 'API reference'}).last()).toBeVisible();
    letThrough();
    await expect(field(page)).toHaveValue('poll');
  });
});

test.describe('before the index is there', () => {
  test('Enter leads to the first result as soon as there is one', async ({page}) => {
    const letThrough = await holdBack(page, INDEX);
    await open(page, START);
    await page.keyboard.press('/');
    await field(page).fill(MUTATION.title);
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText('Loading the search index…');
    letThrough();
    await expect(page).toHaveURL(MUTATION.path);
  });

  test('an Enter counts for the letters before it only', async ({page}) => {
    const letThrough = await holdBack(page, INDEX);
    await open(page, START);
    await page.keyboard.press('/');
    await field(page).fill(MUTATION.title.slice(0, 3));
    await page.keyboard.press('Enter');
    await field(page).fill(MUTATION.title);
    letThrough();
    await expect(activeOption(page)).toContainText(MUTATION.title);
    await expect(page).toHaveURL(START);
  });

  for (const [what, url] of [
    ['an index', INDEX],
    ['a worker', '**/assets/js/search.*.js'],
  ] as const) {
    test(`${what} that never comes is told, and asked for again`, async ({page}) => {
      await page.clock.install();
      let isHeldBack = true;
      await page.route(url, (route) => (isHeldBack ? undefined : route.continue()));
      await open(page, START);
      await page.keyboard.press('/');
      await field(page).fill(MUTATION.title);
      await expect(status(page)).toHaveText('Loading the search index…');
      await page.clock.fastForward(10_000);
      await expect(status(page)).toHaveText(
        'The search index is still on its way. Trying again may help.',
      );
      isHeldBack = false;
      await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
      await expect(activeOption(page)).toContainText(MUTATION.title);
    });
  }

  for (const wrong of ['[]', '{"version":1}', '{"version":1,"guides":[{}]}', '{']) {
    test(`an index of a wrong shape is told: ${wrong}`, async ({page}) => {
      await page.route(INDEX, (route) =>
        route.fulfill({contentType: 'application/json', body: wrong}),
      );
      await open(page, START);
      await page.keyboard.press('/');
      await field(page).fill(MUTATION.title);
      await expect(status(page)).toHaveText('The search index could not be loaded.');
      await page.unroute(INDEX);
      await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
      await expect(activeOption(page)).toContainText(MUTATION.title);
    });
  }
});

for (const [name, connection] of [
  ['a 2g connection', {effectiveType: '2g', saveData: false}],
  ['data saving', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`fetches nothing ahead with ${name}, and all of it on demand`, async ({page}) => {
    await setConnection(page, connection);
    await open(page, START);
    await page.waitForLoadState('networkidle');
    const paths = recordRequests(page);
    await box(page).hover();
    await box(page).focus();
    await page.waitForTimeout(500);
    expect(paths).toEqual([]);
    await box(page).click();
    await field(page).fill(MUTATION.title);
    await expect(activeOption(page)).toContainText(MUTATION.title);
  });
}

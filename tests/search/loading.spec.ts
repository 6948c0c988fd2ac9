import type {Page} from '@playwright/test';
import {LONG_ONLY} from '../../commands/test/longMode';
import {expect, open, setConnection, test} from '../support/site';
import {holdBack, INDEX, recordRequests, SCRIPTS, STYLES} from '../support/network';
import {activeOption, box, field, search, START, status} from './palette';
import {HOME, MUTATION, OBJECT, REFERENCE, WORD} from '../support/content';

test('loads nothing for search until a reader reaches for it, then once', async ({
  page,
}) => {
  const paths = recordRequests(page);
  const ofSearch = () => paths.filter((path) => path.includes('search'));
  for (const path of [HOME, OBJECT.path, START]) await open(page, path);
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);
  await box(page).hover();
  await expect
    .poll(() => paths)
    .toContainEqual(expect.stringMatching(/\/assets\/search\/index\.\w+\.json$/));
  await box(page).click();
  await field(page).fill(WORD);
  await expect(activeOption(page)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  expect(new Set(ofSearch()).size).toBe(ofSearch().length);
});

for (const [connection, details] of [
  [{effectiveType: '2g', saveData: false}, LONG_ONLY],
  [{saveData: true}, {}],
] as const) {
  test(
    `prefetches nothing with ${JSON.stringify(connection)}, and loads on click`,
    details,
    async ({page}) => {
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
    },
  );
}

test('sends nothing that a reader types', async ({page}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url() + (request.postData() ?? '')));
  await search(page, 'zebracrossing');
  await expect(status(page)).toContainText('Nothing found');
  expect(urls.filter((url) => url.includes('zebra'))).toEqual([]);
  expect(page.url()).not.toContain('zebra');
});

test.describe('slow network', () => {
  test.use({intercepts: true});

  test('keeps what is typed while the palette loads', async ({page}) => {
    await open(page, START);
    const letThrough = await holdBack(page, SCRIPTS, STYLES);
    await page.keyboard.press('/');
    await page.keyboard.type('vote');
    letThrough();
    await expect(field(page)).toHaveValue('vote');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('votes');
  });

  test('Escape cancels, and returns the focus', LONG_ONLY, async ({page}) => {
    await open(page, START);
    const link = page.getByRole('link', {name: 'Docs', exact: true}).first();
    await link.focus();
    await holdBack(page, SCRIPTS);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('textbox', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test(
    'reports after ten seconds that the palette is late, and links to the listing',
    LONG_ONLY,
    async ({page}) => {
      await page.clock.install();
      await open(page, START);
      await holdBack(page, SCRIPTS);
      await page.keyboard.press('/');
      const late = page.getByRole('navigation', {name: 'Main'}).getByRole('status');
      await waitUntilLate(page, () =>
        expect(late).toContainText('Search is still loading.', {timeout: 1000}),
      );
      await expect(late.getByRole('link', {name: 'API reference'})).toBeVisible();
    },
  );

  test(
    'reports after ten seconds that the index is late, and loads it again',
    LONG_ONLY,
    async ({page}) => {
      await page.clock.install();
      let isHeldBack = true;
      const asked = page.waitForRequest(INDEX);
      await page.route(INDEX, (route) => (isHeldBack ? undefined : route.continue()));
      await search(page, MUTATION.title);
      await asked;
      await expect(status(page)).toHaveText('Loading the search index…');
      const late = 'The search index is still on its way. Trying again may help.';
      await expectLate(page, late);
      isHeldBack = false;
      await retry(page);
    },
  );
});

test('a worker that never responds is reported, and replaced on Try again', async ({
  page,
}) => {
  await page.clock.install();
  // Drops every query sent to a worker.
  await page.addInitScript(() => {
    const scope = Object.assign(globalThis, {isSilent: true});
    const {Worker: Original} = globalThis;
    globalThis.Worker = class extends Original {
      override postMessage(message: {readonly kind: string}): void {
        if (!scope.isSilent || message.kind !== 'search') super.postMessage(message);
      }
    };
  });
  await search(page, MUTATION.title);
  await expectLate(page, 'Search does not respond. Try again.');
  await page.evaluate(() => Object.assign(globalThis, {isSilent: false}));
  await retry(page);
});

test.describe('failing network', () => {
  test.use({
    expectedErrors: /Failed to load resource|Loading (?:CSS )?chunk/,
    intercepts: true,
  });

  test('a wrong index is reported, with a retry and a link to the listing', async ({
    page,
  }) => {
    const body = '{"version":1,"guides":[{}]}';
    await page.route(INDEX, (route) =>
      route.fulfill({contentType: 'application/json', body}),
    );
    await search(page, MUTATION.title);
    await expect(status(page)).toHaveText('The search index could not be loaded.');
    const listing = page.getByRole('dialog').getByRole('link', {name: 'API reference'});
    await expect(listing).toHaveAttribute('href', REFERENCE);
    await page.unroute(INDEX);
    await retry(page);
  });

  test('a palette that fails to load is reported, with a retry and a link to the listing', async ({
    page,
  }) => {
    await open(page, START);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.keyboard.press('/');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded.');
    await expect(alert.getByRole('link', {name: 'API reference'})).toBeVisible();
    await page.unroute(SCRIPTS);
    await expect(alert.getByRole('button', {name: 'Try again'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
  });
});

/** Tries again, and finds what was typed. */
async function retry(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
  await expect(activeOption(page)).toContainText(MUTATION.title);
}

/** Advances the clock until the delay is reported; a busy browser starts to wait later. */
async function waitUntilLate(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await check();
  }).toPass();
}

async function expectLate(page: Page, message: string): Promise<void> {
  await waitUntilLate(page, () =>
    expect(status(page)).toHaveText(message, {timeout: 1000}),
  );
}

import {expect, open, test} from '../support/site';
import {holdBack, INDEX, recordRequests, SCRIPTS} from '../support/network';
import {activeOption, box, field, START, status} from './palette';
import {HOME, MUTATION, OBJECT, REFERENCE, WORD} from '../support/content';

test('loads nothing for search until a reader reaches for it, then once', async ({
  page,
}) => {
  await open(page, START);
  await page.waitForLoadState('networkidle');
  const paths = recordRequests(page);
  await page.waitForTimeout(300);
  expect(paths.filter((path) => path.includes('search'))).toEqual([]);
  await box(page).hover();
  await expect
    .poll(() => paths)
    .toContainEqual(expect.stringMatching(/\/assets\/search\/index\.\w+\.json$/));
  await box(page).click();
  await field(page).fill(WORD);
  await expect(activeOption(page)).toBeVisible();
  expect(new Set(paths).size).toBe(paths.length);
});

test('no page asks for search by itself', async ({page}) => {
  const paths = recordRequests(page);
  await open(page, HOME);
  await open(page, OBJECT.path);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path.includes('search'))).toEqual([]);
});

test('sends nothing that a reader types', async ({page}) => {
  await open(page, START);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url() + (request.postData() ?? '')));
  await page.keyboard.press('/');
  await field(page).pressSequentially('zebracrossing');
  await expect(status(page)).toContainText('Nothing found');
  expect(urls.filter((url) => url.includes('zebra'))).toEqual([]);
  expect(page.url()).not.toContain('zebra');
});

test('slow network: tells that the index is on its way, and searches when it is there', async ({
  page,
}) => {
  const letThrough = await holdBack(page, INDEX);
  await open(page, START);
  await page.keyboard.press('/');
  await field(page).fill(MUTATION.title);
  await expect(status(page)).toHaveText('Loading the search index…');
  letThrough();
  await expect(activeOption(page)).toContainText(MUTATION.title);
});

test.describe('failing network', () => {
  test.use({
    expectedErrors: /Failed to load resource|Loading (?:CSS )?chunk/,
    intercepts: true,
  });

  test('offers to try the index again, and the listing', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await open(page, START);
    await page.keyboard.press('/');
    await field(page).fill(MUTATION.title);
    await expect(status(page)).toHaveText('The search index could not be loaded.');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', {name: 'API reference'})).toHaveAttribute(
      'href',
      REFERENCE,
    );
    await page.unroute(INDEX);
    await dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(activeOption(page)).toContainText(MUTATION.title);
  });

  test('offers to try the palette again, and the listing', async ({page}) => {
    await open(page, START);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.keyboard.press('/');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded.');
    await expect(alert.getByRole('link', {name: 'API reference'})).toBeVisible();
    await page.unroute(SCRIPTS);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
  });

  test('searches in the page where no worker can be started', async ({page}) => {
    await page.addInitScript(() => {
      Object.assign(window, {Worker: undefined});
    });
    await open(page, START);
    await page.keyboard.press('/');
    await field(page).fill(MUTATION.title);
    await expect(activeOption(page)).toContainText(MUTATION.title);
  });
});

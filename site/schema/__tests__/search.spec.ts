import {expect, test} from '../../../tests/support/site';
import {activeOption, field, option, search, status} from '../../../tests/search/palette';

test('words find the type whose name they make, and are marked in it', async ({page}) => {
  await search(page, 'user connection status');
  await expect(option(page, /^UserConnectionStatus/)).toBeVisible();
  await search(page, 'connection status');
  const marks = option(page, /^UserConnectionStatus/).locator('mark');
  await expect(marks.first()).toHaveText('ConnectionStatus');
});

test('words with a typing error find what they mean', async ({page}) => {
  await search(page, 'how user conection');
  await expect(activeOption(page)).toBeVisible();
});

test('finds by what is returned', async ({page}) => {
  await search(page, 'query: returns:Space');
  await expect(page.getByRole('option')).toHaveText([/^spaceById/]);
});

test('shows all of a group on demand', async ({page}) => {
  await search(page, 'space');
  const group = page.getByRole('group', {name: 'Types'});
  const shown = await group.getByRole('option').count();
  await group.getByRole('option', {name: /^Show all/}).click();
  await expect(field(page)).toHaveValue('type: space');
  await expect.poll(() => group.getByRole('option').count()).toBeGreaterThan(shown);
});

test('says what comes near where nothing is found', async ({page}) => {
  await search(page, 'nitofucations');
  await expect(status(page)).toHaveText(
    'Nothing found for “nitofucations”. 3 similar names.',
  );
  const misses = page.getByRole('group', {name: 'Did you mean'}).getByRole('option');
  await expect(misses).toHaveText([
    /^notificationsPaged/,
    /^notificationsscope/,
    /^Notification/,
  ]);
});

test.describe('an unknown address', () => {
  test.use({expectedErrors: /status of 404/});

  test('names the guide that may be meant', async ({page}) => {
    await page.goto('/docs/push-notification-settings');
    await expect(
      page.getByRole('main').locator('a[href^="/docs/push-notifications"]').first(),
    ).toBeVisible();
  });
});

import {expect, open, test} from '../support/site';
import {activeOption, field, START} from './palette';
import {MUTATION, OBJECT} from '../support/content';
import {countRestyled} from '../support/restyled';

test('queries are answered in a worker, so that typing leaves the page free', async ({
  page,
}) => {
  await open(page, START);
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('/');
  await field(page).pressSequentially(`how ${OBJECT.title}`);
  await expect(activeOption(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
});

test('a key costs a look at the styles of the list, not of the whole page', async ({
  page,
}) => {
  await open(page, MUTATION.path);
  await page.keyboard.press('/');
  // The index is there once something is found.
  await field(page).pressSequentially('a');
  await expect(activeOption(page)).toBeVisible();
  const inPalette = page.getByRole('dialog').locator('*');
  const atFirst = await inPalette.count();
  const counts = await countRestyled(page, async () => {
    await field(page).pressSequentially(OBJECT.title, {delay: 50});
    await expect(activeOption(page)).toContainText(OBJECT.title);
  });
  expect(counts.length).toBeGreaterThan(2);
  const most = Math.max(atFirst, await inPalette.count());
  expect(Math.max(...counts)).toBeLessThan(2 * most);
});

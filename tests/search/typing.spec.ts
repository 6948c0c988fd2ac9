import {expect, open, test} from '../support/site';
import {activeOption, field, START} from './palette';

test('queries are answered in a worker, so that typing leaves the page free', async ({
  page,
}) => {
  await open(page, START);
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('/');
  await field(page).pressSequentially('how user conection');
  await expect(activeOption(page)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
});

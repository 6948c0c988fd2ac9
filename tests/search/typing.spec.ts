import {expect, open, test} from '../support/site';
import {activeOption, field, START} from './palette';
import {OBJECT} from '../support/content';

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

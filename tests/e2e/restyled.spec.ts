import {MUTATION, OBJECT} from '../support/content';
import {countRestyled} from '../support/restyled';
import {expect, open, test} from '../support/site';

test('a page is opened with fewer styles computed than it has elements', async ({
  page,
}) => {
  await open(page, OBJECT.path);
  await page.evaluate((href) => {
    const added = document.createElement('a');
    added.href = href;
    added.id = 'added';
    added.textContent = href;
    document.querySelector('main h1')?.before(added);
  }, MUTATION.path);
  await page.locator('#added').hover();
  const counts = await countRestyled(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('h1')).toHaveText(MUTATION.title);
  });
  const elements = await page.locator('*').count();
  const sum = counts.reduce((all, count) => all + count, 0);
  expect(sum, counts.join(', ')).toBeGreaterThan(100);
  expect(sum, counts.join(', ')).toBeLessThan(elements);
});

import {findPageWith} from '../support/content';
import {expect, open} from '../support/site';
import {test} from '../security/policyTest';

test('a diagram is enlarged under the policy', async ({page}) => {
  await open(page, findPageWith('diagram') ?? '');
  await page.getByRole('button', {name: 'Enlarge'}).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

import {expect, test} from '@playwright/test';
import {findPageWith, HOME} from '../support/content';

test.use({javaScriptEnabled: false});

test('code is coloured and its button is not shown', async ({page}) => {
  await page.goto(findPageWith('hl-keyword') ?? HOME);
  const keyword = page.locator('pre .hl-keyword').first();
  await expect(keyword).toBeVisible();
  const plain = page.locator('pre').first();
  expect(await colorOf(keyword)).not.toBe(await colorOf(plain));
  await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
});

function colorOf(locator: import('@playwright/test').Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).color);
}

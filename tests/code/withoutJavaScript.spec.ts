import {expect, test} from '@playwright/test';
import {findPage} from './findPage';

test.use({javaScriptEnabled: false});

test('code is coloured and its button is not shown', async ({page, request}) => {
  await page.goto(await findPage(request, 'hl-keyword'));
  const keyword = page.locator('pre .hl-keyword').first();
  await expect(keyword).toBeVisible();
  const plain = page.locator('pre').first();
  expect(await colorOf(keyword)).not.toBe(await colorOf(plain));
  await expect(page.getByRole('button', {name: 'Copy'})).toHaveCount(0);
});

test('a diagram is an image with a name and a description', async ({page, request}) => {
  await page.goto(await findPage(request, 'diagram'));
  const image = page.locator('.diagram').first().getByRole('img');
  await expect(image).toBeVisible();
  await expect(image).toHaveAccessibleName(/\S/);
  await expect(image).toHaveAccessibleDescription(/\S/);
  await expect(page.getByRole('button', {name: 'Enlarge'})).toHaveCount(0);
});

function colorOf(locator: import('@playwright/test').Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).color);
}

import type {Locator} from '@playwright/test';
import {expect, open, test} from '../support/site';
import {search} from '../search/palette';
import {findPageWith, FIRST_GUIDE, WORD} from '../support/content';

test.use({contextOptions: {forcedColors: 'active'}});

function outlineOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).outlineStyle);
}

test('the active search result has an outline', async ({page}) => {
  await search(page, WORD);
  const options = page.getByRole('option');
  await expect(page.getByRole('option', {selected: true})).toHaveCount(1);
  expect(await outlineOf(page.getByRole('option', {selected: true}))).toBe('solid');
  expect(await outlineOf(options.nth(1))).toBe('none');
});

test('the current item of sidebar and navbar has an outline', async ({page}) => {
  await open(page, FIRST_GUIDE.path);
  for (const selector of [
    '.theme-doc-sidebar-menu .menu__link--active',
    '.navbar__link--active',
  ]) {
    expect(await outlineOf(page.locator(selector).first()), selector).toBe('solid');
  }
});

const WITH_TABS = findPageWith('tabs__item');

if (WITH_TABS !== undefined) {
  test('the chosen tab has an outline', async ({page}) => {
    await open(page, WITH_TABS);
    expect(await outlineOf(page.locator('.tabs__item--active').first())).toBe('solid');
  });
}

import {LONG_ONLY} from '../../commands/test/longMode';
import {search} from '../search/palette';
import {findPageWith, FIRST_GUIDE, WORD} from '../support/content';
import {expect, open, test} from '../support/site';

test.use({contextOptions: {forcedColors: 'active'}});

const WITH_TABS = findPageWith('tabs__item');

test('the active search result has an outline, and only that', async ({page}) => {
  await search(page, WORD);
  const active = page.getByRole('option', {selected: true});
  await expect(active).toHaveCount(1);
  await expect(active).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option').nth(1)).toHaveCSS('outline-style', 'none');
});

for (const [path, selector] of [
  [FIRST_GUIDE.path, '.theme-doc-sidebar-menu .menu__link--active'],
  [FIRST_GUIDE.path, '.navbar__link--active'],
  ...(WITH_TABS === undefined ? [] : [[WITH_TABS, '.tabs__item--active'] as const]),
] as const) {
  test(`what is current has an outline: ${selector}`, LONG_ONLY, async ({page}) => {
    await open(page, path);
    await expect(page.locator(selector).first()).toHaveCSS('outline-style', 'solid');
  });
}

import {findViolationsInBothModes, useColorMode} from '../accessibility/findViolations';
import {expect, open, test} from '../support/site';
import {activeOption, box, field, search, START, status} from './palette';
import {OBJECT, WORD} from '../support/content';

test('a screen reader meets a combobox with the listbox it controls', async ({page}) => {
  await search(page, OBJECT.title);
  await expect(status(page)).toHaveText(/^\d+ results?$/);
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search" [expanded] [active]: ${OBJECT.title}
      - button "Close"
      - group "Show only":
        - button "Guides"
        - button "Queries"
        - button "Types"
        - button "Fields"
      - status: /results?/
      - listbox "Results":
        - group "Best matches":
          - option /^${OBJECT.title}/ [selected]
  `);
  const id = await field(page).getAttribute('aria-activedescendant');
  await expect(activeOption(page)).toHaveAttribute('id', id!);
  const listbox = await field(page).getAttribute('aria-controls');
  await expect(page.getByRole('listbox')).toHaveAttribute('id', listbox!);
  await expect(page.locator('[aria-haspopup=dialog]')).toHaveAccessibleName('Search');
  await expect(box(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
});

test('focus stays inside the open palette', async ({page}) => {
  await search(page, WORD);
  for (let presses = 0; presses < 15; presses++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const {activeElement} = document;
      return activeElement !== document.body && !activeElement?.closest('dialog');
    });
    expect(isOutside).toBe(false);
  }
});

test('axe finds nothing in any state', async ({page}) => {
  await useColorMode(page, 'light');
  await open(page, START);
  await page.keyboard.press('/');
  await expect(page.getByRole('group', {name: 'Get started'})).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  for (const query of ['deprecated: poll', 'how do I upload a picture', 'qqqqq']) {
    await field(page).fill(query);
    await expect(status(page)).toHaveText(/result|Nothing/);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  }
});

test('fits into 320 px, as at 400 % zoom, with targets at least 24 px high', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 256});
  await search(page, WORD);
  await expect(activeOption(page)).toBeVisible();
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(
    320,
  );
  const targets = dialog.locator('button, a, input');
  const heights = await targets.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('ArrowUp');
  await expect(activeOption(page)).toBeInViewport();
  await expect(field(page)).toBeFocused();
});

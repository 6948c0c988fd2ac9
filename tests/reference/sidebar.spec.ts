import type {Locator, Page} from '@playwright/test';
import {FIRST_GUIDE, OBJECT, REFERENCE} from '../support/content';
import {expect, open, test} from '../support/site';

function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

/** The open parts of the sidebar that every page has. */
async function listOpen(page: Page): Promise<readonly string[]> {
  const folds = [1, 2, 3]
    .map((level) => `.theme-doc-sidebar-item-category-level-${level} > details[open]`)
    .join();
  return sidebarOf(page)
    .locator(folds)
    .locator('> summary')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent),
    );
}

/** Opens a group of the reference where it is, and returns the links to its entries. */
async function openGroup(page: Page): Promise<Locator> {
  const title = page.locator(`:scope > a[href="${REFERENCE}"]`);
  let part = sidebarOf(page).locator('li', {has: title}).last();
  let list = part;
  for (const index of [1, 0, 0]) {
    const fold = part.locator('> details');
    if ((await fold.getAttribute('open')) === null) {
      await fold.locator('> summary').click();
    }
    await expect(fold).toHaveAttribute('open');
    list = fold.locator('> ul');
    part = list.locator('> li', {has: page.locator(':scope > details')}).nth(index);
  }
  return list.locator('> li > a');
}

test('categories do not collapse by themselves when the page leaves them', async ({
  page,
}) => {
  await open(page, OBJECT.path);
  const opened = await listOpen(page);
  expect(opened.length).toBeGreaterThan(2);
  await sidebarOf(page).locator(`a[href="${FIRST_GUIDE.path}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(FIRST_GUIDE.title);
  expect(await listOpen(page)).toEqual(opened);
  await page.reload();
  await expect.poll(() => listOpen(page)).toEqual(opened);
});

for (const start of [FIRST_GUIDE, OBJECT]) {
  test(`a group of the reference opens where it is, from ${start.title}`, async ({
    page,
  }) => {
    await open(page, start.path);
    const entries = await openGroup(page);
    await expect(entries.first()).toBeVisible();
    await expect(page).toHaveURL(start.path);
    const href = (await entries.first().getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^${REFERENCE}(?:operations|types)/[^/]+/.`));
    await entries.first().click();
    await expect(page).toHaveURL(href);
  });
}

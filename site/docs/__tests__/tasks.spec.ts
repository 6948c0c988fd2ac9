import type {Page} from '@playwright/test';
import {expect, test} from '../../../tests/support/site';
import {search} from '../../../tests/search/palette';

/*
 * What new readers come for, as they would do it. A search is typed before the walk begins; each key
 * and each click after it is an action.
 */

/** Searches, and goes to a result; returns the number of keys, one more for each result above it. */
async function goTo(page: Page, question: string, address: string): Promise<number> {
  await search(page, question);
  const results = page.getByRole('option');
  const wanted = results.and(page.locator(`[href="${address}"]`));
  await expect(wanted).toBeVisible();
  let actions = 1;
  while ((await wanted.getAttribute('aria-selected')) !== 'true') {
    actions += 1;
    expect(actions).toBeLessThanOrEqual(await results.count());
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({pathname, hash}) => pathname + hash === address);
  return actions;
}

test('to page through members takes two actions from the page of a space', async ({
  page,
}) => {
  const address = '/docs/graphql/types/objects/space#members';
  expect(await goTo(page, 'Space.members', address)).toBe(1);
  const member = page.locator('.gql-member', {has: page.locator('#members')});
  await member.getByRole('link', {name: 'Pagination'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pagination');
});

test('what is deprecated is three actions from its search', async ({page}) => {
  const address = '/docs/versioning/graphql-api-evolution#deprecated-at-present';
  expect(await goTo(page, 'what is deprecated', address)).toBeLessThanOrEqual(3);
  await expect(page.getByRole('table').first()).toBeVisible();
});

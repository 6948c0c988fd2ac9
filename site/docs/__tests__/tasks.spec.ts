import type {Page} from '@playwright/test';
import {expect, test} from '../../../tests/support/site';
import {startWalk, type Walk} from '../../../tests/support/walk';
import {search} from '../../../tests/search/palette';

/*
 * What new readers come for, as they would do it. A search is typed before the walk begins; each key
 * and each click after it is an action.
 */

/** Searches, and goes to a result; each result above it is one key more. */
async function goTo(page: Page, question: string, address: string): Promise<Walk> {
  await search(page, question);
  const results = page.getByRole('option');
  const wanted = results.and(page.locator(`[href="${address}"]`));
  await expect(wanted).toBeVisible();
  const walk = startWalk(page);
  while ((await wanted.getAttribute('aria-selected')) !== 'true') {
    expect(walk.countActions()).toBeLessThan(await results.count());
    await walk.press('ArrowDown');
  }
  await walk.press('Enter');
  await expect(page).toHaveURL(({pathname, hash}) => pathname + hash === address);
  return walk;
}

test('to page through members takes two actions from the page of a space', async ({
  page,
}) => {
  const walk = await goTo(
    page,
    'Space.members',
    '/docs/graphql/types/objects/space#members',
  );
  const member = page.locator('.gql-member', {has: page.locator('#members')});
  await walk.click(member.getByRole('link', {name: 'Pagination'}).first());
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pagination');
  expect(walk.countActions()).toBe(2);
});

test('what is deprecated is three actions from its search', async ({page}) => {
  const address = '/docs/versioning/graphql-api-evolution#deprecated-at-present';
  const walk = await goTo(page, 'what is deprecated', address);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(walk.countActions()).toBeLessThanOrEqual(3);
});

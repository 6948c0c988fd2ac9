import type {Page} from '@playwright/test';
import {type MockApi, runPasted, startMockApi} from '../../../tests/support/mockApi';
import {settings} from '../../../tests/support/settings';
import {expect, test} from '../../../tests/support/site';
import {startWalk, type Walk} from '../../../tests/support/walk';
import {search} from '../../../tests/search/palette';

/*
 * What new readers come for, as they would do it. A search is typed before the walk begins; each key
 * and each click after it is an action.
 */

let api: MockApi;
test.beforeAll(async () => {
  api = await startMockApi();
});
test.afterAll(() => api.stop());

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

test.describe('with a clipboard', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('to create a space takes three actions to a command that works', async ({
    page,
  }) => {
    const address = '/docs/graphql/operations/mutations/create-space';
    const walk = await goTo(page, 'create space', address);
    const request = page.locator('.gql-request');
    await walk.click(request.getByRole('tab', {name: 'curl'}));
    const panel = request.getByRole('tabpanel', {name: 'curl'});
    await walk.click(panel.getByRole('button', {name: 'Copy'}));
    await expect(panel.locator('[data-copied]')).toBeVisible();
    expect(walk.countActions()).toBeLessThanOrEqual(3);
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const answer = await runPasted(command.replaceAll(settings.endpoint, api.endpoint));
    expect(JSON.parse(answer)).toEqual({
      data: {
        createSpace: expect.objectContaining({
          id: expect.any(String) as unknown,
        }) as object,
      },
    });
  });
});

test('who can answer FORBIDDEN is one page, one action from its search', async ({
  page,
}) => {
  const walk = await goTo(page, 'FORBIDDEN', '/docs/graphql/errors#FORBIDDEN');
  const section = page.locator('section', {has: page.locator('h2#FORBIDDEN')});
  await expect(
    section.getByRole('link', {name: 'updateSpace', exact: true}),
  ).toBeVisible();
  expect(await section.getByRole('listitem').count()).toBeGreaterThan(20);
  expect(walk.countActions()).toBe(1);
});

test('to page through members takes two actions from the page of a space', async ({
  page,
}) => {
  const walk = await goTo(
    page,
    'Space.members',
    '/docs/graphql/types/objects/space#members',
  );
  const member = page.locator('.gql-member', {has: page.locator('#members')});
  await walk.click(member.getByRole('link', {name: 'How pages work'}).first());
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pagination');
  expect(walk.countActions()).toBe(2);
});

test('what changed is two actions from its search', async ({page}) => {
  const walk = await goTo(page, 'changelog', '/docs/graphql/changes');
  expect(walk.countActions()).toBeLessThanOrEqual(2);
});

test('what is deprecated is three actions from its search', async ({page}) => {
  const address = '/docs/versioning/graphql-api-evolution#deprecated-at-present';
  const walk = await goTo(page, 'what is deprecated', address);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(walk.countActions()).toBeLessThanOrEqual(3);
});

test('the fields of an input on a phone are one action from its search', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  const address = '/docs/graphql/operations/mutations/create-space';
  const walk = await goTo(page, 'create space', address);
  const input = page.locator('.gql-member', {has: page.locator('#input')});
  await input.scrollIntoViewIfNeeded();
  await expect(input.getByText('isPublic', {exact: true}).first()).toBeVisible();
  expect(walk.countActions()).toBe(1);
});

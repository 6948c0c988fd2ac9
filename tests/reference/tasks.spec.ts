import {QUERY} from '../support/content';
import {type MockApi, runPasted, startMockApi} from '../support/mockApi';
import {settings} from '../support/settings';
import {expect, test} from '../support/site';
import {startWalk} from '../support/walk';
import {activeOption, search} from '../search/palette';

let api: MockApi;
test.beforeAll(async () => {
  api = await startMockApi();
});
test.afterAll(() => api.stop());

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('from the search for an operation three actions copy a command that works', async ({
  page,
}) => {
  await search(page, QUERY.title);
  await expect(activeOption(page)).toHaveAttribute('href', QUERY.path);
  const walk = startWalk(page);
  await walk.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === QUERY.path);
  const request = page.locator('.gql-request');
  await walk.click(request.getByRole('tab', {name: 'curl'}));
  await walk.click(
    request.getByRole('tabpanel', {name: 'curl'}).getByRole('button', {name: 'Copy'}),
  );
  await expect(request.locator('[data-copied]')).toBeVisible();
  expect(walk.countActions()).toBeLessThanOrEqual(3);
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await runPasted(command.replaceAll(settings.endpoint, api.endpoint));
  expect(JSON.parse(answer)).toEqual({data: expect.anything() as unknown});
});

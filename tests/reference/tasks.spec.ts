import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import {BUILD} from '../../commands/paths';
import {below, OVERVIEW, pathsLike, QUERY} from '../support/content';
import {type MockApi, runPasted, startMockApi} from '../support/mockApi';
import {settings} from '../support/settings';
import {expect, open, test} from '../support/site';
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

/** The first of the pages whose HTML has what the selector names; none in a site without. */
function firstWith(pages: readonly string[], selector: string): readonly string[] {
  const found = pages.find((one) => {
    const html = readFileSync(path.join(BUILD, below(one), 'index.html'), 'utf8');
    return load(html)(selector).length > 0;
  });
  return found === undefined ? [] : [found];
}

const OBJECTS = pathsLike(/^\/docs\/graphql\/types\/objects\/./);
const MUTATIONS = pathsLike(/^\/docs\/graphql\/operations\/mutations\/./);

for (const object of firstWith(OBJECTS, '.gql-member > .gql-facts > .gql-guide')) {
  test('from a list one action leads to how its pages are read', async ({page}) => {
    await open(page, object);
    const walk = startWalk(page);
    const guide = page.locator('.gql-member > .gql-facts > .gql-guide').first();
    const href = await guide.getAttribute('href');
    await walk.click(guide);
    await expect(page).toHaveURL((url) => url.pathname === href);
    expect(walk.countActions()).toBe(1);
  });
}

for (const changes of pathsLike(/^\/docs\/graphql\/changes$/)) {
  test('what changed is one action from the overview', async ({page}) => {
    await open(page, OVERVIEW.path);
    const walk = startWalk(page);
    await walk.click(page.locator(`article a[href^="${changes}"]`).first());
    await expect(page).toHaveURL((url) => url.pathname === changes);
    await expect(page.locator('.gql-changes > li').first()).toBeVisible();
    expect(walk.countActions()).toBe(1);
  });
}

for (const mutation of firstWith(MUTATIONS, '.gql-member > .gql-unfolded')) {
  test('on a phone the fields of an input stand with the operation', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, mutation);
    const member = page.locator('.gql-member > .gql-unfolded > li').first();
    await member.scrollIntoViewIfNeeded();
    await expect(member).toBeInViewport();
  });
}

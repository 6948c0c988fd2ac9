import {expect, open, setConnection, test} from '../support/site';
import {recordRequests} from './network';

const MISSPELT = '/docs/graphql/types/objects/spacee';
const LOOK = 'Look for similar pages';

test.use({expectedErrors: /status of 404/});

test('names the pages that an address may mean', async ({page}) => {
  await open(page, MISSPELT);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Space', exact: true})).toHaveAttribute(
    'href',
    '/docs/graphql/types/objects/space',
  );
  await main.getByRole('link', {name: 'Space', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Space');
});

test('names pages of the reference first where the address is one of the reference', async ({
  page,
}) => {
  await open(page, '/docs/graphql/types/objects/paged-list');
  const first = page.getByRole('status').getByRole('link').first();
  await expect(first).toHaveAttribute('href', /^\/docs\/graphql\/types\//);
});

test('finds a guide by a word of the address', async ({page}) => {
  await open(page, '/docs/push-notification-settings');
  await expect(
    page.getByRole('main').locator('a[href^="/docs/push-notifications"]').first(),
  ).toBeVisible();
});

for (const [name, connection] of [
  ['a 2g connection', {effectiveType: '2g', saveData: false}],
  ['data saving', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`loads nothing with ${name} before it is asked to`, async ({page}) => {
    await setConnection(page, connection);
    const paths = recordRequests(page);
    await open(page, MISSPELT);
    await expect(page.getByRole('button', {name: LOOK})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(paths.filter((path) => path.includes('search'))).toEqual([]);
    await page.getByRole('button', {name: LOOK}).click();
    await expect(
      page.getByRole('main').getByRole('link', {name: 'Space', exact: true}),
    ).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the guides to the reference, and to every guide', async ({
    page,
    request,
  }) => {
    await page.goto(MISSPELT);
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', '/docs/intro');
    await expect(links.nth(1)).toHaveAttribute('href', '/docs/graphql/');
    // Every guide of the sidebar.
    const listed = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const guides = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(?<path>[^<]*)<\/loc>/g)]
      .map((match) => match.groups?.['path'] ?? '')
      .filter((path) => path.startsWith('/docs/') && !path.startsWith('/docs/graphql/'));
    expect(guides.length).toBeGreaterThan(1);
    expect(listed).toEqual(expect.arrayContaining(guides));
  });
});

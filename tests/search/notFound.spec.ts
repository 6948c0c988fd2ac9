import {FIRST_GUIDE, OBJECT, OTHER_GUIDE, REFERENCE} from '../support/content';
import {expect, open, setConnection, test} from '../support/site';
import {recordRequests} from '../support/network';

const MISSPELT = `${OBJECT.path}e`;
const LOOK = 'Look for similar pages';

test.use({expectedErrors: /status of 404/});

test('names the pages that an address may mean', async ({page}) => {
  await open(page, MISSPELT);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: OBJECT.title, exact: true})).toHaveAttribute(
    'href',
    OBJECT.path,
  );
  await main.getByRole('link', {name: OBJECT.title, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
});

test('names pages of the reference first where the address is one of the reference', async ({
  page,
}) => {
  await open(page, `${OBJECT.path}-list`);
  const first = page.getByRole('status').getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/docs\/graphql\/types\//);
});

test('finds a guide by a word of the address', async ({page}) => {
  await open(page, `${OTHER_GUIDE.path}-settings`);
  await expect(
    page.getByRole('main').locator(`a[href^="${OTHER_GUIDE.path}"]`).first(),
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
      page.getByRole('main').getByRole('link', {name: OBJECT.title, exact: true}),
    ).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the guides and to the reference', async ({page}) => {
    await page.goto(MISSPELT);
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', FIRST_GUIDE.path);
    await expect(links.nth(1)).toHaveAttribute('href', REFERENCE);
  });
});

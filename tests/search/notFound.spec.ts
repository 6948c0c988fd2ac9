import {FIRST_GUIDE, OBJECT, OTHER_GUIDE, REFERENCE} from '../support/content';
import {expect, open, setConnection, test} from '../support/site';
import {recordRequests} from '../support/network';

const MISSPELT = `${OBJECT.path}e`;

test.use({expectedErrors: /status of 404/});

test('names the pages that an address may mean, those of the reference first', async ({
  page,
}) => {
  await open(page, MISSPELT);
  const links = page.getByRole('status').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /\/docs\/graphql\/types\//);
  await links.getByText(OBJECT.title, {exact: true}).click();
  await expect(page).toHaveURL(OBJECT.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(OBJECT.title);
});

test('finds a guide by a word of the address', async ({page}) => {
  await open(page, `${OTHER_GUIDE.path}-settings`);
  await expect(
    page.getByRole('main').locator(`a[href^="${OTHER_GUIDE.path}"]`).first(),
  ).toBeVisible();
});

test('loads nothing with data saving before it is asked to', async ({page}) => {
  await setConnection(page, {saveData: true});
  const paths = recordRequests(page);
  await open(page, MISSPELT);
  const look = page.getByRole('button', {name: 'Look for similar pages'});
  await expect(look).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => path.includes('search'))).toEqual([]);
  await look.click();
  await expect(
    page.getByRole('main').getByRole('link', {name: OBJECT.title, exact: true}),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the guides and to the reference', async ({page}) => {
    await page.goto(MISSPELT);
    const links = page.getByRole('main').getByRole('link');
    await expect(links.first()).toHaveAttribute('href', FIRST_GUIDE.path);
    await expect(links.nth(1)).toHaveAttribute('href', REFERENCE);
  });
});

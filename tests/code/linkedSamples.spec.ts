import {expect, open, test} from '../support/site';

const FIELD = 'pre a[href="/docs/graphql/types/objects/paged-spaces#totalCount"]';

test('a field in a sample leads to its anchor in the reference', async ({page}) => {
  await open(page, '/');
  await page.getByRole('tab', {name: 'Query'}).click();
  await page.locator(FIELD).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('PagedSpaces');
  await expect(page).toHaveURL('/docs/graphql/types/objects/paged-spaces#totalCount');
  const heading = page.locator('[id="totalCount"]');
  await expect(heading).toBeInViewport();
  const navbar = await page.locator('.navbar').first().boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y)
    .toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test('a mention in a guide leads to the operation it names', async ({page}) => {
  await page.goto('/docs/push-notifications');
  await page.locator('main p a', {hasText: 'registerDevice'}).first().click();
  await expect(page).toHaveURL('/docs/graphql/operations/mutations/register-device');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('registerDevice');
});

test('variables and responses are named as such', async ({page}) => {
  await page.goto('/docs/push-notifications');
  const captions = page.locator('figcaption');
  await expect(captions.filter({hasText: /^Variables$/}).first()).toBeVisible();
  await expect(captions.filter({hasText: /^Response$/}).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a field in a sample leads to its anchor all the same', async ({page}) => {
    await page.goto('/');
    await page.locator(FIELD).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('PagedSpaces');
    await expect(page.locator('[id="totalCount"]')).toBeInViewport();
  });
});

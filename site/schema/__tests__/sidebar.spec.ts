import {expect, open, sidebarFold, sidebarLink, test} from '../../../tests/support/site';

const GUIDE = '/docs/chat';
const MUTATION = '/docs/graphql/operations/mutations/create-space';

test('breadcrumbs lead from the home page through the domain', async ({page}) => {
  await open(page, MUTATION);
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    '',
    'GraphQL API',
    'Spaces',
    'Mutations',
    'createSpace',
  ]);
  await expect(breadcrumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute(
    'href',
    '/',
  );
});

test('previous and next follow the order of the sidebar', async ({page}) => {
  await open(page, '/docs/graphql/');
  const entries: string[] = [];
  const next = page.locator('.pagination-nav__link--next');
  for (let count = 0; count < 6; count += 1) {
    const label = (await next.locator('.pagination-nav__label').textContent()) ?? '';
    await next.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(label);
    const [, , domain = '', kind = '', name = ''] = await page
      .getByRole('navigation', {name: 'Breadcrumbs'})
      .getByRole('listitem')
      .allTextContents();
    entries.push(`${domain} ${kind} ${name}`);
  }
  expect(entries).toEqual([
    'Spaces Queries discoverSpaces',
    'Spaces Queries mySpaces',
    'Spaces Queries spaceById',
    'Spaces Queries spaces',
    'Spaces Mutations createSpace',
    'Spaces Mutations deleteSpace',
  ]);
});

test('the sidebar unfolds a domain in place', async ({page}) => {
  await open(page, '/docs/graphql/');
  const link = sidebarLink(page, '/docs/graphql/operations/queries/#polls');
  await expect(link).toHaveCount(0);
  await sidebarFold(page, 'Polls').click();
  await expect(link).toBeVisible();
  await expect(page).toHaveURL('/docs/graphql/');
  await link.click();
  await expect(page.locator('#polls')).toBeInViewport();
});

test('the sidebar stays as the reader leaves it: guide, reference, guide, and after a reload', async ({
  page,
}) => {
  const versioning = sidebarLink(page, '/docs/versioning/app');
  const polls = sidebarLink(page, '/docs/graphql/operations/queries/#polls');
  const spaces = sidebarLink(page, '/docs/graphql/operations/queries/my-spaces');
  await open(page, MUTATION);
  await sidebarFold(page, 'Versioning').click();
  await sidebarFold(page, 'Polls').click();
  await sidebarFold(page, 'Queries').click();
  const expectAsLeft = async () => {
    await expect(versioning).toBeVisible();
    await expect(polls).toBeVisible();
    await expect(spaces).toBeHidden();
  };
  await expectAsLeft();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('deleteSpace');
  await expectAsLeft();
  await sidebarLink(page, GUIDE).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Chat/);
  await expect(versioning).toBeVisible();
  await page.goBack();
  await expectAsLeft();
  await page.reload();
  await expectAsLeft();
  await sidebarFold(page, 'Versioning').click();
  await expect(versioning).toBeHidden();
  await page.reload();
  await expect(sidebarFold(page, 'Versioning')).toBeVisible();
  await expect(versioning).toBeHidden();
});

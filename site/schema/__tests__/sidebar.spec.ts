import {expect, open, sidebarLink, test} from '../../../tests/support/site';
import {sidebarFold} from '../../docs/__tests__/sidebarFold';

const GUIDE = '/docs/chat';
const MUTATION = '/docs/graphql/operations/mutations/create-space';

test('the sidebar stays as the reader leaves it: guide, reference, guide, and after a reload', async ({
  page,
}) => {
  const versioning = sidebarLink(page, '/docs/versioning/app');
  const polls = sidebarLink(page, '/docs/graphql/operations/queries/#polls');
  const spaces = sidebarLink(page, '/docs/graphql/operations/queries/my-spaces');
  await open(page, MUTATION);
  await sidebarFold(page, 'Versioning').click();
  await sidebarFold(page, 'Polls').click();
  // Other domains have a list of queries, too.
  const link = page.locator('a[href="/docs/graphql/operations/queries/my-spaces"]');
  await page.locator('details', {has: link}).last().locator('> summary').click();
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

import {expect, open, test} from '../../../tests/support/site';

test('a deprecated operation says so, here and in its list', async ({page}) => {
  await open(page, '/docs/graphql/operations/mutations/favorite');
  const note = page.getByRole('note');
  await expect(note).toContainText('Deprecated.');
  await expect(note).toContainText('favoriteV2');
  await page
    .getByRole('navigation', {name: 'Breadcrumbs'})
    .getByRole('link', {name: 'Mutations'})
    .click();
  const item = page
    .getByRole('article')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', {name: 'favorite', exact: true}),
    });
  await expect(item).toContainText('deprecated');
});

import {expect, open, sidebarFold, sidebarLink, test} from '../../../tests/support/site';

test('breadcrumbs name the groups above a guide', async ({page}) => {
  await open(page, '/docs/architecture/machine-learning');
  const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    '',
    'Architecture',
    'Machine learning',
  ]);
});

test('opening one category leaves another open', async ({page}) => {
  await open(page, '/docs/intro');
  for (const name of ['Versioning', 'Contributing']) {
    await sidebarFold(page, name).click();
  }
  await expect(
    sidebarLink(page, '/docs/contributing/code-review-checklist'),
  ).toBeVisible();
  await expect(sidebarLink(page, '/docs/versioning/app')).toBeVisible();
});

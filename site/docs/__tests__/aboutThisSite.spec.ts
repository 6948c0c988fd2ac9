import {LONG_ONLY} from '../../../commands/test/longMode';
import {OBJECT, OVERVIEW, QUERY, readDocument} from '../../../tests/support/content';
import {expect, open, readStorage, test} from '../../../tests/support/site';
import {sidebarFold} from './sidebarFold';

test(
  'the guide to tracking names all that the browser keeps',
  LONG_ONLY,
  async ({page, context}) => {
    await open(page, '/docs/intro');
    await page.getByRole('tab', {name: 'TypeScript'}).first().click();
    await open(page, '/docs/push-notifications');
    await page.getByRole('tab', {name: 'iOS'}).click();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await open(page, '/docs/graphql/types/objects/space');
    await sidebarFold(page, 'Versioning').click();
    await open(page, '/blog');
    await open(page, '/docs/tracking');
    const named = await page
      .getByRole('table')
      .filter({hasText: 'What it stores'})
      .locator('td code')
      .allTextContents();
    const kept = Object.keys(await readStorage(page));
    const keptInTab = await page.evaluate(() => Object.keys(sessionStorage));
    // Stored once a reader picks a version, and this site has one.
    const versions = 'docs-preferred-version-default';
    expect([...kept, ...keptInTab, versions].toSorted()).toEqual(named.toSorted());
    expect(keptInTab).toEqual(['sidebar-folds']);
    expect(await context.cookies()).toEqual([]);
  },
);

test('reference pages of every kind end with the notice', () => {
  for (const {path} of [OVERVIEW, QUERY, OBJECT])
    expect(readDocument(path)('.gql-notice').text(), path).toMatch(
      /^This is a demo API\./,
    );
});

import {expect, open, test} from '../support/site';

test('a sample that is wrong on purpose is marked as refused, with its error', async ({
  page,
}) => {
  await open(page, '/docs/errors');
  const frame = page.getByRole('figure').filter({hasText: 'SpaceTitle'});
  await expect(frame.locator('figcaption')).toHaveText('Refused GraphQL');
  await expect(frame).toContainText('Error: Cannot query field "title" on type "Space".');
  await expect(frame.getByRole('button')).toHaveCount(0);
  expect(await frame.evaluate((element) => getComputedStyle(element).borderStyle)).toBe(
    'dashed',
  );
});

test('a button says that it has copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/docs/errors');
  const button = page.getByRole('button', {name: 'Copy'}).first();
  await button.click();
  await expect
    .poll(() =>
      button.evaluate((element) => getComputedStyle(element, '::before').content),
    )
    .toBe('"Copied"');
});

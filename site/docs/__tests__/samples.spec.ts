import {expect, test} from '../../../tests/support/site';

test('variables and responses are named as such', async ({page}) => {
  await page.goto('/docs/push-notifications');
  const captions = page.locator('figcaption');
  await expect(captions.filter({hasText: /^Variables$/}).first()).toBeVisible();
  await expect(captions.filter({hasText: /^Response$/}).first()).toBeVisible();
});

test('a sample that is wrong on purpose says which error it gives', async ({page}) => {
  await page.goto('/docs/errors');
  const frame = page.getByRole('figure').filter({hasText: 'SpaceTitle'});
  await expect(frame.locator('figcaption')).toHaveText('Refused GraphQL');
  await expect(frame).toContainText('Error: Cannot query field "title" on type "Space".');
});

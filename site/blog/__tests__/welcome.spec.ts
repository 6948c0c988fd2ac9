import {expect, open, test} from '../../../tests/support/site';

test('the first post is from 2025 and has its author and its three tags', async ({
  page,
}) => {
  await open(page, '/blog/welcome-to-the-blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Welcome to the blog');
  const article = page.getByRole('article');
  await expect(article.locator('time')).toHaveAttribute('datetime', /^2025-/);
  await expect(article).toContainText('Documentation team');
  for (const [label, path] of [
    ['Welcome', '/blog/tags/welcome'],
    ['OSS', '/blog/tags/oss'],
    ['Documentation', '/blog/tags/documentation'],
  ] as const) {
    await expect(article.getByRole('link', {name: label, exact: true})).toHaveAttribute(
      'href',
      path,
    );
  }
});

import {expect, open, test} from '../support/site';

const POST = 'Welcome to the blog';

test('the list shows each post with its date and reading time', async ({page}) => {
  await open(page, '/blog');
  const post = page.getByRole('article').filter({hasText: POST});
  await expect(post.getByRole('heading', {name: POST})).toBeVisible();
  await expect(post).toContainText(/(One|\d+) min read/);
  await expect(post.locator('time')).toHaveAttribute('datetime', /^2025-/);
});

test('the sidebar groups the posts by year', async ({page}) => {
  await open(page, '/blog');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  const year = sidebar.getByRole('group', {name: '2025'});
  await expect(year.getByRole('link', {name: POST})).toHaveAttribute(
    'href',
    '/blog/welcome-to-the-blog',
  );
});

test('a post shows its reading time and its tags', async ({page}) => {
  await open(page, '/blog/welcome-to-the-blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(POST);
  await expect(page.getByRole('article')).toContainText(/(One|\d+) min read/);
  for (const [label, path] of [
    ['Welcome', '/blog/tags/welcome'],
    ['OSS', '/blog/tags/oss'],
    ['Documentation', '/blog/tags/documentation'],
  ] as const) {
    await expect(
      page.getByRole('article').getByRole('link', {name: label, exact: true}),
    ).toHaveAttribute('href', path);
  }
});

test('the archive keeps the sidebar of the blog', async ({page}) => {
  await open(page, '/blog');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  const links = await sidebar.getByRole('link').allTextContents();
  expect(links.length).toBeGreaterThan(0);
  await open(page, '/blog/archive');
  await expect(sidebar.getByRole('link')).toHaveText(links);
});

test('the archive lists the post under its year', async ({page}) => {
  await open(page, '/blog/archive');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Archive');
  await expect(page.getByRole('heading', {level: 2, name: '2025'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', {name: POST})).toBeVisible();
});

test('the authors page names who writes', async ({page}) => {
  await open(page, '/blog/authors');
  await expect(page.getByRole('main')).toContainText('Documentation team');
});

test('the tags page leads to the posts of each tag', async ({page}) => {
  await open(page, '/blog/tags');
  for (const tag of ['Documentation', 'OSS', 'Welcome']) {
    await expect(
      page.getByRole('main').getByRole('link', {name: new RegExp(`^${tag}`)}),
    ).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', {name: /^OSS/}).click();
  await expect(page).toHaveURL('/blog/tags/oss');
  await expect(page.getByRole('heading', {name: POST})).toBeVisible();
});

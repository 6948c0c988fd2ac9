import {load} from 'cheerio';
import {readText} from '../support/readText';
import {at, POST} from '../support/content';
import {expect, open, test} from '../support/site';

const BLOG = at('/blog');
/** The configuration leaves this file out where there is no blog. */
const post = POST!;

/** The year of the post, and its tags with their addresses. */
async function readPost(request: Parameters<typeof readText>[0]) {
  const $ = load(await readText(request, post.path));
  const [year = ''] = ($('article time').attr('datetime') ?? '').split('-');
  const tags = $('article a[rel="tag"]')
    .toArray()
    .map((tag) => ({label: $(tag).text(), path: $(tag).attr('href') ?? ''}));
  const authors = $('article [class*=authorName]').toArray();
  return {year, tags, authors: authors.map((author) => $(author).text().trim())};
}

test('the list shows each post with its date and reading time', async ({page}) => {
  await open(page, BLOG);
  const article = page.getByRole('article').filter({hasText: post.title});
  await expect(article.getByRole('heading', {name: post.title})).toBeVisible();
  await expect(article).toContainText(/(One|\d+) min read/);
  await expect(article.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
});

test('the sidebar groups the posts by year', async ({page, request}) => {
  const {year} = await readPost(request);
  await open(page, BLOG);
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  const group = sidebar.getByRole('group').filter({hasText: year});
  await expect(group.getByRole('link', {name: post.title})).toHaveAttribute(
    'href',
    post.path,
  );
});

test('a post shows its reading time and its tags', async ({page, request}) => {
  const {tags} = await readPost(request);
  await open(page, post.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(post.title);
  await expect(page.getByRole('article')).toContainText(/(One|\d+) min read/);
  for (const {label, path} of tags) {
    expect(path).toMatch(new RegExp(`^${BLOG}/tags/.`));
    await expect(
      page.getByRole('article').getByRole('link', {name: label, exact: true}),
    ).toHaveAttribute('href', path);
  }
});

test('the archive lists the post under its year', async ({page, request}) => {
  const {year} = await readPost(request);
  await open(page, `${BLOG}/archive`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Archive');
  await expect(page.getByRole('heading', {level: 2, name: year})).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', {name: post.title}),
  ).toBeVisible();
});

test('the authors page names who writes', async ({page, request}) => {
  const {authors} = await readPost(request);
  await open(page, `${BLOG}/authors`);
  for (const author of authors) {
    await expect(page.getByRole('main')).toContainText(author);
  }
});

test('the tags page leads to the posts of each tag', async ({page, request}) => {
  const {tags} = await readPost(request);
  for (const {label, path} of tags) {
    await open(page, `${BLOG}/tags`);
    await page.getByRole('main').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1})).toContainText(label);
    await expect(page.getByRole('heading', {name: post.title})).toBeVisible();
  }
});

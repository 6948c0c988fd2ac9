import {expect, it} from 'vitest';
import {loadPlugins} from '../../../../../../tests/support/loadPlugins';
import {isContentPlugin} from '../../../guides/contentPlugins';
import {listGroups} from '../listGroups';

/** The lists of a site, each page by its title and address. */
async function list(
  files: Readonly<Record<string, string>>,
  options: Parameters<typeof loadPlugins>[1],
) {
  const {plugins} = await loadPlugins(files, options);
  return plugins
    .filter(isContentPlugin)
    .flatMap((plugin) => listGroups(plugin, {'theme.blog.archive.title': 'Archiv'}))
    .map(({permalink, title, description, pages}) => ({
      ...{permalink, title, description},
      pages: pages.map((page) => [page.title, page.permalink]),
    }));
}

it('pages of posts, tags and authors and the archive list the posts of a blog', async () => {
  const post = (title: string, authors: string) =>
    `---\ntitle: ${title}\nslug: /${title}\ntags: [one]\nauthors: [${authors}]\n---\n\nText.\n`;
  const lists = await list(
    {
      'blog/2026-01-02-a.md': post('a', 'ann, team'),
      'blog/2026-01-01-b.md': post('b', 'team'),
      'blog/tags.yml': 'one: {label: One, description: First.}',
      'blog/authors.yml':
        'ann: {name: Ann, page: true}\nteam: {description: All., imageURL: /a.png}',
    },
    {
      blog: {
        postsPerPage: 1,
        blogTitle: 'News',
        blogDescription: 'All news.',
        onUntruncatedBlogPosts: 'ignore',
      },
    },
  );
  const [a, b] = [
    ['a', '/blog/a'],
    ['b', '/blog/b'],
  ];
  const news = {title: 'News', description: 'All news.'};
  const one = {title: 'One', description: 'First.'};
  expect(lists).toEqual([
    {permalink: '/blog', ...news, pages: [a]},
    {permalink: '/blog/page/2', ...news, pages: [b]},
    {permalink: '/blog/tags', title: 'Tags', pages: [['One', '/blog/tags/one']]},
    {permalink: '/blog/tags/one', ...one, pages: [a]},
    {permalink: '/blog/tags/one/page/2', ...one, pages: [b]},
    {permalink: '/blog/archive', title: 'Archiv', pages: [a, b]},
    {
      permalink: '/blog/authors',
      title: 'Authors',
      pages: [
        ['Ann', '/blog/authors/ann'],
        ['team', undefined],
      ],
    },
    {permalink: '/blog/authors/ann', title: 'Ann', pages: [a]},
  ]);
});

it('a tag of guides lists them', async () => {
  const guide = (title: string) => `---\ntitle: ${title}\ntags: [one]\n---\n\nText.\n`;
  const lists = await list(
    {
      'docs/a.md': guide('A'),
      'docs/b.md': guide('B'),
      'docs/tags.yml': 'one: {label: One, permalink: /1}',
    },
    {docs: {}},
  );
  expect(lists).toEqual([
    {permalink: '/docs/tags', title: 'Tags', pages: [['One', '/docs/tags/1']]},
    {
      permalink: '/docs/tags/1',
      title: 'One',
      pages: [
        ['A', '/docs/a'],
        ['B', '/docs/b'],
      ],
    },
  ]);
});

import {expect, it} from 'vitest';
import {listGuides} from '../listGuides';
import {listIndexes} from '../listIndexes';
import {toGuideLists} from '../toGuideLists';

const doc = (id: string) => ({
  id,
  title: id.toUpperCase(),
  description: `Tells ${id}.`,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.md`,
});

const docs = {
  name: 'docusaurus-plugin-content-docs',
  options: {},
  content: {
    loadedVersions: [
      {
        docs: [doc('a'), doc('b'), doc('c')],
        sidebars: {
          main: [
            {type: 'doc', id: 'c'},
            {
              type: 'category',
              label: 'More',
              link: {
                type: 'generated-index',
                permalink: '/docs/more',
                title: 'More of it',
              },
              items: [
                {type: 'doc', id: 'a'},
                {type: 'link', href: 'https://b.example', label: 'B'},
              ],
            },
          ],
        },
      },
    ],
  },
};

const blog = {
  name: 'docusaurus-plugin-content-blog',
  options: {blogTitle: 'Blog', blogDescription: 'News.'},
  content: {
    blogPosts: [{id: '1', metadata: doc('post')}],
    blogListPaginated: [{items: ['1'], metadata: {permalink: '/blog'}}],
  },
};

it('a list of posts and a generated category are pages that list others', () => {
  expect([blog, docs].flatMap(listIndexes)).toEqual([
    {permalink: '/blog', title: 'Blog', description: 'News.', pages: [doc('post')]},
    {
      permalink: '/docs/more',
      title: 'More of it',
      description: '',
      pages: [doc('a'), {permalink: 'https://b.example', title: 'B'}],
    },
  ]);
});

it('the index lists guides in the order of their sidebar', () => {
  const lists = toGuideLists([docs], {[docs.name]: 'Guides'}, (href) => `${href}.md`);
  expect(lists).toEqual([
    {
      label: 'Guides',
      lines: [
        '- [C](/docs/c.md): Tells c.',
        '- [A](/docs/a.md): Tells a.',
        '- [B](/docs/b.md): Tells b.',
      ],
    },
  ]);
});

it('a page of components is no guide', () => {
  const pages = {
    name: 'docusaurus-plugin-content-pages',
    options: {beforeDefaultRemarkPlugins: []},
    content: [
      {type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx'},
      {type: 'mdx', permalink: '/b', source: '@site/src/pages/b.mdx', title: 'B'},
    ],
  };
  expect(listGuides(pages, '/site')).toEqual([
    {
      href: '/b',
      title: 'B',
      description: '',
      kind: 'page',
      file: '/site/src/pages/b.mdx',
      remarkPlugins: [],
    },
  ]);
});

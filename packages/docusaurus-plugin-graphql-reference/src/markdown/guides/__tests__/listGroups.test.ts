import {expect, it} from 'vitest';
import {listGroups} from '../listGroups';

const post = {permalink: '/blog/a', title: 'A', description: 'Tells a.', source: 'a.md'};
const modules = {items: [{content: {path: 'a.md'}}]};
const tag = {label: 'One', permalink: '/blog/tags/1', description: 'First.'};
const ann = {key: 'ann', name: 'Ann', page: {permalink: '/blog/authors/ann'}};
const team = {key: 'team', description: 'All.', page: null};

const blog = {
  name: 'docusaurus-plugin-content-blog',
  options: {},
  content: {blogPosts: [{metadata: post}]},
  routes: [
    {path: '/blog', props: {metadata: {}}, modules},
    {path: '/blog/tags', props: {tags: [tag]}},
    {path: '/blog/tags/1/page/2', props: {tag}, modules},
    {path: '/blog/authors', props: {authors: [ann, team]}},
    {path: '/blog/authors/ann', props: {author: ann}, modules},
    {path: '/blog/old', props: {archive: {blogPosts: [{metadata: post}]}}},
  ],
};

it('tags, authors and the archive of a blog list its posts', () => {
  const annPage = {permalink: '/blog/authors/ann', title: 'Ann'};
  expect(listGroups(blog, {'theme.blog.archive.title': 'Archiv'})).toEqual([
    {
      permalink: '/blog/tags',
      title: 'Tags',
      pages: [{permalink: '/blog/tags/1', title: 'One', description: 'First.'}],
    },
    {
      permalink: '/blog/tags/1/page/2',
      title: 'One',
      description: 'First.',
      pages: [post],
    },
    {
      permalink: '/blog/authors',
      title: 'Authors',
      pages: [annPage, {title: 'team', description: 'All.'}],
    },
    {...annPage, pages: [post]},
    {permalink: '/blog/old', title: 'Archiv', pages: [post]},
  ]);
});

it('a tag of guides lists them', () => {
  const items = [{permalink: '/docs/a', title: 'A'}];
  const docs = {
    name: 'docusaurus-plugin-content-docs',
    options: {},
    content: {},
    routes: [
      {
        path: '/docs',
        routes: [{path: '/docs/tags/1', props: {tag: {...tag, items}}}],
      },
    ],
  };
  expect(listGroups(docs, {})).toEqual([
    {permalink: '/docs/tags/1', title: 'One', description: 'First.', pages: items},
  ]);
  expect(listGroups({...docs, name: 'other'}, {})).toEqual([]);
});

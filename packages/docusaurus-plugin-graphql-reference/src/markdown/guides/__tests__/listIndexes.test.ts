import {beforeAll, expect, it} from 'vitest';
import {loadPlugins} from '../../../../../../tests/support/loadPlugins';
import {type ContentPlugin, isContentPlugin} from '../../../guides/contentPlugins';
import {listComponentPages, listGuides} from '../listGuides';
import {listIndexes} from '../listIndexes';
import {toGuideLists} from '../toGuideLists';

const SIDEBARS = {
  main: [
    'c',
    {
      type: 'category',
      label: 'More',
      link: {type: 'generated-index', slug: '/more', title: 'More of it'},
      items: [
        'a',
        {type: 'link', href: 'https://b.example', label: 'B'},
        {type: 'html', value: '<hr>'},
        {
          type: 'category',
          label: 'Last',
          link: {type: 'generated-index', slug: '/last', description: 'The end.'},
          items: [
            {
              type: 'category',
              label: 'D',
              link: {type: 'doc', id: 'd'},
              items: [{type: 'html', value: '<hr>'}],
            },
          ],
        },
      ],
    },
  ],
};

const remarkPlugin = (): void => undefined;
let plugins: readonly ContentPlugin[] = [];
let siteDir = '';

beforeAll(async () => {
  const guides = ['a', 'b', 'c', 'd'].map(
    (id) => [`docs/${id}.md`, `# ${id.toUpperCase()}\n\nAbout ${id}.\n`] as const,
  );
  const loaded = await loadPlugins(
    {
      ...Object.fromEntries(guides),
      'sidebars.json': JSON.stringify(SIDEBARS),
      'blog/2026-01-02-post.md': '# Post\n\nNews.\n',
      'src/pages/index.jsx': 'export default () => null;',
      'src/pages/b.mdx': '# B\n',
    },
    {
      docs: {sidebarPath: './sidebars.json'},
      blog: {onUntruncatedBlogPosts: 'ignore'},
      pages: {},
    },
  );
  plugins = loaded.plugins.filter(isContentPlugin);
  siteDir = loaded.siteDir;
});

it('a generated category is a page that lists others', () => {
  const pages = plugins
    .flatMap(listIndexes)
    .map(({pages: listed, ...index}) => [
      index,
      listed.map(({permalink, title}) => [title, permalink]),
    ]);
  expect(pages).toEqual([
    [
      {permalink: '/docs/more', title: 'More of it', description: ''},
      [
        ['A', '/docs/a'],
        ['B', 'https://b.example'],
        ['Last', '/docs/last'],
      ],
    ],
    [
      {permalink: '/docs/last', title: 'Last', description: 'The end.'},
      [['D', '/docs/d']],
    ],
  ]);
});

it('the index lists guides in the order of their sidebar', () => {
  const labels = {'docusaurus-plugin-content-docs': 'Guides'};
  expect(toGuideLists(plugins, labels, (href) => `${href}.md`)).toEqual([
    {
      label: 'Guides',
      lines: [
        '- [C](/docs/c.md): About c.',
        '- [A](/docs/a.md): About a.',
        '- [D](/docs/d.md): About d.',
        '- [B](/docs/b.md): About b.',
      ],
    },
  ]);
});

it('guides, posts and pages of Markdown have their files, and components are no guides', () => {
  const guides = plugins.flatMap((plugin) =>
    listGuides(
      {...plugin, options: {beforeDefaultRemarkPlugins: [remarkPlugin]}},
      siteDir,
    ),
  );
  expect(guides.map(({href}) => href).toSorted()).toEqual([
    '/b',
    '/blog/2026/01/02/post',
    ...['/docs/a', '/docs/b', '/docs/c', '/docs/d'],
  ]);
  expect(guides.find(({href}) => href === '/b')).toEqual({
    href: '/b',
    title: 'B',
    description: '',
    kind: 'page',
    file: `${siteDir}/src/pages/b.mdx`,
    remarkPlugins: [remarkPlugin],
  });
  expect(plugins.flatMap(listComponentPages)).toEqual(['/']);
});

it('a plugin without content, and one of another name, lists nothing', async () => {
  const loaded = await loadPlugins({}, {pages: {}});
  expect(loaded.plugins.map(({name, content}) => [name, content])).toContainEqual([
    'docusaurus-plugin-content-pages',
    null,
  ]);
  expect(loaded.plugins.filter(isContentPlugin)).toEqual([]);
});

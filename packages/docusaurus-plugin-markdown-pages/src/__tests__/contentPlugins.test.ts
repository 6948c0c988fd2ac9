import type {AllContent} from '@docusaurus/types';
import {beforeAll, expect, it} from 'vitest';
import {loadPlugins, toAllContent} from '../../../../tests/support/loadPlugins';
import {
  type ContentPlugin,
  isComponent,
  isContentPlugin,
  listCategories,
  listSources,
} from '../contentPlugins';

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
let allContent: AllContent = {};
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
  allContent = toAllContent(loaded.plugins);
  siteDir = loaded.siteDir;
});

it('the generated pages of categories are known, also those in others', () => {
  expect(listCategories(allContent)).toEqual(['/docs/more', '/docs/last']);
  expect(listCategories({})).toEqual([]);
});

it('guides are in the order of their sidebar, and those of none come last', () => {
  const [docs] = plugins.map((plugin) => listSources(plugin, siteDir));
  expect(docs?.map(({href}) => href)).toEqual(
    ['c', 'a', 'd', 'b'].map((id) => `/docs/${id}`),
  );
});

it('guides, posts and pages of Markdown have their files, and components are no guides', () => {
  const guides = plugins.flatMap((plugin) =>
    listSources(
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
  expect(['/', '/b'].map((href) => isComponent(plugins, href))).toEqual([true, false]);
});

it('a plugin without content, and one of another name, lists nothing', async () => {
  const loaded = await loadPlugins({}, {pages: {}});
  expect(loaded.plugins.map(({name, content}) => [name, content])).toContainEqual([
    'docusaurus-plugin-content-pages',
    null,
  ]);
  expect(loaded.plugins.filter(isContentPlugin)).toEqual([]);
});

import {expect, it} from 'vitest';
import {type Doc, toGuideNavigation} from '../toGuideNavigation';

function doc(id: string, label?: string): [string, Doc] {
  return [
    id,
    {
      id,
      title: `The ${id}`,
      permalink: `/docs/${id}`,
      frontMatter: {sidebar_label: label},
    },
  ];
}

it('a docs sidebar becomes links with the labels that the docs plugin would show', () => {
  const docs = new Map([doc('intro'), doc('chat', 'Chat'), doc('caching'), doc('group')]);
  expect(
    toGuideNavigation(
      [
        {type: 'doc', id: 'intro'},
        {type: 'doc', id: 'chat'},
        {type: 'doc', id: 'caching', label: 'Caches'},
        {type: 'doc', id: 'gone'},
        {type: 'link', label: 'Blog', href: '/blog'},
        {type: 'html'},
        {
          type: 'category',
          label: 'Group',
          link: {type: 'doc', id: 'group'},
          items: [{type: 'ref', id: 'intro'}],
        },
        {
          type: 'category',
          label: 'Generated',
          link: {type: 'generated-index', permalink: '/docs/generated'},
          items: [],
        },
        {type: 'category', label: 'Closed', items: [{type: 'doc', id: 'chat'}]},
      ],
      docs,
    ),
  ).toEqual([
    {text: 'The intro', href: '/docs/intro'},
    {text: 'Chat', href: '/docs/chat'},
    {text: 'Caches', href: '/docs/caching'},
    {text: 'Blog', href: '/blog'},
    {
      text: 'Group',
      href: '/docs/group',
      items: [{text: 'The intro', href: '/docs/intro'}],
    },
    {text: 'Generated', href: '/docs/generated', items: []},
    {text: 'Closed', items: [{text: 'Chat', href: '/docs/chat'}]},
  ]);
});

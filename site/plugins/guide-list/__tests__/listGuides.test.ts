import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listGuides} from '..';

const toDoc = (id: string, unlisted = false) => ({
  id,
  title: id.toUpperCase(),
  permalink: `/docs/${id}`,
  unlisted,
});

it('lists the guides of sidebars in their order, then others, none twice and none unlisted', () => {
  const version = {
    docs: ['a', 'b', 'c', 'elsewhere']
      .map((id) => toDoc(id))
      .concat(toDoc('hidden', true)),
    sidebars: {
      main: [
        {type: 'html', value: '<p>Start</p>'},
        {
          type: 'category',
          label: 'C',
          link: {type: 'doc', id: 'c'},
          items: [
            {type: 'doc', id: 'a'},
            {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
          ],
        },
        {type: 'category', label: 'Empty', items: [{type: 'doc', id: 'hidden'}]},
        {type: 'ref', id: 'a'},
        {type: 'doc', id: 'b'},
      ],
    },
  } as unknown as LoadedVersion;
  expect(listGuides(version)).toEqual([
    {title: 'C', href: '/docs/c'},
    {title: 'A', href: '/docs/a'},
    {title: 'B', href: '/docs/b'},
    {title: 'ELSEWHERE', href: '/docs/elsewhere'},
  ]);
});

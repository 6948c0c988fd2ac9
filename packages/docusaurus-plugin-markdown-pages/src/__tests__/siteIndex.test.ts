import {expect, it} from 'vitest';
import {divideList, printSiteIndex} from '../siteIndex';

const site = {
  title: 'Docs',
  tagline: 'Tells.',
  baseUrl: '/base/',
  linkTo: (href: string) => `${href}.md`,
  toName: (label: string) => label.toLowerCase(),
};

it('a list that is too long is divided between its lines', () => {
  const list = {label: 'ä', lines: ['- one', '- two', '- six']};
  expect(divideList(list, 'Read.')).toEqual(['# ä\n\nRead.\n\n- one\n- two\n- six\n']);
  expect(divideList(list, '', 18)).toEqual(['# ä\n\n- one\n- two\n', '# ä\n\n- six\n']);
});

it('the index has the lists, and links to those that have files of their own', () => {
  const link = {label: '`a`', href: '/a', description: 'An a.'};
  const file = {label: 'One', links: [link], href: '/api/one', introduction: 'Read.'};
  const overview = {label: 'Overview', href: '/api', description: ''};
  const lists = [{label: 'API', links: [overview], files: [file]}];
  expect(printSiteIndex(lists, {...site, tagline: ''})).toEqual([
    [
      '/base/llms.txt',
      '# Docs\n\n## API\n\n- [Overview](/api.md)\n- [One](/api/one.txt)\n',
    ],
    ['/api/one.txt', '# One\n\nRead.\n\n- [`a`](/a.md): An a.\n'],
  ]);
});

it('the longest lists get files of their own if they are too long together', () => {
  const link = {label: 'a', href: '/a', description: ''};
  const long = {...link, description: 'long '.repeat(100)};
  const lists = [
    {label: 'Posts', links: Array.from({length: 150}, () => long)},
    {label: 'Guides', links: [link]},
  ];
  const [index, ...files] = printSiteIndex(lists, site);
  expect(index).toEqual([
    '/base/llms.txt',
    '# Docs\n\n> Tells.\n\n## Posts\n\n- [Posts](/base/llms/posts.txt)\n- [Posts 2](/base/llms/posts-2.txt)\n\n## Guides\n\n- [a](/a.md)\n',
  ]);
  expect(files.map(([href]) => href)).toEqual([
    '/base/llms/posts.txt',
    '/base/llms/posts-2.txt',
  ]);
  expect(Math.max(...files.map(([, text]) => text.length))).toBeLessThanOrEqual(50_000);
});

import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {findGuidePages} from '../findGuidePages';

const doc = (source: string, unlisted = false) => ({
  source: `@site/${source}`,
  title: source,
  permalink: `/${source}`,
  unlisted,
});

it('pages of guides are found by their files, also if they are translated', () => {
  const version = {
    contentPath: '/site/docs',
    contentPathLocalized: '/site/i18n/de/docs/current',
    docs: [doc('docs/a.md'), doc('i18n/de/docs/current/in/b.md'), doc('docs/c.md', true)],
  };
  const other = {contentPath: '/site/more', docs: [doc('more/a.md')]};
  const allContent = {
    'docusaurus-plugin-content-docs': {
      default: {loadedVersions: [version]},
      more: {loadedVersions: [other]},
    },
  } as AllContent;
  const title = 'i18n/de/docs/current/in/b.md';
  expect([...findGuidePages(allContent, '/site')]).toEqual([
    ['docs/a.md', {title: 'docs/a.md', href: '/docs/a.md', isTranslated: false}],
    ['docs/in/b.md', {title, href: `/${title}`, isTranslated: true}],
    ['more/a.md', {title: 'more/a.md', href: '/more/a.md', isTranslated: false}],
  ]);
  expect(findGuidePages({}, '/site').size).toBe(0);
});

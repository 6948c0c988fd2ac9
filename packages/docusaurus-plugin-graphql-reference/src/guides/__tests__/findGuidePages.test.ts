import {expect, it, vi} from 'vitest';
import {findGuidePages} from '../findGuidePages';
import {loadPlugins, toAllContent} from '../../../../../tests/support/loadPlugins';

it('pages of guides are found by their files, also if they are translated', async () => {
  // Docusaurus shows unlisted guides while it develops.
  vi.stubEnv('NODE_ENV', 'production');
  const docs = 'docusaurus-plugin-content-docs';
  const {siteDir, plugins} = await loadPlugins(
    {
      'docs/a.md': '# A\n',
      'docs/in/b.md': '# B\n',
      'docs/c.md': '---\nunlisted: true\n---\n\n# C\n',
      [`i18n/de/${docs}/current/in/b.md`]: '# Be\n',
      'more/a.md': '# More\n',
    },
    {docs: [{}, {id: 'more', path: 'more', routeBasePath: 'more', sidebarPath: false}]},
    {locale: 'de', i18n: {defaultLocale: 'de', locales: ['de']}},
  );
  expect([...findGuidePages(toAllContent(plugins), siteDir)].toSorted()).toEqual([
    ['docs/a.md', {title: 'A', href: '/docs/a', isTranslated: false}],
    ['docs/in/b.md', {title: 'Be', href: '/docs/in/b', isTranslated: true}],
    ['more/a.md', {title: 'More', href: '/more/a', isTranslated: false}],
  ]);
  expect(findGuidePages({}, '/site').size).toBe(0);
});

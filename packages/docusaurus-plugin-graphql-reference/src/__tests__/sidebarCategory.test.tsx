import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, expect, test, vi} from 'vitest';
import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '../theme/DocSidebarItem/Category';

type Item = Props['item'];

const browser = vi.hoisted(() => ({isThere: true}));

vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, {name}: {name: string}) =>
    message.replace('{name}', name),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => (
    <a href={to}>{children}</a>
  ),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => browser.isThere}));
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {
    docs: {docSidebarItemCategory: '', docSidebarItemCategoryLevel: () => ''},
  },
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  findFirstSidebarItemLink: ({items}: Item) => (items[0] as {href: string}).href,
  isActiveSidebarItem: ({href}: Item, path: string) => href === path,
  isVisibleSidebarItem: () => true,
}));
vi.mock('@theme/DocSidebarItem/Link', () => ({
  default: ({item}: {item: {href: string}}) => <li>{item.href}</li>,
}));
vi.mock('@theme/DocSidebarItems', () => ({default: () => <li>items</li>}));
vi.mock('@theme/GraphqlName', () => ({default: ({name}: {name: string}) => name}));
vi.mock('docusaurus-plugin-graphql-reference/useFold', () => ({
  useFold: ({isOpenAtFirst}: {isOpenAtFirst: boolean}) => [
    isOpenAtFirst,
    () => undefined,
  ],
}));

const guides: Item = {
  type: 'category',
  label: 'Guides',
  href: '/guides',
  collapsible: true,
  collapsed: true,
  items: [{type: 'link', label: 'First', href: '/guides/first'}],
};

function render(item: Item): string {
  return renderToStaticMarkup(
    <Category item={item} index={0} level={1} activePath="/" />,
  );
}

beforeEach(() => {
  browser.isThere = true;
});

test('a category with a page of its own is a link and a fold that names it', () => {
  const html = render(guides);
  expect(html).toContain('<a href="/guides"><span>Guides</span></a>');
  expect(html).toContain('<summary aria-label="Pages under Guides"></summary>');
});

test('a category whose page is unlisted only folds', () => {
  const html = render({...guides, linkUnlisted: true});
  expect(html).toContain('<summary><span>Guides</span></summary>');
  expect(html).not.toContain('href="/guides"');
});

test('before scripts run, a closed category without a listed page leads to its first page', () => {
  browser.isThere = false;
  expect(render({...guides, linkUnlisted: true})).toContain(
    '<a href="/guides/first"><span>Guides</span></a>',
  );
});

test('what is below the title of the current page is open unless it stays folded', () => {
  const own = {...guides, href: '/'};
  expect(render(own)).toContain('<details class="sidebar-fold" open="">');
  expect(render({...own, customProps: {isFolded: true}})).toContain(
    '<details class="sidebar-fold"><summary',
  );
});

test('a category without anything that is shown is its own page, or nothing', () => {
  expect(render({...guides, items: []})).toBe('<li>/guides</li>');
  expect(render({...guides, items: [], linkUnlisted: true})).toBe('');
});

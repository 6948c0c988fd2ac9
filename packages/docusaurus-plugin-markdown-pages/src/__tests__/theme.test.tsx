import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import ContentVisibility from '../theme/ContentVisibility';
import DocVersionBadge from '../theme/DocVersionBadge';

const page = vi.hoisted(() => ({pathname: '/docs/a'}));

vi.mock('@docusaurus/router', () => ({useLocation: () => page}));
vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({categories: ['/docs/more']}),
}));
vi.mock('@theme-init/ContentVisibility', () => ({default: () => 'Draft'}));
vi.mock('@theme-init/DocVersionBadge', () => ({default: () => 'Version'}));
vi.mock('@theme/CopyPage', () => ({default: () => ', Copy page'}));

it('guides have the link beside their version, and posts and pages above their title', () => {
  const metadata = {frontMatter: {}, unlisted: false};
  const guide = {...metadata, version: 'current'};
  expect(renderToStaticMarkup(<DocVersionBadge />)).toBe('Version, Copy page');
  expect(renderToStaticMarkup(<ContentVisibility metadata={guide} />)).toBe('Draft');
  expect(renderToStaticMarkup(<ContentVisibility metadata={metadata} />)).toBe(
    'Draft, Copy page',
  );
});

it('generated pages of categories have none', () => {
  page.pathname = '/docs/more/';
  expect(renderToStaticMarkup(<DocVersionBadge />)).toBe('Version');
});

import {expect, it} from 'vitest';
import {checkPagesExist} from '../everyPageExists';
import {buildOf} from './buildOf';

const check = checkPagesExist({
  pages: ['/docs/versioning/', '/docs/chat'],
  reference: {'types/objects': {PostComment: 'post-comment'}},
});
const REFERENCE_PAGE = '/docs/graphql/types/objects/post-comment';

it('passes a build that has every page and names it in the sitemap', () => {
  const pages = {'/docs/versioning': '', '/docs/chat': '', [REFERENCE_PAGE]: ''};
  const sitemap = ['/docs/versioning/', '/docs/chat', REFERENCE_PAGE];
  expect(check(buildOf(pages, {}, {sitemap}))).toEqual([]);
});

it('reports missing pages with their source, and pages that the sitemap lacks', () => {
  const noIndex = '<meta name="robots" content="noindex, follow">';
  expect(check(buildOf({'/docs/chat': ''}))).toEqual([
    {
      page: '/docs/versioning/',
      message: 'The page is missing.',
      fix: 'Add its file to site/, or take it out of site/pages.json.',
    },
    {
      page: '/docs/chat',
      message: 'The page is not in sitemap.xml.',
      fix: 'Take it out of the ignorePatterns of the sitemap plugin, or keep it out of search engines with "noindex".',
    },
    {
      page: REFERENCE_PAGE,
      message: 'The page is missing.',
      fix: 'Add its type or operation to site/schema/, or take it out of site/pages.json.',
    },
  ]);
  const pages = {'/docs/versioning': noIndex, '/docs/chat': noIndex};
  expect(check(buildOf({...pages, [REFERENCE_PAGE]: noIndex}))).toEqual([]);
});

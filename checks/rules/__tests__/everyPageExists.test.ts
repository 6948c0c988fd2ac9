import {expect, it} from 'vitest';
import {checkPagesExist} from '../everyPageExists';
import {buildOf} from './buildOf';

const check = checkPagesExist({
  pages: ['/docs/versioning/', '/docs/chat'],
  reference: {'types/objects': {PostComment: 'post-comment'}},
});
const REFERENCE_PAGE = '/docs/graphql/types/objects/post-comment';

it('passes a build that has every page and names it in the sitemap', () => {
  const build = buildOf(
    {'/docs/versioning': '', '/docs/chat': '', [REFERENCE_PAGE]: ''},
    {},
    {sitemap: ['/docs/versioning/', '/docs/chat', REFERENCE_PAGE]},
  );
  expect(check(build)).toEqual([]);
});

it('names a guide and a reference page that are missing, and where they come from', () => {
  const build = buildOf({'/docs/chat': ''}, {}, {sitemap: ['/docs/chat']});
  expect(check(build)).toEqual([
    {
      page: '/docs/versioning/',
      message: 'The page is missing.',
      fix: 'Add its file to site/, or take it out of site/pages.json.',
    },
    {
      page: REFERENCE_PAGE,
      message: 'The page is missing.',
      fix: 'Add its type or operation to site/schema/, or take it out of site/pages.json.',
    },
  ]);
});

it('wants a page in the sitemap unless search engines are to leave it out', () => {
  const build = buildOf({
    '/docs/versioning': '<meta name="robots" content="noindex, follow">',
    '/docs/chat': '',
    [REFERENCE_PAGE]: '<meta name="robots" content="noindex">',
  });
  expect(check(build)).toEqual([
    {
      page: '/docs/chat',
      message: 'The page is not in sitemap.xml.',
      fix: 'Take it out of the ignorePatterns of the sitemap plugin, or keep it out of search engines with "noindex".',
    },
  ]);
});

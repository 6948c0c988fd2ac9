import {expect, test} from 'vitest';
import type {SearchResponse, SearchResult} from '../../../engine/engine';
import {findSimilarPages} from '../findSimilarPages';

const toResult = (url: string): SearchResult => ({
  kind: url.startsWith('/guides') ? 'guide' : 'object',
  title: url,
  url,
  isDeprecated: false,
});

const toResponse = (
  pages: readonly string[],
  misses: readonly string[] = [],
): SearchResponse => ({
  groups: [
    {name: 'types', results: pages.map(toResult), total: pages.length},
    {name: 'fields', results: [{...toResult('/field'), kind: 'field'}], total: 1},
  ],
  total: pages.length + 1,
  isPoor: false,
  nearMisses: misses.map(toResult),
  words: [],
});

test.each([
  ['/docs/types/space-member.html', ['space member', 'space', 'member']],
  ['/docs/create_a_space/', ['create a space', 'create', 'space']],
  ['/docs/café list', ['café list', 'café', 'list']],
  ['/', []],
])('searches for the words of %s: %j', async (path, expected) => {
  const queries: string[] = [];
  await findSimilarPages((query) => {
    queries.push(query);
    return Promise.resolve(toResponse([]));
  }, path);
  expect(queries).toEqual(expected);
});

test.each([
  [
    'all words before those of one, each once',
    '/docs/my-spacee',
    {
      'my spacee': toResponse([], ['/space']),
      spacee: toResponse(['/space', '/spaces']),
    },
    ['/space', '/spaces'],
  ],
  [
    'the same folder before others',
    '/docs/api/types/members',
    {
      members: toResponse([
        '/docs/members',
        '/docs/api/mutations/member',
        '/docs/api/types/member#id',
      ]),
    },
    ['/docs/api/types/member#id', '/docs/api/mutations/member', '/docs/members'],
  ],
  [
    'a word, five at most',
    '/space',
    {
      space: toResponse([
        '/space/1',
        '/space/2',
        '/space/3',
        '/space/4',
        '/space/5',
        '/space/6',
      ]),
    },
    ['/space/1', '/space/2', '/space/3', '/space/4', '/space/5'],
  ],
  [
    'a word in any form, of guides those that have it in their names',
    '/notifying',
    {
      notifying: toResponse(['/guides/nothing', '/guides/notifications', '/ntoify']),
    },
    ['/guides/notifications', '/ntoify'],
  ],
])('lists pages of %s', async (_, path, responses, expected) => {
  const found = new Map<string, SearchResponse>(Object.entries(responses));
  const search = (query: string) => Promise.resolve(found.get(query) ?? toResponse([]));
  const pages = await findSimilarPages(search, path);
  expect(pages.map(({url}) => url)).toEqual(expected);
});

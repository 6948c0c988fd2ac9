import {expect, test} from 'vitest';
import type {SearchResponse, SearchResult} from '../../../engine/engine';
import type {SearchClient, Status} from '../createSearchClient';
import {findSimilarPages} from '../findSimilarPages';

const toResult = (url: string): SearchResult => ({
  kind: 'object',
  title: url,
  url,
  isDeprecated: false,
});

const toResponse = (pages: readonly string[], misses: readonly string[] = []) =>
  ({
    groups: [
      {name: 'types', results: pages.map(toResult), total: pages.length},
      {name: 'fields', results: [toResult('/field')], total: 1},
    ],
    total: pages.length + 1,
    nearMisses: misses.map(toResult),
  }) satisfies SearchResponse;

/** A client whose status changes in the next microtask. */
function createClient(
  answers: Readonly<Record<string, SearchResponse>>,
  outcome: Status = 'ready',
): SearchClient {
  const listeners = new Set<() => void>();
  let status: Status = 'idle';
  return {
    getStatus: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () =>
      queueMicrotask(() => {
        status = outcome;
        for (const listener of listeners) listener();
      }),
    restart: () => undefined,
    search: (query) => Promise.resolve(answers[query] ?? toResponse([])),
  };
}

async function findUrls(client: SearchClient, path: string): Promise<string[]> {
  const pages = await findSimilarPages(client, path, '/');
  return pages.map(({url}) => url);
}

test.each([
  ['/docs/types/space-member.html', ['space member', 'space', 'member']],
  ['/docs/create_a_space/', ['create a space', 'create', 'space']],
  ['/docs/café list', ['café list', 'café', 'list']],
  ['/', []],
])('searches for the words of %s: %j', async (path, expected) => {
  const queries: string[] = [];
  const client = createClient({});
  const search: SearchClient['search'] = (query) => {
    queries.push(query);
    return client.search(query);
  };
  await findSimilarPages({...client, search}, path, '/');
  expect(queries).toEqual(expected);
});

test('lists pages found by all words before those found by one, each once', async () => {
  const client = createClient({
    'my spacee': toResponse([], ['/space']),
    spacee: toResponse(['/space', '/spaces']),
  });
  expect(await findUrls(client, '/docs/my-spacee')).toEqual(['/space', '/spaces']);
});

test('lists pages in the same folder before others', async () => {
  const found = [
    '/docs/members',
    '/docs/api/mutations/member',
    '/docs/api/types/member#id',
  ];
  const client = createClient({members: toResponse(found)});
  expect(await findUrls(client, '/docs/api/types/members')).toEqual([
    '/docs/api/types/member#id',
    '/docs/api/mutations/member',
    '/docs/members',
  ]);
});

test('lists five pages at most', async () => {
  const client = createClient({a1b: toResponse(['/1', '/2', '/3', '/4', '/5', '/6'])});
  expect(await findUrls(client, '/a1b')).toEqual(['/1', '/2', '/3', '/4', '/5']);
});

test('lists nothing if the index fails to load', async () => {
  const client = createClient({space: toResponse(['/space'])}, 'failed');
  expect(await findUrls(client, '/space')).toEqual([]);
});

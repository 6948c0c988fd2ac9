import {expect, test} from 'vitest';
import type {SearchResponse, SearchResult} from '../../../engine/engine';
import type {SearchClient, Status} from '../../search/createSearchClient';
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

/** A client that has loaded, or failed, one turn after it was asked. */
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

test('names the pages found for all words, then those for each word, none twice', async () => {
  const client = createClient({
    'my spacee': toResponse([], ['/space']),
    spacee: toResponse(['/space', '/spaces']),
  });
  expect(await findUrls(client, '/docs/my-spacee')).toEqual(['/space', '/spaces']);
});

test('names a page beside the address before those elsewhere', async () => {
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

test('names five pages at most', async () => {
  const client = createClient({a1b: toResponse(['/1', '/2', '/3', '/4', '/5', '/6'])});
  expect(await findUrls(client, '/a1b')).toEqual(['/1', '/2', '/3', '/4', '/5']);
});

test('names none where the index cannot be loaded', async () => {
  const client = createClient({space: toResponse(['/space'])}, 'failed');
  expect(await findUrls(client, '/space')).toEqual([]);
});

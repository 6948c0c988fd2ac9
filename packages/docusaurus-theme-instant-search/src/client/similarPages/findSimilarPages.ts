import type {SearchResponse, SearchResult} from '../../engine/engine';
import type {SearchClient} from '../search/createSearchClient';
import {toQueries} from './toQueries';

const MOST_PAGES = 5;

/** The pages whose names come nearest to the words of an address; none where search cannot be loaded. */
export async function findSimilarPages(
  client: SearchClient,
  path: string,
  baseUrl: string,
): Promise<readonly SearchResult[]> {
  if (!(await isLoaded(client, baseUrl))) return [];
  const found = new Map<string, SearchResult>();
  for (const query of toQueries(path)) {
    for (const page of toPages(await client.search(query))) {
      if (!found.has(page.url)) found.set(page.url, page);
    }
  }
  return nearestFirst([...found.values()], path).slice(0, MOST_PAGES);
}

/** Fields are no pages: who follows an old address looks for a page. */
function toPages({groups, nearMisses}: SearchResponse): readonly SearchResult[] {
  const pages = groups.filter(({name}) => name !== 'fields');
  return [...pages.flatMap(({results}) => results), ...nearMisses];
}

/** A page beside the one that was asked for is meant rather than one that is elsewhere. */
function nearestFirst(pages: readonly SearchResult[], path: string): SearchResult[] {
  const asked = path.split('/');
  const countShared = ({url}: SearchResult): number => {
    const parts = url.split('#')[0]!.split('/');
    const first = parts.findIndex((part, index) => part !== asked[index]);
    return first < 0 ? parts.length : first;
  };
  return pages.toSorted((a, b) => countShared(b) - countShared(a));
}

function isLoaded(client: SearchClient, baseUrl: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      const status = client.getStatus();
      if (status !== 'ready' && status !== 'failed') return;
      unsubscribe();
      resolve(status === 'ready');
    };
    const unsubscribe = client.subscribe(settle);
    client.load(baseUrl);
    settle();
  });
}

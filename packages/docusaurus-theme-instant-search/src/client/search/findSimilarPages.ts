import type {SearchResponse, SearchResult} from '../../engine/engine';
import type {SearchClient} from './createSearchClient';

const MOST_PAGES = 5;
const SHORTEST_WORD = 3;

/** Finds the pages whose names come nearest to the last part of a path; none if search fails to load. */
export async function findSimilarPages(
  client: SearchClient,
  path: string,
  baseUrl: string,
): Promise<readonly SearchResult[]> {
  if (!(await isLoaded(client, baseUrl))) return [];
  const responses = await Promise.all(toQueries(path).map(client.search));
  const pages = new Map(responses.flatMap(toPages).map((page) => [page.url, page]));
  return nearestFirst([...pages.values()], path).slice(0, MOST_PAGES);
}

/** The words of the last part together, then each long one: `a/space-of.html` -> `space of`, `space`. */
function toQueries(path: string): string[] {
  const part = path.split('/').findLast((segment) => segment !== '') ?? '';
  const words = part.replace(/\.\w+$/u, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return words.length === 0 ? [] : [...new Set([words.join(' '), ...long])];
}

function toPages({groups, nearMisses}: SearchResponse): SearchResult[] {
  const pages = groups.filter(({name}) => name !== 'fields');
  return [...pages.flatMap(({results}) => results), ...nearMisses];
}

/** Sorts pages by the number of leading folders that they share with the path. */
function nearestFirst(pages: readonly SearchResult[], path: string): SearchResult[] {
  const folders = path.split('/');
  const countShared = ({url}: SearchResult): number => {
    const parts = url.split('#')[0]!.split('/');
    const first = parts.findIndex((part, index) => part !== folders[index]);
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

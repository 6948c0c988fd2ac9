import type {SearchResponse, SearchResult} from '../../engine/engine';
import {toGroup} from '../../engine/results';
import type {Search} from './openEngine';
import {searchClient} from './searchClient';

const MOST_PAGES = 5;
const SHORTEST_WORD = 3;

/** Finds the pages whose names come nearest to the last part of a path, in the index of the visit. */
export async function loadSimilarPages(
  path: string,
  baseUrl: string,
): Promise<readonly SearchResult[]> {
  return findSimilarPages(await searchClient.load(baseUrl), path);
}

/** Finds the pages whose names come nearest to the last part of a path. */
export async function findSimilarPages(
  search: Search,
  path: string,
): Promise<readonly SearchResult[]> {
  const responses = await Promise.all(toQueries(path).map(search));
  const pages = new Map(responses.flatMap(toPages).map((page) => [page.url, page]));
  const folders = path.split('/');
  const nearness = ({url}: SearchResult) => countShared(folders, url);
  return [...pages.values()]
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, MOST_PAGES);
}

/** The words of the last part together, then each long one: `a/space-of.html` -> `space of`, `space`. */
function toQueries(path: string): string[] {
  const part = path.split('/').findLast((segment) => segment !== '') ?? '';
  const words = part.replace(/\.\w+$/u, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return words.length === 0 ? [] : [...new Set([words.join(' '), ...long])];
}

function toPages({groups, nearMisses}: SearchResponse): SearchResult[] {
  const results = groups.flatMap((group) => group.results);
  return [...results.filter(({kind}) => toGroup(kind) !== 'fields'), ...nearMisses];
}

/** How many leading folders an address shares with a path. */
function countShared(folders: readonly string[], url: string): number {
  const parts = url.split('#')[0]!.split('/');
  const first = parts.findIndex((part, index) => part !== folders[index]);
  return first < 0 ? parts.length : first;
}

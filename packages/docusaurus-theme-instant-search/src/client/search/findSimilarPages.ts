import type {SearchResult} from '../../engine/engine';
import {toGroup} from '../../engine/results';
import {splitText} from '../../words';
import type {Search} from './openEngine';
import {searchClient} from './searchClient';

const MOST_PAGES = 5;
const SHORTEST_WORD = 3;
/** Words of a language that begin with the same letters are mostly forms of one word. */
const SAME_LETTERS = 4;

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
  const queries = toQueries(path);
  const responses = await Promise.all(queries.map((query) => search(query)));
  const words = new Set(splitText(queries[0] ?? '').map(toStart));
  // A guide that has a word in its text only is a guess; what the schema names may have a typing error.
  const isNamed = ({title, parent = '', url}: SearchResult) =>
    splitText(`${title} ${parent} ${url}`).some((word) => words.has(toStart(word)));
  const found = responses.flatMap(({groups, nearMisses}) => [
    ...groups
      .flatMap(({results}) => results)
      .filter((result) => {
        const group = toGroup(result.kind);
        return group !== 'fields' && (group !== 'guides' || isNamed(result));
      }),
    ...nearMisses,
  ]);
  const pages = new Map(found.map((page) => [page.url, page]));
  const folders = path.split('/');
  const nearness = ({url}: SearchResult) => countShared(folders, url);
  return Array.from(pages.values())
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, MOST_PAGES);
}

/** The words of the last part together, then each long one: `a/space-of.html` -> `space of`, `space`. */
function toQueries(path: string): string[] {
  const part = path.split('/').findLast((segment) => segment !== '') ?? '';
  const words = part.replace(/\.\w+$/u, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  return words.length === 0 ? [] : Array.from(new Set([words.join(' '), ...long]));
}

function toStart(word: string): string {
  return word.slice(0, SAME_LETTERS);
}

/** How many leading folders an address shares with a path. */
function countShared(folders: readonly string[], url: string): number {
  const parts = url.split('#')[0]!.split('/');
  const first = parts.findIndex((part, index) => part !== folders[index]);
  return first < 0 ? parts.length : first;
}

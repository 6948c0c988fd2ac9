import type {SearchResult} from '../../engine/engine';
import {searchClient} from '../search/searchClient';
import {findSimilarPages} from './findSimilarPages';

/** Asks the engine of the visit, which the palette uses, too. */
export function askForSimilarPages(
  path: string,
  baseUrl: string,
): Promise<readonly SearchResult[]> {
  return findSimilarPages(searchClient, path, baseUrl);
}

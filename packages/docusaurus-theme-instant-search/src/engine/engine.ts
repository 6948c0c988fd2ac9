import type {IndexFile} from '../format/indexFile';
import type {SearchPage} from '../searchPage';
import {findNearMisses} from './findNearMisses';
import type {ResultGroup, SearchResult} from './groupResults';
import {groupResults, toPageResult} from './groupResults';
import {buildGuideIndex} from './guides';
import {parseQuery} from './parseQuery';
import {buildReferenceIndex} from './referenceIndex';
import {searchReference} from './searchReference';

export interface SearchResponse {
  /** The best group first, in each the best result first. */
  readonly groups: readonly ResultGroup[];
  /** How many results there are, shown or not. */
  readonly total: number;
  /** Pages whose names resemble the query, where nothing is found. */
  readonly nearMisses: readonly SearchResult[];
}

export interface SearchOptions {
  /** How many results are wanted; a group of few results may add one. */
  readonly limit: number;
}

export interface Engine {
  readonly search: (typed: string, options?: SearchOptions) => SearchResponse;
}

const DEFAULT_LIMIT = 10;

/** Builds what a search needs; all knowledge of how things are found is behind this function. */
export function createEngine(file: IndexFile): Engine {
  const reference = buildReferenceIndex(file.reference, file.synonyms);
  const guides = buildGuideIndex(file);
  return {
    search: (typed, {limit} = {limit: DEFAULT_LIMIT}) => {
      const query = parseQuery(typed);
      const guideHits = guides.search(query);
      const referenceHits = searchReference(reference, query);
      const groups = groupResults(referenceHits, guideHits, limit);
      const total = referenceHits.length + guideHits.hits.length;
      const misses: readonly SearchPage[] =
        total > 0 ? [] : findNearMisses(reference, query);
      return {groups, total, nearMisses: misses.map(toPageResult)};
    },
  };
}

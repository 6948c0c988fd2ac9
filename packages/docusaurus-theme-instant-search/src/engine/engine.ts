import {splitWords} from 'graphql-api-model/words';
import type {IndexFile} from '../format/indexFile';
import {isTask} from '../words';
import {
  groupResults,
  toPageResult,
  type ResultGroup,
  type SearchResult,
} from './groupResults';
import {buildGuideIndex} from './guides';
import {hasFilter, parseQuery} from './parseQuery';
import {buildReferenceIndex} from './referenceIndex';
import {findNearMisses, searchReference} from './searchReference';

export type {ResultGroup, SearchResult} from './groupResults';

export interface SearchResponse {
  /** The best group first, in each the best result first. */
  readonly groups: readonly ResultGroup[];
  /** How many results there are, shown or not. */
  readonly total: number;
  /** Pages whose names resemble the query, where nothing is found. */
  readonly nearMisses: readonly SearchResult[];
}

export interface Engine {
  readonly search: (typed: string) => SearchResponse;
}

/** How many results are shown, a few more where a group would show too little of itself. */
const MOST_RESULTS = 10;
const MOST_FILTERED_RESULTS = 50;

/** Builds what a search needs; all knowledge of how things are found is behind this function. */
export function createEngine(file: IndexFile): Engine {
  const reference = buildReferenceIndex(file.reference, file.synonyms);
  const guides = buildGuideIndex(file);
  return {
    search: (typed) => {
      const query = parseQuery(typed);
      const guideHits = guides.search(query);
      const referenceHits = searchReference(reference, query);
      const limit = hasFilter(query) ? MOST_FILTERED_RESULTS : MOST_RESULTS;
      const isHowTo = isTask(splitWords(query.text));
      const groups = groupResults(referenceHits, guideHits, limit, isHowTo);
      const total = referenceHits.length + guideHits.hits.length;
      const misses = total > 0 ? [] : findNearMisses(reference, query);
      return {groups, total, nearMisses: misses.map(toPageResult)};
    },
  };
}

import type {IndexFile} from '../format/indexFile';
import {fromReferenceGroup} from '../format/referencePages';
import {toDocuments, toMemberDocuments} from './documents';
import {groupResults, type ResultGroup} from './groupResults';
import {findMentions, parsePasted} from './mentions';
import {hasFilter, parseQuery} from './parseQuery';
import {rankResults} from './rankResults';
import {buildReferenceIndex} from './referenceIndex';
import {isMember, toPageResult, type SearchResult} from './results';
import {Tier} from './scoreName';
import {findNearMisses, isWanted, searchReference} from './searchReference';
import {buildTextIndex} from './textIndex';
import type {Term} from './toTerms';

export type {ResultGroup} from './groupResults';
export type {SearchResult} from './results';

export interface SearchResponse {
  /** The best group first, in each the best result first. */
  readonly groups: readonly ResultGroup[];
  /** How many results there are, shown or not. */
  readonly total: number;
  /** The best result has too few of the words to be what the reader looks for. */
  readonly isPoor: boolean;
  /** Pages whose names resemble the query, where nothing is found. */
  readonly nearMisses: readonly SearchResult[];
  /** The words of the query: what is taken for each, as stems, and how telling it is. */
  readonly words: readonly Pick<Term, 'forms' | 'rarity'>[];
}

export interface Engine {
  readonly search: (typed: string) => SearchResponse;
}

/** How many results are shown, a few more where a group would show too little of itself. */
const MOST_RESULTS = 10;
const MOST_FILTERED_RESULTS = 50;
const MOST_POOR_RESULTS = 3;
/** The part of the words that a result must have to be an answer. */
const LEAST_COVERAGE = 0.55;
/** Among so many members one has some of the words by chance. */
const LEAST_COVERAGE_OF_MEMBER = 0.65;
/** No reader types more; a pasted text is cut. */
const LONGEST_QUERY = 400;

/** Builds what a search needs; all knowledge of how things are found is behind this function. */
export function createEngine(file: IndexFile): Engine {
  const pages = file.reference.flatMap(fromReferenceGroup);
  const reference = buildReferenceIndex(pages);
  const documents = toDocuments(file.guides, pages, file.descriptions);
  const members = file.summaries
    ? toMemberDocuments(pages, file.summaries, documents.length)
    : [];
  const searchTexts = buildTextIndex(documents, members, file.synonyms);
  return {
    search: (typed) => {
      const written = typed.slice(0, LONGEST_QUERY);
      const query = parseQuery(parsePasted(written));
      const names = searchReference(reference, query);
      const mentions = hasFilter(query) ? [] : findMentions(reference, query.text);
      const isPath = query.path !== undefined && names.length > 0;
      const [hits, terms] = searchTexts(isPath ? '' : query.text);
      const found = hits.filter(({document: {result}}) =>
        isWanted(query, result.kind, {...result, deprecated: result.isDeprecated}),
      );
      const isPoor =
        mentions.length === 0 &&
        !names.some(({score}) => score >= Tier.typingErrorInside) &&
        !found.some(
          ({coverage, document: {result}}) =>
            coverage >= (isMember(result) ? LEAST_COVERAGE_OF_MEMBER : LEAST_COVERAGE),
        );
      const ranked = rankResults(names, found, mentions, query);
      const shown =
        isPoor && !hasFilter(query) ? ranked.slice(0, MOST_POOR_RESULTS) : ranked;
      const limit = hasFilter(query) ? MOST_FILTERED_RESULTS : MOST_RESULTS;
      const misses = ranked.length === 0 ? findNearMisses(reference, query) : [];
      return {
        groups: groupResults(shown, limit, hasFilter(query)),
        total: shown.length,
        isPoor: isPoor && query.text !== '',
        nearMisses: misses.map(toPageResult),
        words: terms.map(({forms, rarity}) => ({forms, rarity})),
      };
    },
  };
}

import MiniSearch from 'minisearch';
import type {Query as MiniSearchQuery, SearchResult} from 'minisearch';
import type {GuidePage, IndexFile} from '../format/indexFile';
import {stem} from '../stem';
import {isQuestion, isStopWord} from '../stopWords';
import {alternativesOf, phraseJoiner} from '../synonyms';
import {splitWords} from '../words';
import type {Query} from './parseQuery';
import {Tier} from './scoreName';

export interface GuideHit {
  readonly page: GuidePage;
  /** Position in `page.sections`; 0 is the page itself. */
  readonly section: number;
  readonly score: number;
}

export interface GuideHits {
  readonly hits: readonly GuideHit[];
  /** A `Tier` and a quality below 1, to be weighed against the reference; 0 without hits. */
  readonly strength: number;
}

/** How far a guide that answers a question comes before every name. */
const QUESTION_LEAD = Object.keys(Tier).length;
const MOST_SECTIONS_OF_A_PAGE = 2;
/** What a term counts that stands elsewhere on the page of a section. */
const PAGE_CONTEXT = 0.5;
const NO_HITS: GuideHits = {hits: [], strength: 0};

type Alternatives = ReturnType<typeof alternativesOf>;

interface Document {
  readonly id: number;
  readonly page: GuidePage;
  readonly section: number;
  readonly title: string;
  readonly pageTitle: string;
  readonly heading: string;
  readonly text: string;
  readonly stems: string;
}

export interface GuideIndex {
  readonly search: (query: Query) => GuideHits;
}

/** Full-text search in guides, posts and pages: one document for each section. */
export function buildGuideIndex({guides, synonyms}: IndexFile): GuideIndex {
  const documents = guides
    .flatMap(toDocuments)
    .map((document, id) => ({...document, id}));
  const joinPhrases = phraseJoiner(synonyms);
  const toTerms = (text: string) => toStems(joinPhrases(text));
  const index = new MiniSearch<Document>({
    fields: ['title', 'pageTitle', 'heading', 'text', 'stems'],
    tokenize: (text, field) => (field === 'stems' ? text.split(' ') : toTerms(text)),
    processTerm: (term) => term,
    searchOptions: {
      boost: {title: 8, heading: 4, pageTitle: 3},
      weights: {fuzzy: 0.3, prefix: 0.6},
      tokenize: (text) => [text],
    },
  });
  index.addAll(documents);
  const alternatives = alternativesOf(synonyms, stem);
  return {
    search: (query) => {
      if (!isAsked(query)) return NO_HITS;
      const terms = [...new Set(toTerms(query.text))];
      if (terms.length === 0) return NO_HITS;
      const found = index.search(toMiniSearchQuery(index, terms, alternatives));
      return toHits(found, documents, terms, alternatives, query);
    },
  };
}

function toDocuments(page: GuidePage): Omit<Document, 'id'>[] {
  return page.sections.map(([, heading, text, stems], section) => ({
    page,
    section,
    title: section === 0 ? page.title : '',
    pageTitle: page.title,
    heading,
    text,
    stems,
  }));
}

/** Guides have neither type nor deprecation, so a filter on those excludes them. */
function isAsked({kinds, returns, onlyDeprecated}: Query): boolean {
  return (!kinds || kinds.has('guide')) && returns === undefined && !onlyDeprecated;
}

/** The stems of the telling words; of all words where none is telling. */
function toStems(text: string): string[] {
  const words = splitWords(text);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** Any of the terms, each also by its synonyms; typing errors are forgiven in unknown terms only. */
function toMiniSearchQuery(
  index: MiniSearch<Document>,
  terms: readonly string[],
  alternatives: Alternatives,
): MiniSearchQuery {
  const queries = terms.flatMap((term, position): MiniSearchQuery[] => {
    const prefix = position === terms.length - 1 && term.length > 2;
    const isKnown = index.search(term, {prefix}).length > 0;
    const fuzzy = !isKnown && term.length > 3 && (term.length < 8 ? 1 : 2);
    const others = [...(alternatives.get(term) ?? [])];
    return [
      {queries: [term], prefix: prefix || !isKnown, fuzzy},
      ...(others.length === 0 ? [] : [{queries: others, boostTerm: () => 0.7}]),
    ];
  });
  return {combineWith: 'OR', queries};
}

function toHits(
  found: readonly SearchResult[],
  documents: readonly Document[],
  terms: readonly string[],
  alternatives: Alternatives,
  query: Query,
): GuideHits {
  const results = found.map(({id, score, queryTerms}) => ({
    document: documents[id as number]!,
    score,
    terms: termsFound(queryTerms, terms, alternatives),
  }));
  const ofPage = new Map<GuidePage, Set<string>>();
  for (const {document, terms: some} of results) {
    const all = ofPage.get(document.page) ?? new Set();
    for (const term of some) all.add(term);
    ofPage.set(document.page, all);
  }
  const weighed = results
    .map(({document, score, terms: {size}}) => {
      const context = PAGE_CONTEXT * (ofPage.get(document.page)!.size - size);
      const coverage = (size + context) / terms.length;
      return {document, coverage, score: score * coverage ** 2};
    })
    .sort((a, b) => b.score - a.score);
  const [best] = weighed;
  if (!best) return NO_HITS;
  const hits = atMostPerPage(weighed.map(({document, score}) => ({...document, score})));
  return {hits, strength: measureStrength(best.document, best.coverage, terms, query)};
}

/** The terms that are found, by themselves or by a synonym. */
function termsFound(
  found: readonly string[],
  terms: readonly string[],
  alternatives: Alternatives,
): ReadonlySet<string> {
  const isFound = (term: string) =>
    found.includes(term) ||
    [...(alternatives.get(term) ?? [])].some((other) => found.includes(other));
  return new Set(terms.filter(isFound));
}

function measureStrength(
  {page, heading, section}: Document,
  coverage: number,
  terms: readonly string[],
  query: Query,
): number {
  const asked = terms.join(' ');
  const name = toStems(section === 0 ? page.title : heading).join(' ');
  const isSentence = isQuestion(splitWords(query.text)) && coverage >= 0.5;
  const lead = isSentence ? QUESTION_LEAD : 0;
  if (name === asked) return lead + Tier.exact + 0.5;
  const isInName = terms.every((term) => name.includes(term));
  if (isInName) return lead + Tier.words + 0.5;
  return lead + (coverage === 1 ? Tier.inside : coverage);
}

function atMostPerPage(hits: readonly GuideHit[]): GuideHit[] {
  const counts = new Map<GuidePage, number>();
  return hits.filter(({page}) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_SECTIONS_OF_A_PAGE;
  });
}

import {splitWords} from 'graphql-api-model/words';
import MiniSearch, {type SearchResult} from 'minisearch';
import type {GuidePage, IndexFile} from '../format/indexFile';
import {phraseJoiner, toAlternatives, type Alternatives} from '../synonyms';
import {isStopWord, splitText, stem} from '../words';
import {isAnswer, matchName, measureStrength, type NameMatch} from './guideStrength';
import type {Query} from './parseQuery';
import {toGuideQuery, toTerms, type Term} from './toGuideQuery';

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
  /** A question is asked, and the best of them answers it. */
  readonly isAnswer: boolean;
}

const MOST_SECTIONS_OF_A_PAGE = 2;
/** What a term counts that stands elsewhere on the page of a section. */
const PAGE_CONTEXT = 0.5;
const BOOSTS = {title: 8, heading: 4, pageTitle: 3};
const WEIGHTS = {fuzzy: 0.3, prefix: 0.6};
/** How much more a section counts where one of its tables is about it: `FORBIDDEN` in a table of errors. */
const TERM_BOOST = 2;
const NO_HITS: GuideHits = {hits: [], strength: 0, isAnswer: false};

/** A text in stems: of "rate limit" only "limit" is left where a site takes both for the same. */
interface Stems {
  readonly written: readonly string[];
  /** With each phrase that has a synonym as one word. */
  readonly joined: readonly string[];
}

interface Document {
  readonly id: number;
  readonly page: GuidePage;
  readonly section: number;
  readonly title: string;
  readonly pageTitle: string;
  readonly heading: string;
  readonly text: string;
  readonly stems: string;
  readonly terms: ReadonlySet<string>;
  /** Of its title or heading. */
  readonly names: Stems;
}

export interface GuideIndex {
  readonly search: (query: Query) => GuideHits;
}

/** Full-text search in guides, posts and pages: one document for each section. */
export function buildGuideIndex({guides, synonyms}: IndexFile): GuideIndex {
  const joinPhrases = phraseJoiner(synonyms);
  const toJoinedStems = (text: string) => toStems(joinPhrases(text));
  const documents = guides.flatMap(toDocuments).map((document, id): Document => {
    const name = document.section === 0 ? document.title : document.heading;
    const names = {written: toStems(name), joined: toJoinedStems(name)};
    return {...document, names, id};
  });
  const index = new MiniSearch<Document>({
    fields: ['title', 'pageTitle', 'heading', 'text', 'stems'],
    tokenize: (text, field) =>
      field === 'stems' ? text.split(' ') : toStems(joinPhrases(text), splitText),
    processTerm: (term) => term,
    searchOptions: {boost: BOOSTS, weights: WEIGHTS, tokenize: (text) => [text]},
  });
  index.addAll(documents);
  const alternatives = toAlternatives(synonyms);
  const isFound = (text: string, prefix: boolean) =>
    index.search(text, {prefix}).length > 0;
  return {
    search: (query) => {
      if (!guides.some((page) => isWanted(page, query))) return NO_HITS;
      const stems = [...new Set(toJoinedStems(query.text))];
      const terms = toTerms(stems, alternatives, isFound);
      if (terms.length === 0) return NO_HITS;
      const found = index.search(toGuideQuery(terms, alternatives), {
        filter: ({id}) => isWanted(documents[id as number]!.page, query),
      });
      const asked = {written: toStems(query.text), joined: stems};
      const weighed = weigh(found, documents, terms, alternatives, asked);
      return toHits(weighed, terms, query);
    },
  };
}

function toDocuments(page: GuidePage): Omit<Document, 'id' | 'names'>[] {
  return page.sections.map(([, heading, text, stems, terms], section) => ({
    page,
    section,
    title: section === 0 ? page.title : '',
    pageTitle: page.title,
    heading,
    text,
    stems,
    terms: new Set(terms.split(' ')),
  }));
}

/** Guides have neither type nor deprecation, so a filter on those excludes them. */
function isWanted({kind}: GuidePage, {kinds, returns, onlyDeprecated}: Query): boolean {
  return (!kinds || kinds.has(kind)) && returns === undefined && !onlyDeprecated;
}

/** The stems of the telling words; of all words where none is telling. */
function toStems(text: string, split = splitWords): string[] {
  const words = split(text);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

interface WeighedDocument {
  readonly document: Document;
  readonly coverage: number;
  /** A term is found only by a word that stands for it. */
  readonly isBySynonym: boolean;
  readonly name: NameMatch;
  readonly score: number;
}

/** Best first: how well the words are found, how many of them, and whether they are its name. */
function weigh(
  found: readonly SearchResult[],
  documents: readonly Document[],
  terms: readonly Term[],
  alternatives: Alternatives,
  asked: Stems,
): WeighedDocument[] {
  const results = found.map(({id, score, queryTerms}) => ({
    document: documents[id as number]!,
    score,
    queryTerms,
    terms: termsFound(queryTerms, terms, alternatives),
  }));
  const ofPage = new Map<GuidePage, Set<Term>>();
  for (const {document, terms: some} of results) {
    const all = ofPage.get(document.page) ?? new Set();
    for (const term of some) all.add(term);
    ofPage.set(document.page, all);
  }
  return results
    .map(({document, score, queryTerms, terms: some}) => {
      const {size} = some;
      const context = PAGE_CONTEXT * (ofPage.get(document.page)!.size - size);
      const coverage = (size + context) / terms.length;
      const written = matchName(document.names.written, asked.written);
      const joined = matchName(document.names.joined, asked.joined);
      const isTerm = asked.written.every((term) => document.terms.has(term));
      const boost = written.boost * (isTerm ? TERM_BOOST : 1);
      return {
        document,
        coverage,
        isBySynonym: [...some].some(
          ({text, known}) => known === 'bySynonym' || !queryTerms.includes(text),
        ),
        name: written.tier >= joined.tier ? written : joined,
        score: score * coverage ** 2 * boost,
      };
    })
    .sort((a, b) => b.score - a.score);
}

/** The terms that are found, by themselves or by a synonym. */
function termsFound(
  found: readonly string[],
  terms: readonly Term[],
  alternatives: Alternatives,
): ReadonlySet<Term> {
  const isFound = ({text}: Term) =>
    found.includes(text) ||
    [...(alternatives.get(text) ?? [])].some((other) => found.includes(other));
  return new Set(terms.filter(isFound));
}

function toHits(
  weighed: readonly WeighedDocument[],
  terms: readonly Term[],
  query: Query,
): GuideHits {
  const [best] = weighed;
  if (!best) return NO_HITS;
  const evidence = {...best, isGuess: terms.some(({known}) => known === 'no')};
  return {
    hits: atMostPerPage(weighed.map(({document, score}) => ({...document, score}))),
    strength: measureStrength(evidence),
    isAnswer: isAnswer(splitWords(query.text), evidence),
  };
}

function atMostPerPage(hits: readonly GuideHit[]): GuideHit[] {
  const counts = new Map<GuidePage, number>();
  return hits.filter(({page}) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_SECTIONS_OF_A_PAGE;
  });
}

import {splitWords} from 'graphql-api-model/words';
import MiniSearch, {type SearchResult} from 'minisearch';
import type {GuidePage, IndexFile} from '../format/indexFile';
import {phraseJoiner, toAlternatives} from '../synonyms';
import {isQuestion, isStopWord, splitText, stem} from '../words';
import {matchName, measureStrength, type GuideEvidence} from './guideStrength';
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
  /** A question is asked, and the best of them matches it. */
  readonly isAnswer: boolean;
}

const MOST_SECTIONS_OF_A_PAGE = 2;
/** What a term counts that stands elsewhere on the page of a section. */
const PAGE_CONTEXT = 0.5;
const BOOSTS = {title: 8, heading: 4, pageTitle: 3};
const WEIGHTS = {fuzzy: 0.3, prefix: 0.6};
/** How much more a section counts where one of its tables is about it: `FORBIDDEN` in a table of errors. */
const TERM_BOOST = 2;
/** The share of a question's terms that an answer must have. */
const LEAST_OF_ANSWER = 0.5;
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
  const toBoth = (text: string): Stems => ({
    written: toStems(text),
    joined: toStems(joinPhrases(text)),
  });
  const documents = guides
    .flatMap((page) =>
      page.sections.map(([, heading, text, stems, terms], section) => ({
        page,
        section,
        title: section === 0 ? page.title : '',
        pageTitle: page.title,
        heading,
        text,
        stems,
        terms: new Set(terms.split(' ')),
        names: toBoth(section === 0 ? page.title : heading),
      })),
    )
    .map((document, id): Document => ({...document, id}));
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
      const {written, joined} = toBoth(query.text);
      const asked = {written, joined: [...new Set(joined)]};
      const terms = toTerms(asked.joined, alternatives, isFound);
      const found = index.search(toGuideQuery(terms), {
        filter: ({id}) => isWanted(documents[id as number]!.page, query),
      });
      const hits = weigh(found, documents, terms, asked);
      const [best] = hits;
      if (!best) return NO_HITS;
      return {
        hits: atMostPerPage(hits),
        strength: measureStrength(
          best,
          terms.some(({known}) => known === 'no'),
        ),
        isAnswer: isQuestion(splitWords(query.text)) && best.coverage >= LEAST_OF_ANSWER,
      };
    },
  };
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

/** Best first: how well the words are found, how many of them, and whether they are its name. */
function weigh(
  found: readonly SearchResult[],
  documents: readonly Document[],
  terms: readonly Term[],
  asked: Stems,
): (GuideHit & GuideEvidence)[] {
  const ofPage = new Map<GuidePage, Set<Term>>();
  const results = found.map(({id, score, queryTerms}) => {
    const document = documents[id as number]!;
    const isFound = ({text, synonyms}: Term) =>
      [text, ...synonyms].some((form) => queryTerms.includes(form));
    const some = terms.filter(isFound);
    ofPage.set(document.page, new Set([...(ofPage.get(document.page) ?? []), ...some]));
    return {document, score, queryTerms, some};
  });
  return results
    .map(({document, score, queryTerms, some}) => {
      const {page, section, names} = document;
      const context = PAGE_CONTEXT * (ofPage.get(page)!.size - some.length);
      const coverage = (some.length + context) / terms.length;
      const written = matchName(names.written, asked.written);
      const joined = matchName(names.joined, asked.joined);
      const isTerm = asked.written.every((term) => document.terms.has(term));
      const boost = written.boost * (isTerm ? TERM_BOOST : 1);
      return {
        page,
        section,
        coverage,
        isBySynonym: some.some(
          ({text, known}) => known === 'bySynonym' || !queryTerms.includes(text),
        ),
        name: written.tier >= joined.tier ? written : joined,
        score: score * coverage ** 2 * boost,
      };
    })
    .sort((a, b) => b.score - a.score);
}

function atMostPerPage(hits: readonly GuideHit[]): GuideHit[] {
  const counts = new Map<GuidePage, number>();
  return hits.filter(({page}) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_SECTIONS_OF_A_PAGE;
  });
}

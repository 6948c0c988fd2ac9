import MiniSearch from 'minisearch';
import {phraseExpander, toAlternatives, type Synonyms} from '../synonyms';
import {isStopWord, splitText, stem} from '../words';
import type {Document} from './documents';
import {type Lookup, type Term, toTerms} from './toTerms';

/** A document that has some of the words of a query. */
export interface TextHit {
  readonly document: Document;
  readonly score: number;
  /** The part of the words that it has, rare ones counting more, and with less weight its page. */
  readonly coverage: number;
  /** Its name has all of the words. */
  readonly isInName: boolean;
  /** Its name has all of the words, and no others. */
  readonly isNamed: boolean;
}

/** Finds documents with words of a text, best first, and what the words mean. */
export type TextSearch = (text: string) => readonly [hits: TextHit[], terms: Term[]];

const BOOSTS = {name: 2.2, pageTitle: 2.2, lead: 2, body: 1, keywords: 2};
const BM25 = {k: 1.8, b: 0.5, d: 0.5};
const MOST_SECTIONS_OF_A_PAGE = 3;
/** What of a word's score and coverage is that of the page; the rest is that of the section. */
const ON_PAGE = 0.25;
/** How much more few words met well lose against all words met. */
const COVERAGE_POWER = 1.5;
/** How much more a document counts whose neighbouring words are those of the query; the best are compared. */
const NEARNESS = 0.8;
const WINDOW = 4;
const MOST_COMPARED = 40;

/** Full-text search in sections of guides and pages of the reference. */
export function buildTextIndex(
  documents: readonly Document[],
  synonyms: Synonyms,
): TextSearch {
  const expandPhrases = phraseExpander(synonyms);
  const alternatives = toAlternatives(synonyms);
  const toWords = (text: string) => tellingWords(expandPhrases(text));
  const known = new Set<string>();
  const index = new MiniSearch<Document>({
    fields: Object.keys(BOOSTS),
    tokenize: (text, field) => {
      const isStems = field === 'body' || field === 'keywords';
      const stems = isStems ? text.split(' ') : toWords(text).map(stem);
      for (const each of stems) known.add(each);
      return stems;
    },
    processTerm: (term) => term,
    searchOptions: {boost: BOOSTS, bm25: BM25, tokenize: (text) => [text]},
  });
  index.addAll(documents);
  const lookup: Lookup = (text, prefix = false) => {
    const found = prefix || known.has(text) ? index.search(text, {prefix}) : [];
    return new Map(found.map(({id, score}) => [id as number, score]));
  };
  const names = documents.map(({name}) => tellingWords(name).map(stem));
  const words: (readonly string[])[] = [];
  // Only few documents are compared so closely.
  const wordsOf = ({id, lead, body, keywords = ''}: Document) =>
    (words[id] ??= names[id]!.concat(
      tellingWords(lead).map(stem),
      `${body} ${keywords}`.split(' '),
    ));
  return (text) => {
    const terms = toTerms(toWords(text), alternatives, lookup, documents.length);
    return [weigh(terms, documents, names, wordsOf), terms];
  };
}

/** The telling words; all words where none is telling. */
function tellingWords(text: string): string[] {
  const words = splitText(text);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

function weigh(
  terms: readonly Term[],
  documents: readonly Document[],
  names: readonly (readonly string[])[],
  wordsOf: (document: Document) => readonly string[],
): TextHit[] {
  const total = terms.reduce((sum, {rarity}) => sum + rarity, 0);
  const ofPages = terms.map(({scores}) => bestOfPages(scores, documents));
  const found = new Set(terms.flatMap(({scores}) => Array.from(scores.keys())));
  const hits = Array.from(found).map((id): TextHit => {
    const document = documents[id]!;
    let score = 0;
    let covered = 0;
    for (const [position, {scores, rarity, certainty}] of terms.entries()) {
      const own = scores.get(id) ?? 0;
      const onPage = ofPages[position]!.get(document.page) ?? 0;
      score += own + ON_PAGE * (onPage - own);
      covered += (own > 0 ? 1 : onPage > 0 ? ON_PAGE : 0) * rarity * certainty;
    }
    const coverage = covered / total;
    const factor = coverage ** COVERAGE_POWER * document.weight;
    const name = names[id]!;
    // A form in the name is in the text: without all words met, none need be looked for.
    const isInName =
      coverage === 1 && terms.every(({forms}) => name.some((word) => forms.has(word)));
    const isNamed =
      isInName && name.every((word) => terms.some(({forms}) => forms.has(word)));
    return {document, coverage, isInName, isNamed, score: score * factor};
  });
  hits.sort((a, b) => b.score - a.score);
  const near = hits.slice(0, MOST_COMPARED).map((hit) => {
    const boost = 1 + NEARNESS * measureNearness(wordsOf(hit.document), terms);
    return {...hit, score: hit.score * boost};
  });
  return atMostPerPage(
    [...near, ...hits.slice(MOST_COMPARED)].sort((a, b) => b.score - a.score),
  );
}

/** The part of the neighbouring words of a query that are near each other in these words. */
function measureNearness(words: readonly string[], terms: readonly Term[]): number {
  if (terms.length < 2) return 0;
  const all = Array.from(words.keys());
  const positions = terms.map(({forms}) => all.filter((at) => forms.has(words[at]!)));
  const isNear = (one: number, other: number) =>
    one !== other && Math.abs(one - other) <= WINDOW;
  const near = positions
    .slice(1)
    .filter((found, index) =>
      found.some((one) => positions[index]!.some((other) => isNear(one, other))),
    );
  return near.length / (terms.length - 1);
}

/** The best score of a word on each page. */
function bestOfPages(
  scores: ReadonlyMap<number, number>,
  documents: readonly Document[],
): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const [id, score] of scores) {
    const {page} = documents[id]!;
    best.set(page, Math.max(best.get(page) ?? 0, score));
  }
  return best;
}

function atMostPerPage(hits: readonly TextHit[]): TextHit[] {
  const counts = new Map<string, number>();
  return hits.filter(({document: {page}}) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_SECTIONS_OF_A_PAGE;
  });
}

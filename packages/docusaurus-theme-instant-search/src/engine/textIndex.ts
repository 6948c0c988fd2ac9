import MiniSearch from 'minisearch';
import {phraseExpander, toAlternatives, type Synonyms} from '../synonyms';
import {isStopWord, splitText, stem} from '../words';
import type {Document} from './documents';
import {type Lookup, rarityOf, type Term, toTerms} from './toTerms';

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

/** What a member counts beside a section of a guide. */
const MEMBER = 0.4;
/** A member with fewer of the words is no answer; more of them are not looked at. */
const LEAST_OF_MEMBER = 0.3;
const MOST_MEMBERS = 50;
/** Members that are looked at for a word; a word that more have tells little about each. */
const MOST_MATCHES = 1000;

/**
 * Full-text search in sections of guides and pages of the reference, and in members. How rare a word is, is that of
 * the documents without members, since the same words are in many of those.
 */
export function buildTextIndex(
  documents: readonly Document[],
  members: readonly Document[],
  synonyms: Synonyms,
): TextSearch {
  const expandPhrases = phraseExpander(synonyms);
  const alternatives = toAlternatives(synonyms);
  const toWords = (text: string) => tellingWords(expandPhrases(text));
  const findDocuments = buildPart(documents, toWords);
  const findMembers = buildMembers(members, toWords);
  const lookup: Lookup = (text, prefix = false) => {
    const found = findDocuments(text, prefix);
    const inMembers = findMembers(text, prefix);
    const share = documents.length / (documents.length + members.length);
    const count = found.length || Math.ceil(inMembers.length * share);
    const scale = MEMBER * rarityOf(count, documents.length);
    const scores = new Map<number, number>();
    for (const {id, score} of found) scores.set(id, score);
    for (const {id, score} of inMembers) scores.set(id, score * scale);
    return {count, scores};
  };
  const all = [...documents, ...members];
  const isMember = (id: number) => id >= documents.length;
  const pages = new Map<string, number>();
  for (const {page} of all) if (!pages.has(page)) pages.set(page, pages.size);
  const pageOf = all.map(({page}) => pages.get(page)!);
  const names: (readonly string[])[] = [];
  const nameOf = ({id, name}: Document) => (names[id] ??= tellingWords(name).map(stem));
  const words: (readonly string[])[] = [];
  // Only few documents are compared so closely.
  const wordsOf = (document: Document) => {
    const {id, lead, body, keywords = ''} = document;
    return (words[id] ??= nameOf(document).concat(
      tellingWords(lead).map(stem),
      `${body} ${keywords}`.split(' '),
    ));
  };
  return (text) => {
    const terms = toTerms(toWords(text), alternatives, lookup, documents.length);
    const hits = weigh(terms, all, pageOf, nameOf).sort((a, b) => b.score - a.score);
    let count = 0;
    const kept = hits.filter(({document, coverage}) => {
      if (!isMember(document.id)) return true;
      if (coverage < LEAST_OF_MEMBER || count >= MOST_MEMBERS) return false;
      // A member of a type that is searched for adds nothing to the type.
      const own = new Set(wordsOf(document));
      const isOwn = terms.some(({forms}) =>
        Array.from(forms).some((form) => own.has(form)),
      );
      if (isOwn) count++;
      return isOwn;
    });
    const near = kept.slice(0, MOST_COMPARED).map((hit) => {
      const boost = 1 + NEARNESS * measureNearness(wordsOf(hit.document), terms);
      return {...hit, score: hit.score * boost};
    });
    const ranked = [...near, ...kept.slice(MOST_COMPARED)];
    return [atMostPerPage(ranked.sort((a, b) => b.score - a.score)), terms];
  };
}

interface Match {
  readonly id: number;
  readonly score: number;
}

/** Finds the documents that have a stem, or one that begins so. */
function buildPart(
  documents: readonly Document[],
  toWords: (text: string) => readonly string[],
): (text: string, prefix: boolean) => readonly Match[] {
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
  return (text, prefix) =>
    prefix || known.has(text)
      ? index.search(text, {prefix}).map(({id, score}) => ({id: id as number, score}))
      : [];
}

/**
 * The same for members, which are so many that their scores, without how rare the word is, are worked out
 * beforehand: of each word those of the members that have it best.
 */
function buildMembers(
  members: readonly Document[],
  toWords: (text: string) => readonly string[],
): (text: string, prefix: boolean) => readonly Match[] {
  const {name, pageTitle, lead, body} = BOOSTS;
  const fields = [
    [name, members.map((member) => toWords(member.name).map(stem))],
    [pageTitle, members.map(({pageTitle: title = ''}) => toWords(title).map(stem))],
    [lead, members.map((member) => toWords(member.lead).map(stem))],
    [body, members.map((member) => member.body.split(' ').filter(Boolean))],
  ] as const;
  const postings = new Map<string, Map<number, number>>();
  for (const [boost, stemsOf] of fields) {
    const average = stemsOf.flat().length / stemsOf.length;
    for (const [index, stems] of stemsOf.entries()) {
      const {k, b, d} = BM25;
      const length = k * (1 - b + (b * stems.length) / average);
      for (const each of new Set(stems)) {
        const times = stems.filter((other) => other === each).length;
        const scores = postings.get(each) ?? new Map<number, number>();
        const score = boost * (d + (times * (k + 1)) / (times + length));
        const {id} = members[index]!;
        postings.set(each, scores.set(id, (scores.get(id) ?? 0) + score));
      }
    }
  }
  const matches = new Map(
    Array.from(postings, ([text, scores]) => {
      const found = Array.from(scores, ([id, score]): Match => ({id, score}));
      return [text, found.sort((a, b) => b.score - a.score).slice(0, MOST_MATCHES)];
    }),
  );
  return (text, prefix) => {
    if (!prefix) return matches.get(text) ?? [];
    const forms = Array.from(matches.keys()).filter((form) => form.startsWith(text));
    return forms.flatMap((form) => matches.get(form)!);
  };
}

/** The telling words; all words where none is telling. */
function tellingWords(text: string): string[] {
  const words = splitText(text);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/** Adds up of each document, and with less weight of its page, how well it has each word and the part of them. */
function weigh(
  terms: readonly Term[],
  documents: readonly Document[],
  pageOf: readonly number[],
  nameOf: (document: Document) => readonly string[],
): TextHit[] {
  const total = terms.reduce((sum, {rarity}) => sum + rarity, 0);
  const own = new Map<number, Sum>();
  const ofPages = new Map<number, Sum>();
  for (const {scores, rarity, certainty} of terms) {
    const best = new Map<number, number>();
    for (const [id, score] of scores) {
      const page = pageOf[id]!;
      best.set(page, Math.max(best.get(page) ?? 0, score));
    }
    addUp(own, scores, rarity * certainty);
    addUp(ofPages, best, rarity * certainty);
  }
  return Array.from(own, ([id, sum]): TextHit => {
    const document = documents[id]!;
    const onPage = ofPages.get(pageOf[id]!)!;
    const share = (mine: number, pages: number) => mine + ON_PAGE * (pages - mine);
    const isWhole = sum.count === terms.length && sum.covered === total;
    const coverage = isWhole ? 1 : share(sum.covered, onPage.covered) / total;
    const factor = coverage ** COVERAGE_POWER * document.weight;
    // A form in the name is in the text: without all words met, none need be looked for.
    const name = isWhole ? nameOf(document) : [];
    const isInName =
      isWhole && terms.every(({forms}) => name.some((word) => forms.has(word)));
    const isNamed =
      isInName && name.every((word) => terms.some(({forms}) => forms.has(word)));
    const score = share(sum.score, onPage.score) * factor;
    return {document, coverage, isInName, isNamed, score};
  });
}

/** What a document or a page has of the words of a query. */
interface Sum {
  count: number;
  score: number;
  covered: number;
}

function addUp(
  sums: Map<number, Sum>,
  scores: ReadonlyMap<number, number>,
  weight: number,
): void {
  for (const [id, score] of scores) {
    const sum = sums.get(id);
    if (sum) {
      sum.count++;
      sum.score += score;
      sum.covered += weight;
    } else sums.set(id, {count: 1, score, covered: weight});
  }
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

function atMostPerPage(hits: readonly TextHit[]): TextHit[] {
  const counts = new Map<string, number>();
  return hits.filter(({document: {page}}) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MOST_SECTIONS_OF_A_PAGE;
  });
}

import type {Alternatives} from '../synonyms';
import {isStopWord, stem} from '../words';
import {toSpellings} from './typingErrors';

/** A word of a query. */
export interface Term {
  /** How rare it is in the documents; a word that is not found counts as the rarest. */
  readonly rarity: number;
  /** By document, how well it has the word or one that is taken for it. */
  readonly scores: ReadonlyMap<number, number>;
  /** The words that are taken for it, with itself. */
  readonly forms: ReadonlySet<string>;
  /** How sure it is that they mean the same: 1 for the word, a synonym or a compound. */
  readonly certainty: number;
}

/** The documents that have a stem, or one that begins so. */
export interface Found {
  readonly scores: ReadonlyMap<number, number>;
  /** How many they are, which tells how rare the stem is. */
  readonly count: number;
}

export type Lookup = (text: string, isPrefix?: boolean) => Found;

const MOST_TERMS = 12;
/** What a form counts against the word as typed. */
const SYNONYM = 0.7;
/** A synonym of a word that the site has itself. */
const SYNONYM_OF_KNOWN = 0.4;
const PREFIX = 0.8;
const TYPING_ERROR = 0.6;
const SHORTEST_PREFIX = 3;
const SHORTEST_COMPOUND = 6;
/** Shorter words with an error resemble others; longer ones nobody types. */
const MAY_BE_MISTYPED = /^\p{L}{6,24}$/u;
/** The documents that are taken to have a word that none has, where another is taken for it. */
const RARE = 3;

/** How rare a word is that some of the documents have. */
export function rarityOf(count: number, documentCount: number): number {
  return Math.log(1 + (documentCount - count + 0.5) / (count + 0.5));
}

/** Finds what a query's words mean: first as written, then as a beginning, then as a typing error. */
export function toTerms(
  words: readonly string[],
  alternatives: Alternatives,
  lookup: Lookup,
  documentCount: number,
): Term[] {
  const written = new Map(words.map((word) => [stem(word), word]));
  const texts = Array.from(written.keys()).slice(0, MOST_TERMS);
  const rarity = (count: number) => rarityOf(count, documentCount);
  return texts.map((text, position) => {
    const scores = new Map<number, number>();
    const forms = new Set<string>([text]);
    const own = lookup(text);
    let count = own.count || RARE;
    // A form weighs as the word that was typed: if that is rare, the form is as telling.
    const take = (form: string, weight: number, most = Infinity, hits = lookup(form)) => {
      if (hits.count === 0) return Infinity;
      forms.add(form);
      const scale = (weight * rarity(Math.min(hits.count, most))) / rarity(hits.count);
      for (const [id, score] of hits.scores) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * scale));
      }
      return hits.count;
    };
    take(text, 1, own.count, own);
    for (const synonym of alternatives.get(text) ?? []) {
      const weight = own.count > 0 ? SYNONYM_OF_KNOWN : SYNONYM;
      count = Math.min(count, take(synonym, weight, own.count || RARE));
    }
    // `local storage` is also `localStorage`.
    for (const compound of [texts[position - 1] + text, text + texts[position + 1]]) {
      if (compound.length >= SHORTEST_COMPOUND) take(compound, 1);
    }
    let certainty = 1;
    const isBeginning = position === texts.length - 1 && own.count === 0;
    // A word such as "the" begins words that have nothing to do with it.
    const isTelling = texts.length === 1 || !isStopWord(text);
    const isUnknown = scores.size === 0 && text.length >= SHORTEST_PREFIX;
    if (isTelling && (isBeginning || isUnknown)) {
      if (scores.size === 0) certainty = PREFIX;
      take(text, PREFIX, Infinity, lookup(text, true));
    }
    const word = written.get(text)!;
    if (scores.size === 0 && MAY_BE_MISTYPED.test(word)) {
      certainty = TYPING_ERROR;
      // A wrong letter may be one of the ending, which makes the stem another.
      for (const form of new Set(toSpellings(word).map(stem))) take(form, TYPING_ERROR);
    }
    return {rarity: rarity(scores.size === 0 ? 0 : count), scores, forms, certainty};
  });
}

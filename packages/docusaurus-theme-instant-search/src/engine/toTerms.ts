import type {Alternatives} from '../synonyms';
import {stem} from '../words';
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

/** The scores of the documents that have a stem, or one that begins so. */
export type Lookup = (text: string, isPrefix?: boolean) => ReadonlyMap<number, number>;

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

/** Finds what a query's words mean: first as written, then as a beginning, then as a typing error. */
export function toTerms(
  words: readonly string[],
  alternatives: Alternatives,
  lookup: Lookup,
  documentCount: number,
): Term[] {
  const written = new Map(words.map((word) => [stem(word), word]));
  const texts = Array.from(written.keys()).slice(0, MOST_TERMS);
  const rarityOf = (count: number) =>
    Math.log(1 + (documentCount - count + 0.5) / (count + 0.5));
  return texts.map((text, position) => {
    const scores = new Map<number, number>();
    const forms = new Set<string>([text]);
    const own = lookup(text);
    let count = own.size || RARE;
    // A form weighs as the word that was typed: if that is rare, the form is as telling.
    const take = (form: string, weight: number, most = Infinity, hits = lookup(form)) => {
      if (hits.size === 0) return Infinity;
      forms.add(form);
      const rarity = rarityOf(Math.min(hits.size, most));
      const scale = (weight * rarity) / rarityOf(hits.size);
      for (const [id, score] of hits) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * scale));
      }
      return hits.size;
    };
    take(text, 1, own.size, own);
    for (const synonym of alternatives.get(text) ?? []) {
      const weight = own.size > 0 ? SYNONYM_OF_KNOWN : SYNONYM;
      count = Math.min(count, take(synonym, weight, own.size || RARE));
    }
    // `local storage` is also `localStorage`.
    for (const compound of [texts[position - 1] + text, text + texts[position + 1]]) {
      if (compound.length >= SHORTEST_COMPOUND) take(compound, 1);
    }
    let certainty = 1;
    const isBeginning = position === texts.length - 1 && own.size === 0;
    if (isBeginning || (scores.size === 0 && text.length >= SHORTEST_PREFIX)) {
      if (scores.size === 0) certainty = PREFIX;
      take(text, PREFIX, Infinity, lookup(text, true));
    }
    const word = written.get(text)!;
    if (scores.size === 0 && MAY_BE_MISTYPED.test(word)) {
      certainty = TYPING_ERROR;
      // A wrong letter may be one of the ending, which makes the stem another.
      for (const form of new Set(toSpellings(word).map(stem))) take(form, TYPING_ERROR);
    }
    return {rarity: rarityOf(scores.size === 0 ? 0 : count), scores, forms, certainty};
  });
}

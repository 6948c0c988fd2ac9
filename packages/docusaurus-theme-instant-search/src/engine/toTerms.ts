import type {Alternatives} from '../synonyms';
import {allowedEdits} from './typingErrors';

/** A word of a query. */
export interface Term {
  /** How rare it is in the documents; a word that none has counts as one of the rarest. */
  readonly rarity: number;
  /** By document, how well it has the word or one that is taken for it. */
  readonly scores: ReadonlyMap<number, number>;
  /** The words that are taken for it, with itself. */
  readonly forms: ReadonlySet<string>;
  /** How sure it is that they mean the same: 1 for the word, a synonym or a compound. */
  readonly certainty: number;
}

/** The scores of the documents that have a word, or one that begins or is written nearly so. */
export type Lookup = (
  text: string,
  options?: {readonly prefix?: boolean; readonly fuzzy?: number},
) => ReadonlyMap<number, number>;

/** What a form counts against the word as typed. */
const SYNONYM = 0.7;
/** A synonym of a word that the site has itself. */
const SYNONYM_OF_KNOWN = 0.4;
const PREFIX = 0.8;
const TYPING_ERROR = 0.5;
const SHORTEST_PREFIX = 3;
const SHORTEST_TYPING_ERROR = 5;
const SHORTEST_COMPOUND = 6;
/** The documents that are taken to have a word that none has. */
const RARE = 3;

/** Finds what a query's words mean: first as written, then as a beginning, then as a typing error. */
export function toTerms(
  texts: readonly string[],
  alternatives: Alternatives,
  lookup: Lookup,
  documentCount: number,
): Term[] {
  const rarityOf = (count: number) =>
    Math.log(1 + (documentCount - count + 0.5) / (count + 0.5));
  return texts.map((text, position) => {
    const scores = new Map<number, number>();
    const forms = new Set<string>([text]);
    // A form weighs as the word that was typed: if that is rare, the form is as telling.
    const add = (found: ReadonlyMap<number, number>, weight: number, count: number) => {
      const scale = (weight * rarityOf(count)) / rarityOf(found.size);
      for (const [id, score] of found) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * scale));
      }
    };
    const own = lookup(text);
    let count = own.size || RARE;
    add(own, 1, own.size);
    for (const synonym of alternatives.get(text) ?? []) {
      const found = lookup(synonym);
      if (found.size === 0) continue;
      count = Math.min(count, found.size);
      forms.add(synonym);
      add(
        found,
        own.size > 0 ? SYNONYM_OF_KNOWN : SYNONYM,
        Math.min(found.size, own.size || RARE),
      );
    }
    // `local storage` is also `localStorage`.
    for (const compound of [texts[position - 1] + text, text + texts[position + 1]]) {
      const found = compound.length < SHORTEST_COMPOUND ? own : lookup(compound);
      if (found !== own && found.size > 0) {
        forms.add(compound);
        add(found, 1, found.size);
      }
    }
    let certainty = 1;
    const isBeginning = position === texts.length - 1 && own.size === 0;
    if (isBeginning || (scores.size === 0 && text.length >= SHORTEST_PREFIX)) {
      const found = lookup(text, {prefix: true});
      if (scores.size === 0) certainty = PREFIX;
      add(found, PREFIX, found.size);
    }
    if (scores.size === 0 && text.length >= SHORTEST_TYPING_ERROR) {
      const found = lookup(text, {fuzzy: allowedEdits(text.length)});
      certainty = TYPING_ERROR;
      add(found, TYPING_ERROR, found.size);
    }
    return {rarity: rarityOf(count), scores, forms, certainty};
  });
}

import type {Query as MiniSearchQuery} from 'minisearch';
import {allowedEdits} from './editDistance';

/** What a synonym counts against the term itself. */
const SYNONYM = 0.7;
/** Shorter ones are the beginning of too many words. */
const SHORTEST_PREFIX = 3;

export type Alternatives = ReadonlyMap<string, ReadonlySet<string>>;

/** A term that is asked for, and whether any guide has it. */
export interface Term {
  readonly text: string;
  readonly isKnown: boolean;
  /** It is still being typed, so any beginning of a word counts. */
  readonly isBeginning: boolean;
}

/** Finds out which terms guides have, as `search` finds a term and the beginning of one. */
export function toTerms(
  texts: readonly string[],
  isFound: (text: string, prefix: boolean) => boolean,
): Term[] {
  return texts.map((text, position) => {
    const isBeginning = position === texts.length - 1 && text.length >= SHORTEST_PREFIX;
    return {text, isBeginning, isKnown: isFound(text, isBeginning)};
  });
}

/** Any of the terms, each also by its synonyms; typing errors are forgiven in unknown terms only. */
export function toGuideQuery(
  terms: readonly Term[],
  alternatives: Alternatives,
): MiniSearchQuery {
  const queries = terms.flatMap(({text, isKnown, isBeginning}): MiniSearchQuery[] => {
    const others = [...(alternatives.get(text) ?? [])];
    const fuzzy = !isKnown && allowedEdits(text.length);
    return [
      {queries: [text], prefix: isBeginning || !isKnown, fuzzy},
      ...(others.length === 0 ? [] : [{queries: others, boostTerm: () => SYNONYM}]),
    ];
  });
  return {combineWith: 'OR', queries};
}

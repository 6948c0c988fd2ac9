import type {Query as MiniSearchQuery} from 'minisearch';
import type {Alternatives} from '../synonyms';
import {allowedEdits} from './typingErrors';

/** What a synonym counts against the term itself. */
const SYNONYM = 0.7;
/** Shorter ones are the beginning of too many words. */
const SHORTEST_PREFIX = 3;

/** A term that is asked for. */
export interface Term {
  readonly text: string;
  /** Whether any guide has it, or else one of its synonyms. */
  readonly known: 'asWritten' | 'bySynonym' | 'no';
  /** It is still being typed, so any beginning of a word counts. */
  readonly isBeginning: boolean;
}

/** Finds out which terms guides have, as `isFound` finds a term and the beginning of one. */
export function toTerms(
  texts: readonly string[],
  alternatives: Alternatives,
  isFound: (text: string, prefix: boolean) => boolean,
): Term[] {
  const findOut = (text: string, isBeginning: boolean): Term['known'] => {
    if (isFound(text, isBeginning)) return 'asWritten';
    const others = [...(alternatives.get(text) ?? [])];
    return others.some((other) => isFound(other, false)) ? 'bySynonym' : 'no';
  };
  return texts.map((text, position) => {
    const isBeginning = position === texts.length - 1 && text.length >= SHORTEST_PREFIX;
    return {text, isBeginning, known: findOut(text, isBeginning)};
  });
}

/**
 * Any of the terms, each also by its synonyms. Of one that no guide has the beginning is enough;
 * typing errors are forgiven where none has a synonym of it either.
 */
export function toGuideQuery(
  terms: readonly Term[],
  alternatives: Alternatives,
): MiniSearchQuery {
  const queries = terms.flatMap(({text, known, isBeginning}): MiniSearchQuery[] => {
    const others = [...(alternatives.get(text) ?? [])];
    const fuzzy = known === 'no' && allowedEdits(text.length);
    return [
      {queries: [text], prefix: isBeginning || known !== 'asWritten', fuzzy},
      ...(others.length === 0 ? [] : [{queries: others, boostTerm: () => SYNONYM}]),
    ];
  });
  return {combineWith: 'OR', queries};
}

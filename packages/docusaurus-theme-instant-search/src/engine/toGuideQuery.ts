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
  /** The stems that stand for it. */
  readonly synonyms: readonly string[];
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
  return texts.map((text, position) => {
    const isBeginning = position === texts.length - 1 && text.length >= SHORTEST_PREFIX;
    const term = {text, isBeginning, synonyms: [...(alternatives.get(text) ?? [])]};
    if (isFound(text, isBeginning)) return {...term, known: 'asWritten'};
    const isBySynonym = term.synonyms.some((other) => isFound(other, false));
    return {...term, known: isBySynonym ? 'bySynonym' : 'no'};
  });
}

/**
 * Any of the terms, each also by its synonyms. Of one that no guide has the beginning is enough;
 * typing errors are forgiven where none has a synonym of it either.
 */
export function toGuideQuery(terms: readonly Term[]): MiniSearchQuery {
  const queries = terms.flatMap(({text, synonyms, known, isBeginning}) => [
    {
      queries: [text],
      prefix: isBeginning || known !== 'asWritten',
      fuzzy: known === 'no' && allowedEdits(text.length),
    },
    {queries: [...synonyms], boostTerm: () => SYNONYM},
  ]);
  return {combineWith: 'OR', queries};
}

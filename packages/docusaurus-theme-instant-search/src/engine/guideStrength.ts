import {isQuestion} from '../stopWords';
import {Tier} from './scoreName';

/** How the name of a guide, or of a section, holds the terms that are asked for, best last. */
const MATCHES = ['none', 'inAnyOrder', 'inOrder', 'same'] as const;

export interface NameMatch {
  readonly kind: (typeof MATCHES)[number];
  /** The part of the name that is asked for, between 0 and 1. */
  readonly coverage: number;
}

/** How far what is found by a synonym comes after what is written: above names with an error. */
const BY_SYNONYM = 0.1;

const NO_MATCH: NameMatch = {kind: 'none', coverage: 0};

/** Compares the stems of a name with those that are asked for; a part of a word is enough. */
export function matchName(name: readonly string[], asked: readonly string[]): NameMatch {
  const positions = asked.map((term) => name.findIndex((part) => part.includes(term)));
  if (asked.length === 0 || positions.includes(-1)) return NO_MATCH;
  const coverage = Math.min(asked.length / name.length, 1);
  if (name.join(' ') === asked.join(' ')) return {kind: 'same', coverage};
  const isInOrder = positions.every(
    (position, index) => index === 0 || position > positions[index - 1]!,
  );
  return {kind: isInOrder ? 'inOrder' : 'inAnyOrder', coverage};
}

export function betterMatch(a: NameMatch, b: NameMatch): NameMatch {
  return MATCHES.indexOf(a.kind) >= MATCHES.indexOf(b.kind) ? a : b;
}

/** What the best guide says of itself. */
export interface GuideEvidence {
  readonly name: NameMatch;
  /** The part of the terms that its section, and with less weight its page, has. */
  readonly coverage: number;
  /** A term is found in it only by a word that stands for the term. */
  readonly isBySynonym: boolean;
  /** A term was taken for another that is written nearly so. */
  readonly isGuess: boolean;
}

/** A `Tier` and a quality below 1, by which guides are weighed against names. */
export function measureStrength(evidence: GuideEvidence): number {
  const {name, coverage, isBySynonym, isGuess} = evidence;
  // Below every name that answers, even those with a typing error.
  if (isGuess) return Tier.mostWords * coverage;
  switch (name.kind) {
    case 'same':
      return Tier.exact + 0.5;
    case 'inOrder':
      return Tier.words + 0.5 * name.coverage;
    case 'inAnyOrder':
      return Tier.wordsInAnyOrder + 0.5 * name.coverage;
    case 'none':
      if (coverage < 1) return coverage;
      return isBySynonym ? Tier.inside - BY_SYNONYM : Tier.inside;
  }
}

/** Whether a guide with this much of a question is an answer to it. */
export function isAnswer(words: readonly string[], {coverage}: GuideEvidence): boolean {
  return isQuestion(words) && coverage >= 0.5;
}

import {Tier} from './scoreName';

/** How the name of a guide or a section matches the terms of a query. */
export interface NameMatch {
  /** How strong it is among names; 0 where the name has not all terms. */
  readonly tier: number;
  /** How much more its section counts than others that have the terms. */
  readonly boost: number;
  /** The share of the name that the terms cover, between 0 and 1. */
  readonly coverage: number;
}

const NO_MATCH: NameMatch = {tier: 0, boost: 1, coverage: 0};
const IN_ANY_ORDER = {tier: Tier.wordsInAnyOrder, boost: 1};
const IN_ORDER = {tier: Tier.words, boost: 1.2};
const SAME = {tier: Tier.exact, boost: 3};

/** Lowers a match by a synonym; it stays above names with a typing error. */
const BY_SYNONYM = 0.1;
const QUALITY_OF_NAME = 0.5;

/** Compares the stems of a name with those of a query; a part of a word is enough. */
export function matchName(name: readonly string[], asked: readonly string[]): NameMatch {
  const positions = asked.map((term) => name.findIndex((part) => part.includes(term)));
  if (asked.length === 0 || positions.includes(-1)) return NO_MATCH;
  const coverage = Math.min(asked.length / name.length, 1);
  if (name.join(' ') === asked.join(' ')) return {...SAME, coverage};
  const isInOrder = positions.every(
    (position, index) => index === 0 || position > positions[index - 1]!,
  );
  return {...(isInOrder ? IN_ORDER : IN_ANY_ORDER), coverage};
}

/** What is known of a guide that is found. */
export interface GuideEvidence {
  readonly name: NameMatch;
  /** The part of the terms that its section, and with less weight its page, has. */
  readonly coverage: number;
  /** A term is found in it only by a word that stands for the term. */
  readonly isBySynonym: boolean;
}

/**
 * A `Tier` and a quality below 1, by which guides are weighed against names.
 *
 * @param isGuess - a term was taken for another that is written nearly so
 */
export function measureStrength(
  {name, coverage, isBySynonym}: GuideEvidence,
  isGuess: boolean,
): number {
  // Below every matching name, even those with a typing error.
  if (isGuess) return Tier.mostWords * coverage;
  if (name.tier > 0) return name.tier + QUALITY_OF_NAME * name.coverage;
  if (coverage < 1) return coverage;
  return isBySynonym ? Tier.inside - BY_SYNONYM : Tier.inside;
}

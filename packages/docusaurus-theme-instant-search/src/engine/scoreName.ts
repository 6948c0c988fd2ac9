import {allowedEdits, editDistance, lacksLetters} from './editDistance';
import type {Query} from './parseQuery';
import {CERTAIN} from './vocabulary';

/** The ways a name answers a query, best last; a whole number so that a quality below 1 can follow. */
export const Tier = {
  summary: 1,
  mostWords: 2,
  typingErrorInside: 3,
  typingErrorInWords: 4,
  typingError: 5,
  inside: 6,
  memberAndType: 7,
  wordsInAnyOrder: 8,
  initials: 9,
  typeAndMember: 10,
  words: 11,
  prefix: 12,
  exact: 13,
  coordinate: 14,
} as const;

/** Shorter queries with an error in them resemble some part of nearly every name. */
const SHORTEST_INSIDE = 6;

/** A name as it is matched. */
export interface Name {
  readonly text: string;
  /** Letters and digits in lower case. */
  readonly joined: string;
  /** Numbers of its words in the vocabulary. */
  readonly words: readonly number[];
  /** Where each word starts in `joined`. */
  readonly starts: readonly number[];
  readonly initials: string;
  /** The letters that occur in it, as `lettersOf` tells them. */
  readonly letters: number;
}

/** A query prepared for the names of one vocabulary. */
export interface Matcher {
  readonly query: Query;
  /** For each word of the query, how well each word of the vocabulary answers it. */
  readonly wordMatches: readonly Float32Array[];
  /** The letters of the query, as `lettersOf` tells them. */
  readonly letters: number;
}

/** Tier and quality of a name without typing errors; 0 where it does not answer the query. */
export function scoreName(name: Name, matcher: Matcher): number {
  const {joined, text, required, path} = matcher.query;
  const coverage = joined.length / name.joined.length;
  // Who writes a dot means a member, not a type whose name goes on.
  if (!path) {
    if (name.joined === joined) return Tier.exact + (name.text === text ? 0.9 : 0.5);
    if (name.joined === required) return Tier.exact + 0.4;
    if (name.joined.startsWith(joined)) return Tier.prefix + 0.9 * coverage;
  }
  const words = scoreWords(name, matcher, CERTAIN);
  const rest = Math.max(scoreInside(name, joined), scoreInitials(name, joined));
  if (!words) return rest;
  const tier = words.isInOrder ? Tier.words : Tier.wordsInAnyOrder;
  return Math.max(rest, tier + words.quality);
}

/** As `scoreName`, for names that answer the query only where typing errors are forgiven. */
export function scoreNameWithErrors(name: Name, matcher: Matcher): number {
  const {joined} = matcher.query;
  const limit = allowedEdits(joined.length);
  const mayBeAnError = limit > 0 && !lacksLetters(matcher.letters, name.letters, limit);
  const error = mayBeAnError ? scoreError(name, joined, limit) : 0;
  if (error >= Tier.typingError) return error;
  const words = scoreWords(name, matcher, Number.MIN_VALUE);
  const wordScore = words ? Tier.typingErrorInWords + 0.9 * words.quality : 0;
  return Math.max(error, wordScore) || scoreMostWords(name, matcher);
}

function scoreError(name: Name, joined: string, limit: number): number {
  const lengths = [joined.length, name.joined.length];
  const coverage = 0.2 * (Math.min(...lengths) / Math.max(...lengths));
  const inside = editDistance(joined, name.joined, limit, 'anywhere');
  // The other two are at least as many edits.
  if (inside > limit) return 0;
  const whole = editDistance(joined, name.joined, limit);
  if (whole <= limit) return Tier.typingError + 0.75 - 0.3 * whole + coverage;
  const start = editDistance(joined, name.joined, limit, 'start');
  if (start <= limit) return Tier.typingErrorInWords + 0.75 - 0.3 * start + coverage;
  return joined.length < SHORTEST_INSIDE
    ? 0
    : Tier.typingErrorInside + 0.75 - 0.3 * inside + coverage;
}

interface WordScore {
  readonly isInOrder: boolean;
  /** Between 0 and 1. */
  readonly quality: number;
}

/** Finds for each word of the query a word of the name that answers it at least so well. */
function scoreWords(name: Name, matcher: Matcher, least: number): WordScore | undefined {
  const {words} = matcher.query;
  let taken = 0;
  let count = 0;
  let covered = 0;
  let last = -1;
  let isInOrder = true;
  for (let index = 0; index < words.length; index++) {
    const matches = matcher.wordMatches[index]!;
    const position = findWord(name, matches, taken, last, least);
    if (position < 0) {
      if (words[index]!.isOptional) continue;
      return undefined;
    }
    if (position < last) isInOrder = false;
    last = position;
    taken |= 1 << position;
    count++;
    covered += matches[name.words[position]!]! * wordLength(name, position);
  }
  if (count === 0) return undefined;
  const isTogether = taken >> (31 - Math.clz32(taken & -taken)) === (1 << count) - 1;
  const isAtEnd = taken >> (name.words.length - 1) === 1;
  const quality =
    0.5 * (covered / name.joined.length) +
    (isTogether ? 0.1 : 0) +
    (isTogether && isAtEnd ? 0.3 : 0);
  return {isInOrder, quality: quality * (0.5 + 0.5 * (count / words.length))};
}

/** The best word that is not taken, -1 for none; among equals the first after the last taken. */
function findWord(
  name: Name,
  matches: Float32Array,
  taken: number,
  last: number,
  least: number,
): number {
  let best = -1;
  let bestScore = 0;
  for (let position = 0; position < name.words.length; position++) {
    const match = matches[name.words[position]!]!;
    if (match < least || taken & (1 << position)) continue;
    const score = match + (position > last ? 0.05 : 0);
    if (score > bestScore) {
      bestScore = score;
      best = position;
    }
  }
  return best;
}

function scoreInside(name: Name, joined: string): number {
  const start = name.joined.indexOf(joined);
  if (start < 0) return 0;
  const coverage = joined.length / name.joined.length;
  if (name.starts.includes(start)) {
    const isAtEnd = start + joined.length === name.joined.length;
    return Tier.words + 0.5 * coverage + (isAtEnd ? 0.4 : 0.1);
  }
  return joined.length < 3 ? 0 : Tier.inside + 0.9 * coverage;
}

function scoreInitials(name: Name, joined: string): number {
  if (name.initials === joined) return Tier.initials + 0.9;
  const isBeginning = joined.length > 2 && name.initials.startsWith(joined);
  return isBeginning ? Tier.initials + 0.5 * (joined.length / name.initials.length) : 0;
}

/** All words but one, where there are three or more. */
function scoreMostWords(name: Name, matcher: Matcher): number {
  const {words} = matcher.query;
  let required = 0;
  let found = 0;
  for (let index = 0; index < words.length; index++) {
    if (words[index]!.isOptional) continue;
    required++;
    if (hasWord(name.words, matcher.wordMatches[index]!)) found++;
  }
  if (required < 3 || found < required - 1) return 0;
  return Tier.mostWords + 0.9 * (found / Math.max(required, name.words.length));
}

/** Whether one of these words answers a word of the query without a typing error. */
export function hasWord(words: readonly number[], matches: Float32Array): boolean {
  for (const word of words) {
    if (matches[word]! >= CERTAIN) return true;
  }
  return false;
}

function wordLength(name: Name, position: number): number {
  return (name.starts[position + 1] ?? name.joined.length) - name.starts[position]!;
}

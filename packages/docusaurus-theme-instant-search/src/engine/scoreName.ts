import {editDistance} from 'graphql-api-model/words';
import type {Query} from './parseQuery';
import {allowedEdits, lacksLetters} from './typingErrors';
import {CERTAIN, SAME_STEM} from './vocabulary';

/** How a name matches a query, best last. A score is a tier plus a quality below 1. */
export const Tier = {
  anything: 1,
  typingErrorInside: 2,
  typingErrorInWords: 3,
  typingError: 4,
  inside: 5,
  memberAndType: 6,
  wordsInAnyOrder: 7,
  initials: 8,
  typeAndMember: 9,
  words: 10,
  prefix: 11,
  exact: 12,
  coordinate: 13,
} as const;

/** Shorter queries with an error in them resemble some part of nearly every name. */
const SHORTEST_INSIDE = 6;
const SHORTEST_PART_OF_WORD = 3;
const SHORTEST_BEGINNING_OF_INITIALS = 3;

/** Qualities: some fixed, some (`…Share`) times the share of the name that the query covers. */
const QUALITY = {
  sameLetterCase: 0.9,
  otherLetterCase: 0.5,
  withoutStopWords: 0.4,
  sameStems: 0.3,
  coveredShare: 0.9,
  allInitials: 0.9,
  firstInitialsShare: 0.5,
  /** A query that begins at a word of the name. */
  atWord: {share: 0.5, toTheEnd: 0.4, further: 0.1},
  wordsShare: 0.9,
  wordsWithErrors: 0.9,
  errors: {none: 0.75, each: -0.3, lengthShare: 0.2},
} as const;
/** Prefers a word after the last match to an equal one before it. */
const NEXT_WORD = 0.05;

/** A name, prepared for matching. */
export interface Name {
  readonly text: string;
  /** Letters and digits in lower case. */
  readonly joined: string;
  /** Numbers of its words in the vocabulary. */
  readonly words: readonly number[];
  /** Where each word starts in `joined`. */
  readonly starts: readonly number[];
  readonly initials: string;
  /** The letters that occur in it, as `lettersOf` returns them. */
  readonly letters: number;
}

/** A query prepared for the names of one vocabulary. */
export interface Matcher {
  readonly query: Query;
  /** For each word of the query, how well each word of the vocabulary matches it. */
  readonly wordMatches: readonly Float32Array[];
  /** The letters of the query, as `lettersOf` returns them. */
  readonly letters: number;
}

/** Tier and quality of a match without typing errors; 0 for no match. */
export function scoreName(name: Name, matcher: Matcher): number {
  const {joined, text, required, path} = matcher.query;
  if (joined === '') return Tier.anything;
  const coverage = joined.length / name.joined.length;
  // `Space.mem` means a member of `Space`, not a type such as `SpaceMember`.
  if (!path) {
    if (name.joined === joined)
      return (
        Tier.exact +
        (name.text === text ? QUALITY.sameLetterCase : QUALITY.otherLetterCase)
      );
    if (name.joined === required) return Tier.exact + QUALITY.withoutStopWords;
    if (name.joined.startsWith(joined))
      return Tier.prefix + QUALITY.coveredShare * coverage;
  }
  const words = scoreWords(name, matcher, CERTAIN);
  const rest = Math.max(scoreInside(name, joined), scoreInitials(name, joined));
  if (!words) return rest;
  if (words.isWhole && !path) return Tier.exact + QUALITY.sameStems;
  const tier = words.isInOrder ? Tier.words : Tier.wordsInAnyOrder;
  return Math.max(rest, tier + words.quality);
}

/** As `scoreName`, for names that match only if typing errors are forgiven. */
export function scoreNameWithErrors(name: Name, matcher: Matcher): number {
  const {joined} = matcher.query;
  const limit = allowedEdits(joined.length);
  // Most names lack too many of the letters, which is quicker to see than the edits are counted.
  const mayBeAnError = limit > 0 && !lacksLetters(matcher.letters, name.letters, limit);
  const error = mayBeAnError ? scoreError(name, joined, limit) : 0;
  if (error >= Tier.typingError) return error;
  const words = scoreWords(name, matcher, Number.MIN_VALUE);
  const wordScore = words
    ? Tier.typingErrorInWords + QUALITY.wordsWithErrors * words.quality
    : 0;
  return Math.max(error, wordScore);
}

function scoreError(name: Name, joined: string, limit: number): number {
  const lengths = [joined.length, name.joined.length];
  const {none, each, lengthShare} = QUALITY.errors;
  const share = lengthShare * (Math.min(...lengths) / Math.max(...lengths));
  const measure = (edits: number) => none + each * edits + share;
  const inside = editDistance(joined, name.joined, limit, 'anywhere');
  // The other two are at least as many edits.
  if (inside > limit) return 0;
  const whole = editDistance(joined, name.joined, limit);
  if (whole <= limit) return Tier.typingError + measure(whole);
  const start = editDistance(joined, name.joined, limit, 'start');
  if (start <= limit) return Tier.typingErrorInWords + measure(start);
  return joined.length < SHORTEST_INSIDE ? 0 : Tier.typingErrorInside + measure(inside);
}

interface WordScore {
  readonly isInOrder: boolean;
  /** All words are all words of the name, each in some form. */
  readonly isWhole: boolean;
  /** Between 0 and 1. */
  readonly quality: number;
}

/** Finds for each word of the query another word of the name that matches it at least so well. */
function scoreWords(name: Name, matcher: Matcher, least: number): WordScore | undefined {
  const {words} = matcher.query;
  let taken = 0;
  let count = 0;
  let covered = 0;
  let last = -1;
  let isInOrder = true;
  let isWhole = least === CERTAIN;
  for (let index = 0; index < words.length; index++) {
    const matches = matcher.wordMatches[index]!;
    const position = findWord(name, matches, taken, last, least);
    if (position < 0) {
      isWhole = false;
      if (words[index]!.isOptional) continue;
      return undefined;
    }
    if (position < last) isInOrder = false;
    last = position;
    taken |= 1 << position;
    count++;
    if (matches[name.words[position]!]! < SAME_STEM) isWhole = false;
    covered += matches[name.words[position]!]! * wordLength(name, position);
  }
  if (count === 0) return undefined;
  const quality = QUALITY.wordsShare * (covered / name.joined.length);
  // All words of a name are the name, in any order.
  const isAll = count === name.words.length;
  return {isInOrder: isInOrder || isAll, isWhole: isWhole && isInOrder && isAll, quality};
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
    const score = match + (position > last ? NEXT_WORD : 0);
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
    const {share, toTheEnd, further} = QUALITY.atWord;
    return Tier.words + share * coverage + (isAtEnd ? toTheEnd : further);
  }
  return joined.length < SHORTEST_PART_OF_WORD
    ? 0
    : Tier.inside + QUALITY.coveredShare * coverage;
}

function scoreInitials(name: Name, joined: string): number {
  if (name.initials === joined) return Tier.initials + QUALITY.allInitials;
  const isBeginning =
    joined.length >= SHORTEST_BEGINNING_OF_INITIALS && name.initials.startsWith(joined);
  const share = joined.length / name.initials.length;
  return isBeginning ? Tier.initials + QUALITY.firstInitialsShare * share : 0;
}

function wordLength(name: Name, position: number): number {
  return (name.starts[position + 1] ?? name.joined.length) - name.starts[position]!;
}

import type {GroupName} from './filters';
import type {Query} from './parseQuery';
import {
  isMember,
  toGroup,
  toMemberResult,
  toPageResult,
  type SearchResult,
} from './results';
import {Tier} from './scoreName';
import {rank, type ReferenceHit} from './searchReference';
import type {TextHit} from './textIndex';

export interface RankedResult {
  readonly group: GroupName;
  readonly rank: number;
  readonly result: SearchResult;
}

/** Puts a passage that matches a question before every name but the one that is typed in full. */
const PASSAGE = Tier.coordinate + 1;
/** Puts what a message quotes before all, and a name in a question after the best passage. */
const LEAD_OF_QUOTED = 1;
const LOSS_OF_MENTION = 0.5;
/** Keeps mentions in their order. */
const LOSS_OF_EACH_MENTION = 0.01;
/** Puts the operation that a task names before the texts on it. */
const LEAD_OF_TASK = 2;
/** Puts an operation before the types that it takes and returns, whose names are much like its own. */
const LEAD_OF_OPERATION = 0.3;
/** Less than one typing error takes from a rank: a name with fewer of them comes first. */
const LEAD_AMONG_ERRORS = 0.1;
const QUALITY_OF_NAME = 0.5;
/** A question is about a part of a page rather than about all of it. */
const INTRODUCTION = 0.85;

/** One list of names and texts, best first; what is found as both is in it once. */
export function rankResults(
  names: readonly ReferenceHit[],
  texts: readonly TextHit[],
  mentions: readonly ReferenceHit[],
  query: Query,
): RankedResult[] {
  const best = new Map<string, RankedResult>();
  const isNamed = names.some(isWhole);
  const isProse = query.isProse && (query.isQuestion || !isNamed);
  // Of a few words all are meant, if anything has all of them.
  const isFound = names.length > 0 || texts.some(({coverage}) => coverage === 1);
  const wanted = texts.filter(({coverage, document: {result}}) => {
    if (isProse) return true;
    // A description says little beside names that have the words.
    if (isMember(result)) return names.length === 0;
    return !isFound || coverage === 1 || toGroup(result.kind) === 'guides';
  });
  // A question may name a type in passing, but not the member of one.
  const isQuoting = /["'`“‘]/u.test(query.text) || mentions[0]?.member !== undefined;
  const ranked = [
    ...mentions.map((hit, index) => ({
      ...rankName(hit, false),
      rank:
        PASSAGE +
        (isQuoting ? LEAD_OF_QUOTED : -LOSS_OF_MENTION) -
        LOSS_OF_EACH_MENTION * index,
    })),
    ...names.map((hit) => rankName(hit, query.isTask)),
    ...wanted.map((hit) => rankText(hit, texts[0]!.score, isProse)),
  ];
  for (const each of ranked) {
    const former = best.get(each.result.url);
    if (!former || each.rank > former.rank) best.set(each.result.url, each);
  }
  return Array.from(best.values()).sort((a, b) => b.rank - a.rank);
}

/** Whether all of a query is all of a name, or its beginning. */
function isWhole({score}: ReferenceHit): boolean {
  return score >= Tier.words || Math.floor(score) === Tier.typingError;
}

function rankName(hit: ReferenceHit, isTask: boolean): RankedResult {
  const {page, member, score} = hit;
  const group = toGroup(member?.kind ?? page.kind);
  const isOperation = group === 'operations';
  const isNamed = score >= Tier.prefix;
  const isMistyped = Math.floor(score) === Tier.typingError;
  const leadOfFound = isMistyped ? LEAD_AMONG_ERRORS : LEAD_OF_OPERATION;
  const lead = isNamed ? (isTask ? LEAD_OF_TASK : 0) : leadOfFound;
  return {
    group,
    rank: rank(hit) + (isOperation ? lead : 0),
    result: member ? toMemberResult(page, member) : toPageResult(page),
  };
}

function rankText(hit: TextHit, bestScore: number, isProse: boolean): RankedResult {
  const {result} = hit.document;
  const group = toGroup(result.kind);
  const share = hit.score / bestScore;
  const isPage = group === 'guides' && result.parent === undefined;
  const weight = isPage ? INTRODUCTION * PASSAGE : PASSAGE;
  const rank = isProse ? share * weight : measureTier(hit, group) * Math.sqrt(share);
  return {group, rank, result};
}

/** What a text is worth among names. */
function measureTier(hit: TextHit, group: GroupName): number {
  const {isInName, isNamed, coverage} = hit;
  // After a page of that name, before a member.
  if (isNamed && group === 'guides') return Tier.exact + QUALITY_OF_NAME;
  if (isInName) return Tier.wordsInAnyOrder + QUALITY_OF_NAME;
  return coverage === 1 ? Tier.inside : Tier.typingErrorInWords * coverage;
}

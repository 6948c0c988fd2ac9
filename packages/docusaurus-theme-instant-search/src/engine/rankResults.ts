import type {GroupName} from './filters';
import type {Query} from './parseQuery';
import {toGroup, toMemberResult, toPageResult, type SearchResult} from './results';
import {Tier} from './scoreName';
import {rank, type ReferenceHit} from './searchReference';
import type {TextHit} from './textIndex';

export interface RankedResult {
  readonly group: GroupName;
  readonly rank: number;
  readonly result: SearchResult;
}

/** Puts what answers a question before every name but the one that is asked for in full. */
const ANSWER = Tier.coordinate + 1;
const LEAD_OF_NAME = 2;
/** Puts an operation before the types that it takes and returns, whose names are much like its own. */
const LEAD_OF_OPERATION = 0.3;
/** Keeps further texts close to the best: half the score is 0.84 of its rank. */
const FLATTENING = 0.25;
const QUALITY_OF_NAME = 0.5;

/** One list of names and texts, best first; what is found as both is in it once. */
export function rankResults(
  names: readonly ReferenceHit[],
  texts: readonly TextHit[],
  query: Query,
): RankedResult[] {
  const best = new Map<string, RankedResult>();
  const wanted = query.isProse ? texts : dropParts(names, texts);
  const ranked = [
    ...names.map((hit) => rankName(hit, query)),
    ...wanted.map((hit) => rankText(hit, texts[0]!.score, query)),
  ];
  for (const each of ranked) {
    const former = best.get(each.result.url);
    if (!former || each.rank > former.rank) best.set(each.result.url, each);
  }
  return [...best.values()].sort((a, b) => b.rank - a.rank);
}

/** Without pages of the reference that have some of a few words, if others have all. */
function dropParts(
  names: readonly ReferenceHit[],
  texts: readonly TextHit[],
): readonly TextHit[] {
  const isFound = names.length > 0 || texts.some(({coverage}) => coverage === 1);
  return texts.filter(({coverage, document: {result}}) => {
    return !isFound || coverage === 1 || toGroup(result.kind) === 'guides';
  });
}

function rankName(hit: ReferenceHit, {isProse, isQuestion, isTask}: Query): RankedResult {
  const {page, member, score} = hit;
  const group = toGroup(member?.kind ?? page.kind);
  const isOperation = group === 'operations';
  const isNamed = score >= Tier.prefix;
  const isMeant = isNamed && isProse && (!isQuestion || (isTask && isOperation));
  const lead =
    (isMeant ? LEAD_OF_NAME : 0) + (isOperation && !isNamed ? LEAD_OF_OPERATION : 0);
  return {
    group,
    rank: rank(hit) + lead,
    result: member ? toMemberResult(page, member) : toPageResult(page),
  };
}

function rankText(hit: TextHit, bestScore: number, {isProse}: Query): RankedResult {
  const {result} = hit.document;
  const group = toGroup(result.kind);
  const share = (hit.score / bestScore) ** FLATTENING;
  return {
    group,
    rank: share * (isProse ? ANSWER : measureTier(hit, group)),
    result,
  };
}

/** What a text is worth among names. */
function measureTier({inName, ofName, coverage}: TextHit, group: GroupName): number {
  // After a page of that name, before a member.
  if (group === 'guides' && inName === 1 && ofName === 1) {
    return Tier.exact + QUALITY_OF_NAME;
  }
  if (inName === 1) return Tier.wordsInAnyOrder + QUALITY_OF_NAME * ofName;
  return coverage === 1 ? Tier.inside : Tier.typingErrorInWords * coverage;
}

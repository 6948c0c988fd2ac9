import type {SearchMember, SearchPage} from 'graphql-api-model';
import type {GroupName} from './filters';
import type {GuideHit, GuideHits} from './guides';
import {Tier} from './scoreName';
import {rank, type ReferenceHit} from './searchReference';

/** One row of the palette. */
export interface SearchResult {
  readonly kind: string;
  readonly title: string;
  /** What the result is part of: a type, an operation, the page of a section. */
  readonly parent?: string | undefined;
  /** Path with the base URL, and the anchor. */
  readonly url: string;
  readonly summary?: string | undefined;
  readonly returns?: string | undefined;
  readonly isDeprecated: boolean;
}

export interface ResultGroup {
  readonly name: GroupName;
  readonly results: readonly SearchResult[];
  /** Results of the group, shown or not. */
  readonly total: number;
}

const OPERATIONS: ReadonlySet<string> = new Set(['query', 'mutation', 'subscription']);
/** Sections of a page that lists values. */
const VALUES: ReadonlySet<string> = new Set(['error code', 'scope']);
/** The minimum of shown results of a group, whatever the ranks of other groups. */
const LEAST_OF_A_GROUP = 2;
/** The maximum of shown pages that do not begin with the query, if others do. */
const MOST_WEAK_OF_A_GROUP = 3;
/** Puts a guide that answers a question before every name. */
const QUESTION_LEAD = Object.keys(Tier).length;
/** Keeps further guides close to the best: half the score is 0.84 of its rank. */
const FLATTENING = 0.25;

interface RankedResult {
  readonly group: GroupName;
  readonly rank: number;
  readonly result: SearchResult;
}

/** Groups the best results; the group of the best result comes first. */
export function groupResults(
  referenceHits: readonly ReferenceHit[],
  guideHits: GuideHits,
  limit: number,
  isTask: boolean,
): ResultGroup[] {
  const ranked = [
    ...referenceHits.map(toRanked),
    ...rankGuides(guideHits, leadOf(guideHits, referenceHits, isTask)),
  ];
  ranked.sort((a, b) => b.rank - a.rank);
  const groups = new Map<GroupName, {total: number; shown: SearchResult[]}>();
  const isBeginning = ranked.some((result) => result.rank >= Tier.prefix);
  for (const [position, found] of ranked.entries()) {
    const {total, shown} = groups.get(found.group) ?? {total: 0, shown: []};
    groups.set(found.group, {total: total + 1, shown});
    const isWeak = isBeginning && found.group !== 'fields' && found.rank < Tier.prefix;
    const isShown = position < limit && (!isWeak || shown.length < MOST_WEAK_OF_A_GROUP);
    if (isShown || shown.length < LEAST_OF_A_GROUP) shown.push(found.result);
  }
  return [...groups].map(([name, {total, shown: results}]) => ({name, total, results}));
}

function toRanked(hit: ReferenceHit): RankedResult {
  const {page, member} = hit;
  const pageGroup = OPERATIONS.has(page.kind) ? 'operations' : 'types';
  const isValue = member !== undefined || VALUES.has(page.kind);
  return {
    group: isValue ? 'fields' : pageGroup,
    rank: rank(hit),
    result: toReferenceResult(hit),
  };
}

/**
 * The rank of the best guide. An answer to a question comes before every name, except the name of
 * an operation in a task: `how to create a space` lists `createSpace`, then guides.
 */
function leadOf(
  {strength, isAnswer}: GuideHits,
  referenceHits: readonly ReferenceHit[],
  isTask: boolean,
): number {
  if (!isAnswer) return strength;
  const isNamed = referenceHits.some(({page, member, score}) => {
    return !member && OPERATIONS.has(page.kind) && score >= Tier.exact;
  });
  return isTask && isNamed ? Tier.exact : QUESTION_LEAD + strength;
}

/** Ranks the first guide by `lead`, the others close behind it. */
function rankGuides({hits}: GuideHits, lead: number): RankedResult[] {
  return hits.map((hit) => ({
    group: 'guides',
    rank: lead * (hit.score / hits[0]!.score) ** FLATTENING,
    result: toGuideResult(hit),
  }));
}

function toReferenceResult({page, member}: ReferenceHit): SearchResult {
  if (!member) return toPageResult(page);
  return {
    kind: member.kind,
    title: member.name,
    parent: page.name,
    url: `${toPageUrl(page.url, member)}#${encodeURI(member.anchor)}`,
    returns: member.returns,
    isDeprecated: member.deprecated ?? false,
  };
}

/** The page that shows a member: that of its owner, or one that continues it. */
function toPageUrl(url: string, {path}: SearchMember): string {
  if (path === undefined) return url;
  return url.endsWith('/') ? `${url}${path}/` : `${url}/${path}`;
}

export function toPageResult(page: SearchPage): SearchResult {
  return {
    kind: page.kind,
    title: page.name,
    url: page.url,
    summary: page.summary,
    returns: page.returns,
    isDeprecated: page.deprecated ?? false,
  };
}

function toGuideResult({page, section}: GuideHit): SearchResult {
  const [anchor, heading, sentence] = page.sections[section]!;
  const result = {
    kind: page.kind,
    title: page.title,
    url: page.url,
    summary: sentence || undefined,
    isDeprecated: false,
  };
  if (section === 0) return result;
  const url = `${page.url}#${encodeURI(anchor)}`;
  return {...result, title: heading, parent: page.title, url};
}

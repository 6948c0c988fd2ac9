import type {SearchMember, SearchPage} from 'graphql-api-model';
import {editDistance, joinWords} from 'graphql-api-model/words';
import {parseKindWords} from './filters';
import {hasFilter, parseQuery, type Query} from './parseQuery';
import type {MemberName, PageEntry, ReferenceIndex} from './referenceIndex';
import {scoreName, scoreNameWithErrors, Tier, type Matcher, type Name} from './scoreName';
import {lettersOf} from './typingErrors';
import {CERTAIN} from './vocabulary';

export interface ReferenceHit {
  readonly page: SearchPage;
  /** Absent where the page itself is found. */
  readonly member?: SearchMember;
  /** A `Tier` and a quality below 1. */
  readonly score: number;
}

/** How many members of one name a response lists: of the name in the query, and of another. */
const MOST_OF_EXACT_NAME = 3;
const MOST_OF_OTHER_NAME = 1;

/** How many pages with a similar name a response without hits lists. */
const MOST_MISSES = 3;

/** Factors for the quality of a hit, which is at least 0 and below 1. */
const FACTORS = {
  /** A word of the query is understood as the kind of the hit. */
  kindWord: 0.9,
  /** Type and member together have the words of the query. */
  qualified: 0.8,
  /** A member that begins with what follows the dot: `Space.mem`. */
  path: 0.9,
} as const;
/** Taken from the rank of what is deprecated: among equal matches, it comes last. */
const DEPRECATION = 0.025;
/** In a rank, the quality moves a hit by at most half a tier, so that a page can lead. */
const QUALITY_IN_RANK = 0.5;
const LEAD_OF_PAGE = 0.1;
const LEAD_OF_EXACT_PAGE = 0.4;

/** Finds pages and members that match the query, best first; all that a filter alone lets through. */
export function searchReference(index: ReferenceIndex, query: Query): ReferenceHit[] {
  if (query.joined === '') return hasFilter(query) ? collect(index, query, false) : [];
  const readings = toReadings(query);
  const find = (isForgiving: boolean) =>
    bestOfEach([
      ...collect(index, query, isForgiving),
      ...readings.flatMap((reading) =>
        collect(index, reading, isForgiving).map(asReading),
      ),
    ]);
  const certain = find(false);
  const isFound =
    !query.looksLikeName || certain.some(({score}) => score >= Tier.memberAndType);
  const found = isFound ? certain : bestOfEach([...certain, ...find(true)]);
  return found.sort((a, b) => rank(b) - rank(a));
}

/** Ranks a hit of a reading below a hit of the query as written. */
function asReading(hit: ReferenceHit): ReferenceHit {
  const tier = Math.floor(hit.score);
  return {...hit, score: tier + FACTORS.kindWord * (hit.score - tier)};
}

/** Other readings of a query: one of its words names a kind, as in `mutation vote`. */
function toReadings(query: Query): Query[] {
  const {text, kinds, returns, onlyDeprecated, looksLikeName} = query;
  if (kinds || !looksLikeName) return [];
  return parseKindWords(text).map((reading) => ({
    ...parseQuery(reading),
    returns,
    onlyDeprecated,
  }));
}

/** Keeps the best hit of each page and member. */
function bestOfEach(hits: readonly ReferenceHit[]): ReferenceHit[] {
  const best = new Map<SearchPage | SearchMember, ReferenceHit>();
  for (const hit of hits) {
    const key = hit.member ?? hit.page;
    const former = best.get(key);
    if (!former || hit.score > former.score) best.set(key, hit);
  }
  return Array.from(best.values());
}

/** Finds pages and members, or those whose names differ by typing errors. */
function collect(
  index: ReferenceIndex,
  query: Query,
  isForgiving: boolean,
): ReferenceHit[] {
  const matcher: Matcher = {
    query,
    wordMatches: query.words.map((word) => index.vocabulary.match(word, isForgiving)),
    letters: lettersOf(query.joined),
  };
  const score = isForgiving ? scoreNameWithErrors : scoreName;
  const hits: ReferenceHit[] = [];
  for (const {page, name} of index.pages) {
    const pageScore = isWanted(query, page.kind, page) ? score(name, matcher) : 0;
    if (pageScore > 0) hits.push({page, score: pageScore});
  }
  for (const memberName of index.memberNames) {
    hits.push(...collectMembers(memberName, matcher, score(memberName.name, matcher)));
  }
  return hits;
}

function collectMembers(
  {name, entries}: MemberName,
  matcher: Matcher,
  score: number,
): ReferenceHit[] {
  const {query} = matcher;
  const {path} = query;
  const isOnPath = path !== undefined && name.joined.startsWith(path.member);
  const mask = query.words.length > 1 ? maskOf(name, matcher) : 0;
  if (score === 0 && mask === 0 && !isOnPath) return [];
  const plain: ReferenceHit[] = [];
  const qualified: ReferenceHit[] = [];
  let last: PageEntry | undefined;
  for (const {member, owner} of entries) {
    if (!isWanted(query, member.kind, member)) continue;
    if (owner === last && score !== Tier.anything) continue;
    last = owner;
    const qualifiedScore =
      isOnPath && owner.name.joined === path.owner
        ? scoreOnPath(name, path.member)
        : scoreQualified(name, mask, owner.name, matcher);
    const best = qualifiedScore || score;
    if (best === 0) continue;
    const hits = qualifiedScore > 0 ? qualified : plain;
    hits.push({page: owner.page, member, score: best});
  }
  if (qualified.length > 0) return qualified;
  if (query.kinds || score === Tier.anything) return plain;
  return plain.slice(0, score >= Tier.exact ? MOST_OF_EXACT_NAME : MOST_OF_OTHER_NAME);
}

/** Sets one bit for each word of the query that the name has. */
function maskOf({words}: Name, {wordMatches}: Matcher): number {
  return wordMatches.reduce((mask, matches, index) => {
    const isMet = words.some((word) => matches[word]! >= CERTAIN);
    return isMet ? mask | (1 << index) : mask;
  }, 0);
}

/** Scores a member whose name and type together have the words of the query: `space members`. */
function scoreQualified(name: Name, mask: number, owner: Name, matcher: Matcher): number {
  const {words, joined, required: letters} = matcher.query;
  if (mask === 0) return 0;
  if (owner.joined + name.joined === joined) return Tier.exact;
  const required = words.reduce(
    (bits, {isOptional}, index) => (isOptional ? bits : bits | (1 << index)),
    0,
  );
  const missing = required & ~mask;
  const ownerMask = maskOf(owner, matcher);
  if (missing === 0 || (missing & ~ownerMask) !== 0) return 0;
  // The type alone matches; a member that repeats one of its words adds nothing.
  if ((required & ~ownerMask) === 0) return 0;
  // `x & -x` is the lowest bit, the first of the words.
  const isTypeFirst = (missing & -missing) < (mask & -mask);
  const length = owner.joined.length + name.joined.length;
  const tier = isTypeFirst ? Tier.typeAndMember : Tier.memberAndType;
  return tier + FACTORS.qualified * Math.min(letters.length / length, 1);
}

/** Scores a member of the type before the dot, by the part of its name after the dot. */
function scoreOnPath(name: Name, member: string): number {
  const coverage = member.length / name.joined.length;
  return coverage === 1 ? Tier.coordinate : Tier.prefix + FACTORS.path * coverage;
}

/** Whether the filters of a query let something through. */
export function isWanted(
  {kinds, returns, onlyDeprecated}: Query,
  kind: string,
  item: {readonly returns?: string | undefined; readonly deprecated?: boolean},
): boolean {
  if (kinds && !kinds.has(kind)) return false;
  if (onlyDeprecated && !item.deprecated) return false;
  if (returns === undefined) return true;
  return item.returns !== undefined && joinWords(item.returns) === returns;
}

/** Tier and quality, with a lead for pages: a page comes before members that match as well. */
export function rank({score, page, member}: ReferenceHit): number {
  const tier = Math.floor(score);
  const lead = tier === Tier.exact ? LEAD_OF_EXACT_PAGE : LEAD_OF_PAGE;
  const loss = (member ?? page).deprecated ? DEPRECATION : 0;
  return tier + QUALITY_IN_RANK * (score - tier) + (member ? 0 : lead) - loss;
}

/** The pages whose names come nearest to the query, up to a third of its letters wrong. */
export function findNearMisses({pages}: ReferenceIndex, {joined}: Query): SearchPage[] {
  const limit = Math.floor(joined.length / 3);
  return pages
    .map(({page, name}) => ({page, edits: editDistance(joined, name.joined, limit)}))
    .filter(({edits}) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MOST_MISSES)
    .map(({page}) => page);
}

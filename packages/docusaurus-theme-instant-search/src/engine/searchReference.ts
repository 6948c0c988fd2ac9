import type {SearchMember, SearchPage} from 'graphql-api-model';
import {joinWords} from 'graphql-api-model/words';
import {parseKindWords} from './filters';
import {hasFilter, parseQuery, type Query} from './parseQuery';
import type {MemberName, PageEntry, ReferenceIndex} from './referenceIndex';
import type {Matcher, Name} from './scoreName';
import {hasWord, scoreName, scoreNameWithErrors, Tier} from './scoreName';
import {lettersOf} from './typingErrors';

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

/** Factors for the quality of a hit, which is at least 0 and below 1. */
const FACTORS = {
  /** A word of the query is understood as the kind of the hit. */
  kindWord: 0.9,
  /** Type and member together have the words of the query. */
  qualified: 0.8,
  /** A member that begins with what follows the dot: `Space.mem`. */
  path: 0.9,
} as const;
/** Added to the quality of the most popular page; less for others. */
const POPULARITY = 0.05;
const DEPRECATION = -0.05;
/** In a rank, the quality moves a hit by at most half a tier, so that a page can lead. */
const QUALITY_IN_RANK = 0.5;
const LEAD_OF_PAGE = 0.1;
const LEAD_OF_EXACT_PAGE = 0.4;

/** Finds pages and members that match the query, best first. */
export function searchReference(index: ReferenceIndex, query: Query): ReferenceHit[] {
  if (query.joined === '') return listAll(index, query);
  const readings = toReadings(query);
  const find = (search: typeof findCertain) => [
    ...search(index, query),
    ...readings.flatMap((reading) => search(index, reading).flatMap(asReading)),
  ];
  const certain = bestOfEach(find(findCertain));
  if (certain.some(({score}) => score >= Tier.memberAndType)) return sort(certain);
  return sort(bestOfEach(find(findForgiving)));
}

/** Ranks a hit of a reading below a hit of the query as written; drops matches in summaries. */
function asReading(hit: ReferenceHit): ReferenceHit[] {
  const tier = Math.floor(hit.score);
  return tier < Tier.typingErrorInside
    ? []
    : [{...hit, score: tier + FACTORS.kindWord * (hit.score - tier)}];
}

/** Other readings of a query: one of its words names a kind, as in `mutation vote`. */
function toReadings({text, kinds, returns, onlyDeprecated}: Query): Query[] {
  if (kinds) return [];
  return parseKindWords(text).map((reading) => ({
    ...parseQuery(reading),
    ...(returns === undefined ? {} : {returns}),
    onlyDeprecated,
  }));
}

function findCertain(index: ReferenceIndex, query: Query): ReferenceHit[] {
  const matcher = toMatcher(index, query, false);
  return collect(index, matcher, (name) => scoreName(name, matcher));
}

/** Also finds names that differ from the query by typing errors. */
function findForgiving(index: ReferenceIndex, query: Query): ReferenceHit[] {
  const certain = toMatcher(index, query, false);
  const forgiving = toMatcher(index, query, true);
  return collect(index, forgiving, (name) =>
    Math.max(scoreName(name, certain), scoreNameWithErrors(name, forgiving)),
  );
}

/** Keeps the best hit of each page and member. */
function bestOfEach(hits: readonly ReferenceHit[]): ReferenceHit[] {
  const best = new Map<SearchPage | SearchMember, ReferenceHit>();
  for (const hit of hits) {
    const key = hit.member ?? hit.page;
    const former = best.get(key);
    if (!former || hit.score > former.score) best.set(key, hit);
  }
  return [...best.values()];
}

function toMatcher(index: ReferenceIndex, query: Query, isForgiving: boolean): Matcher {
  const wordMatches = query.words.map((word) =>
    index.vocabulary.match(word, isForgiving),
  );
  return {query, wordMatches, letters: lettersOf(query.joined)};
}

function collect(
  index: ReferenceIndex,
  matcher: Matcher,
  score: (name: Name) => number,
): ReferenceHit[] {
  const hits: ReferenceHit[] = [];
  for (const entry of index.pages) {
    const {page, name, popularity} = entry;
    if (!isWanted(matcher.query, page.kind, page)) continue;
    const pageScore = score(name) || scoreSummary(entry, matcher);
    if (pageScore > 0) hits.push({page, score: withPrior(pageScore, popularity, page)});
  }
  const ownerMasks = createMasks(matcher);
  for (const memberName of index.memberNames) {
    hits.push(...collectMembers(memberName, matcher, score(memberName.name), ownerMasks));
  }
  return hits;
}

type Masks = (name: Name) => number;

/** Caches `maskOf` by name: a type is compared once, not for each of its members. */
function createMasks(matcher: Matcher): Masks {
  const masks = new Map<Name, number>();
  return (name) => {
    const known = masks.get(name);
    if (known !== undefined) return known;
    const mask = maskOf(name, matcher);
    masks.set(name, mask);
    return mask;
  };
}

/** Scores a page whose name and summary together have every word of the query. */
function scoreSummary({name, summary}: PageEntry, matcher: Matcher): number {
  const isFound = matcher.query.words.every(({isOptional}, index) => {
    const matches = matcher.wordMatches[index]!;
    return isOptional || hasWord(summary, matches) || hasWord(name.words, matches);
  });
  return isFound ? Tier.summary : 0;
}

function collectMembers(
  {name, entries}: MemberName,
  matcher: Matcher,
  score: number,
  ownerMasks: Masks,
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
    if (owner === last || !isWanted(query, member.kind, member)) continue;
    last = owner;
    const qualifiedScore =
      isOnPath && owner.name.joined === path.owner
        ? scoreOnPath(name, path.member)
        : scoreQualified(name, mask, owner.name, ownerMasks(owner.name), query);
    const best = qualifiedScore || score;
    if (best === 0) continue;
    const hits = qualifiedScore > 0 ? qualified : plain;
    hits.push({
      page: owner.page,
      member,
      score: withPrior(best, owner.popularity, member),
    });
  }
  if (qualified.length > 0) return qualified;
  if (query.kinds) return plain;
  return plain.slice(0, score >= Tier.exact ? MOST_OF_EXACT_NAME : MOST_OF_OTHER_NAME);
}

/** Sets one bit for each word of the query that the name has. */
function maskOf(name: Name, matcher: Matcher): number {
  let mask = 0;
  for (let index = 0; index < matcher.wordMatches.length; index++) {
    if (hasWord(name.words, matcher.wordMatches[index]!)) mask |= 1 << index;
  }
  return mask;
}

/** Scores a member whose name and type together have the words of the query: `space members`. */
function scoreQualified(
  name: Name,
  mask: number,
  owner: Name,
  ownerMask: number,
  {words, joined, required: letters}: Query,
): number {
  if (mask === 0) return 0;
  if (owner.joined + name.joined === joined) return Tier.exact;
  let required = 0;
  for (let index = 0; index < words.length; index++) {
    if (!words[index]!.isOptional) required |= 1 << index;
  }
  const missing = required & ~mask;
  if (missing === 0 || (missing & ~ownerMask) !== 0) return 0;
  // The type alone matches; a member that repeats one of its words adds nothing.
  if ((required & ~ownerMask) === 0) return 0;
  const isTypeFirst = lowestBit(missing) < lowestBit(mask);
  const length = owner.joined.length + name.joined.length;
  const tier = isTypeFirst ? Tier.typeAndMember : Tier.memberAndType;
  return tier + FACTORS.qualified * Math.min(letters.length / length, 1);
}

/** Scores a member of the type before the dot, by the part of its name after the dot. */
function scoreOnPath(name: Name, member: string): number {
  const coverage = member.length / name.joined.length;
  return coverage === 1 ? Tier.coordinate : Tier.prefix + FACTORS.path * coverage;
}

function lowestBit(bits: number): number {
  return bits & -bits;
}

/** Among equal matches, popular ones come first and deprecated ones last. */
function withPrior(
  score: number,
  popularity: number,
  {deprecated}: {readonly deprecated?: boolean},
): number {
  return score + POPULARITY * popularity + (deprecated ? DEPRECATION : 0);
}

function isWanted(
  {kinds, returns, onlyDeprecated}: Query,
  kind: string,
  item: {readonly returns?: string; readonly deprecated?: boolean},
): boolean {
  if (kinds && !kinds.has(kind)) return false;
  if (onlyDeprecated && !item.deprecated) return false;
  if (returns === undefined) return true;
  return item.returns !== undefined && joinWords(item.returns) === returns;
}

/** Lists everything that the filters match, in the order of the index. */
function listAll(index: ReferenceIndex, query: Query): ReferenceHit[] {
  if (!hasFilter(query)) return [];
  const pages = index.pages
    .filter(({page}) => isWanted(query, page.kind, page))
    .map(({page}) => ({page, score: Tier.summary}));
  const members = index.memberNames.flatMap(({entries}) =>
    entries
      .filter(({member}) => isWanted(query, member.kind, member))
      .map(({member, owner}) => ({page: owner.page, member, score: Tier.summary})),
  );
  return [...pages, ...members];
}

function sort(hits: readonly ReferenceHit[]): ReferenceHit[] {
  return [...hits].sort((a, b) => rank(b) - rank(a));
}

/** Tier and quality, with a lead for pages: a page comes before members that match as well. */
export function rank({score, member}: ReferenceHit): number {
  const tier = Math.floor(score);
  const lead = tier === Tier.exact ? LEAD_OF_EXACT_PAGE : LEAD_OF_PAGE;
  return tier + QUALITY_IN_RANK * (score - tier) + (member ? 0 : lead);
}

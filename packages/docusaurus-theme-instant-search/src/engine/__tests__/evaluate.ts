import type {SearchPage} from 'graphql-api-model';
import {joinWords, splitWords} from 'graphql-api-model/words';
import {seededRandom} from '../../../../graphql-api-model/src/__tests__/seededRandom';

/** A result as an evaluation looks at it; `member` is absent where a page is found. */
export interface Found {
  readonly page: string;
  readonly member?: string;
}

export type Search = (query: string) => readonly Found[] | Promise<readonly Found[]>;

/** Shares of queries that were answered, between 0 and 1. */
export interface Evaluation {
  readonly exact: number;
  readonly lowerCase: number;
  readonly spacedWords: number;
  readonly oneTypo: number;
  readonly beginning: number;
  readonly members: number;
}

/** How many names of each kind are queried. */
const SAMPLE = process.env['LONG_TESTS'] ? 200 : 100;
const SHORTEST_FOR_TYPO = 8;

/**
 * Queries names of the pages in the ways a reader does. The right page must come first; for the
 * first 60 % of a name it must be among the first five; for the last two words of a member, that
 * member (or a page that owns it, where the engine finds pages only) among the first ten. Pages
 * whose names differ in letter case only are the same to a query that is not exact.
 */
export async function evaluate(
  pages: readonly SearchPage[],
  search: Search,
): Promise<Evaluation> {
  const random = seededRandom(1);
  const named = pages.filter(({name}) => splitWords(name).length > 1);
  const sample = pickSome(named, SAMPLE, random);
  const long = sample.filter(({name}) => name.length >= SHORTEST_FOR_TYPO);
  const share = (
    some: readonly SearchPage[],
    toQuery: (name: string) => string,
    n: number,
  ) =>
    shareOf(some, async ({name}) => {
      const query = toQuery(name);
      const results = await search(query);
      return results.slice(0, n).some((found) => isPage(found, name, query));
    });
  return {
    exact: await share(sample, (name) => name, 1),
    lowerCase: await share(sample, (name) => name.toLowerCase(), 1),
    spacedWords: await share(sample, (name) => splitWords(name).join(' '), 1),
    oneTypo: await share(long, (name) => mistype(name, random), 1),
    beginning: await share(
      sample,
      (name) => name.slice(0, Math.ceil(name.length * 0.6)),
      5,
    ),
    members: await evaluateMembers(pages, search, random),
  };
}

function isPage({page, member}: Found, name: string, query: string): boolean {
  if (member !== undefined) return false;
  return query === name ? page === name : joinWords(page) === joinWords(name);
}

/** Members of three words or more that at most six pages own. */
async function evaluateMembers(
  pages: readonly SearchPage[],
  search: Search,
  random: () => number,
): Promise<number> {
  const owners = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const {name} of page.members ?? []) {
      owners.set(name, (owners.get(name) ?? new Set()).add(page.name));
    }
  }
  const rare = [...owners].filter(
    ([name, names]) => names.size <= 6 && splitWords(name).length > 2,
  );
  return shareOf(pickSome(rare, SAMPLE, random), async ([name, names]) => {
    const results = await search(splitWords(name).slice(-2).join(' '));
    return results
      .slice(0, 10)
      .some((found) => found.member === name || (!found.member && names.has(found.page)));
  });
}

/** Swaps two neighbours, drops, adds or changes a letter, anywhere but at the first letter. */
function mistype(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const [before, here, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)];
  return [
    before + after.slice(0, 1) + here + after.slice(1),
    before + after,
    before + letter + here + after,
    before + letter + after,
  ][Math.floor(random() * 4)]!;
}

function pickSome<T>(items: readonly T[], size: number, random: () => number): T[] {
  const keyed = items.map((item) => ({item, key: random()}));
  keyed.sort((a, b) => a.key - b.key);
  return keyed.slice(0, size).map(({item}) => item);
}

async function shareOf<T>(
  items: readonly T[],
  isAnswered: (item: T) => Promise<boolean>,
): Promise<number> {
  let searched = 0;
  for (const item of items) if (await isAnswered(item)) searched++;
  return searched / items.length;
}

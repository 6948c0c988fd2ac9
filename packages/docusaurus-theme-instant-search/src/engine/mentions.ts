import type {SearchMember, SearchPage} from 'graphql-api-model';
import {editDistance, joinWords} from 'graphql-api-model/words';
import type {ReferenceIndex} from './referenceIndex';
import {Tier} from './scoreName';
import type {ReferenceHit} from './searchReference';
import {allowedEdits} from './typingErrors';

/** A request or the call of a field, up to the name of the field. */
const CALL =
  /^\s*(?:(?:(query|mutation|subscription)\b[^{:]*(?:\([^)]*\)[^{]*)?)?\{\s*|(?=\w+\s*\(\s*\w+\s*:))(?:\w+\s*:\s*(?=\w+\s*[({]))?(\w+)/u;
/** The name of a root type: `Query`, `QueryRoot`, `query_root`. */
const ROOT = /^(?:root)?(query|mutation|subscription)(?:root)?(?:type)?$/u;
/** A name in quotes, with what wraps a type: `"[Space!]!"`. */
const QUOTED = /["'`“‘][[@]*(\w+(?:\.\w+)*)[\]!]*["'`”’]/gu;
/** A coordinate, or a name with a capital inside. */
const WRITTEN = /\b[A-Za-z_]\w*(?:\.\w+)+(?:\(\w+:\))?|\b\w*[a-z]\w*[A-Z]\w*\b/gu;
const SCALARS: ReadonlySet<string> = new Set(['Boolean', 'Float', 'ID', 'Int', 'String']);
const OPERATIONS: ReadonlySet<string> = new Set(['query', 'mutation', 'subscription']);
const FEWEST_WORDS = 3;
const MOST_MENTIONS = 3;

/** A search for what a pasted request calls, or for a field of a root type; other queries as they are. */
export function parsePasted(typed: string): string {
  const [, keyword, called] = CALL.exec(typed) ?? [];
  if (called !== undefined) return keyword ? `${keyword}: ${called}` : called;
  const [, owner = '', field = ''] = /^\s*(\w+)\.(\w*)\s*$/u.exec(typed) ?? [];
  const [, root] = ROOT.exec(joinWords(owner)) ?? [];
  return root === undefined ? typed : `${root}: ${field}`;
}

/** What a message quotes or a question names as the schema does, members before their types. */
export function findMentions({pages}: ReferenceIndex, text: string): ReferenceHit[] {
  const quoted = Array.from(text.matchAll(QUOTED), ([, name = '']) => name);
  const written = text.match(WRITTEN) ?? [];
  const isSentence = text.split(/\s+/u).length >= FEWEST_WORDS;
  const names = isSentence || written[0] === text ? [...quoted, ...written] : quoted;
  const all = pages.map(({page}) => page);
  const chains = Array.from(new Set(names)).map((name) => name.match(/\w+/gu) ?? []);
  const found = chains.map((chain) => followChain(all, chain));
  const hits = found.filter((hit) => hit !== undefined);
  const loose = chains.flatMap(([name = ''], index) => (found[index] ? [] : [name]));
  const members = hits.flatMap((hit) =>
    loose.flatMap((name) => {
      const member = findMember(hit.page, name, hit.member);
      return member ? [toHit(hit.page, member)] : [];
    }),
  );
  // Such as the field of an input object, of which a message has no type.
  const ofAny = quoted.length > 0 && hits.every(({page}) => SCALARS.has(page.name));
  const anywhere = ofAny
    ? all.flatMap((page) =>
        (page.members ?? [])
          .filter(({kind, name}) => kind === 'input field' && loose.includes(name))
          .map((member) => toHit(page, member)),
      )
    : [];
  const similar = quoted.length > 0 && hits.length === 0 ? loose : [];
  const similarPages = similar
    .map((name) => findNearest(all, name))
    .filter((page) => page !== undefined);
  const mentioned = [
    ...members,
    ...anywhere,
    ...hits.filter(({member}) => member),
    ...[...hits.map(({page}) => page), ...similarPages].map((page) => toHit(page)),
  ];
  // The beginning of a member is still being typed.
  if (names.length === 1 && names[0] === text && !mentioned[0]?.member) return [];
  return Array.from(
    new Map(mentioned.map((hit) => [hit.member ?? hit.page, hit])).values(),
  )
    .sort((a, b) => Number(SCALARS.has(a.page.name)) - Number(SCALARS.has(b.page.name)))
    .slice(0, MOST_MENTIONS);
}

/** The page that a name is of, or the member at the end of a coordinate or of a path through types. */
function followChain(
  pages: readonly SearchPage[],
  [first = '', ...rest]: readonly string[],
): ReferenceHit | undefined {
  const isPath = rest.length > 0;
  const named = findNamed(pages, first, isPath);
  if (!isPath || named) return named && followMembers(pages, named, rest);
  // A root type has no page; its fields have.
  const operation = findNamed(
    pages.filter(({kind}) => OPERATIONS.has(kind)),
    rest[0]!,
    false,
  );
  return operation && followMembers(pages, operation, rest.slice(1));
}

function followMembers(
  pages: readonly SearchPage[],
  page: SearchPage,
  names: readonly string[],
): ReferenceHit | undefined {
  let hit = toHit(page);
  for (const name of names) {
    const {page: owner, member: last} = hit;
    const {members = []} = owner;
    const {kind, returns} = last ?? owner;
    const anchor = last ? `${last.anchor}.${name}` : name;
    // An argument of the field before it, or a member of the type that it returns.
    const isField = last !== undefined || OPERATIONS.has(kind);
    const argument = isField
      ? members.find((member) => member.anchor === anchor)
      : undefined;
    const next = isField ? findNamed(pages, returns ?? '', false) : owner;
    const member = next && findMember(next, name);
    if (argument) hit = toHit(owner, argument);
    else if (next && member) hit = toHit(next, member);
    else return last ? undefined : hit;
  }
  return hit;
}

function findNamed(
  pages: readonly SearchPage[],
  name: string,
  isLoose: boolean,
): SearchPage | undefined {
  return (
    pages.find((page) => page.name === name) ??
    (isLoose ? pages.find((page) => joinWords(page.name) === joinWords(name)) : undefined)
  );
}

/** A member of a page, or an argument of one of its fields. */
function findMember(
  {members = []}: SearchPage,
  name: string,
  field?: SearchMember,
): SearchMember | undefined {
  const found = members.filter(
    ({anchor}) => !field || anchor.startsWith(`${field.anchor}.`),
  );
  // A field comes before an argument of another field.
  const named = found.filter((member) => member.name === name);
  return (
    named.find(({anchor}) => anchor === name) ?? named[0] ?? findNearest(found, name)
  );
}

/** The item whose name has the fewest typing errors, if few enough. */
function findNearest<Item extends {readonly name: string}>(
  items: readonly Item[],
  name: string,
): Item | undefined {
  const joined = joinWords(name);
  const limit = allowedEdits(joined.length);
  const edits = items.map((item) => editDistance(joined, joinWords(item.name), limit));
  const least = Math.min(...edits);
  return least <= limit ? items[edits.indexOf(least)] : undefined;
}

function toHit(page: SearchPage, member?: SearchMember): ReferenceHit {
  return {page, ...(member && {member}), score: Tier.coordinate};
}

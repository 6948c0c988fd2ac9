import type {SearchMember, SearchPage} from 'graphql-api-model';
import {groupBy, splitWords} from 'graphql-api-model/words';
import type {Name} from './scoreName';
import {lettersOf} from './typingErrors';
import {Vocabulary} from './vocabulary';

export interface PageEntry {
  readonly page: SearchPage;
  readonly name: Name;
}

export interface MemberEntry {
  readonly member: SearchMember;
  readonly owner: PageEntry;
}

/** A name that members bear, with all that bear it. */
export interface MemberName {
  readonly name: Name;
  readonly entries: readonly MemberEntry[];
}

export interface ReferenceIndex {
  readonly vocabulary: Vocabulary;
  readonly pages: readonly PageEntry[];
  readonly memberNames: readonly MemberName[];
}

export function buildReferenceIndex(searchPages: readonly SearchPage[]): ReferenceIndex {
  const vocabulary = new Vocabulary();
  const uses = countUses(searchPages);
  const usesOf = ({name}: SearchPage) => uses.get(name) ?? 0;
  // Of names that match as well, that of the type comes first which is used most.
  const sorted = [...searchPages].sort((a, b) => usesOf(b) - usesOf(a));
  const pages = sorted.map((page) => ({page, name: toName(page.name, vocabulary)}));
  const members = pages.flatMap((owner) =>
    (owner.page.members ?? []).map((member) => ({member, owner})),
  );
  const memberNames = Array.from(groupBy(members, ({member}) => member.name)).map(
    ([text, entries]) => ({name: toName(text, vocabulary), entries}),
  );
  return {vocabulary, pages, memberNames};
}

/** How often members and operations return each type. */
function countUses(pages: readonly SearchPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {returns} of pages.flatMap((page) => [page, ...(page.members ?? [])])) {
    if (returns !== undefined) counts.set(returns, (counts.get(returns) ?? 0) + 1);
  }
  return counts;
}

function toName(text: string, vocabulary: Vocabulary): Name {
  const words = splitWords(text);
  const starts: number[] = [];
  let joined = '';
  for (const word of words) {
    starts.push(joined.length);
    joined += word;
  }
  return {
    text,
    joined,
    words: words.map((word) => vocabulary.add(word)),
    starts,
    initials: words.map((word) => word[0]).join(''),
    letters: lettersOf(joined),
  };
}

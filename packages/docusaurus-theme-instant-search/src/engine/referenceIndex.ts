import type {SearchMember, SearchPage} from 'graphql-api-model';
import {splitWords} from 'graphql-api-model/words';
import type {Name} from './scoreName';
import {lettersOf} from './typingErrors';
import {Vocabulary} from './vocabulary';

export interface PageEntry {
  readonly page: SearchPage;
  readonly name: Name;
  /** How often members and operations return it: 0 never, 1 more than any other. */
  readonly popularity: number;
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
  const popularity = measurePopularity(searchPages);
  const pages = searchPages.map((page) => ({
    page,
    name: toName(page.name, vocabulary),
    popularity: popularity.get(page.name) ?? 0,
  }));
  const entriesByName = new Map<string, MemberEntry[]>();
  for (const owner of pages) {
    for (const member of owner.page.members ?? []) {
      const entries = entriesByName.get(member.name) ?? [];
      entriesByName.set(member.name, entries);
      entries.push({member, owner});
    }
  }
  const memberNames = [...entriesByName].map(([text, entries]) => ({
    name: toName(text, vocabulary),
    entries: entries.sort((a, b) => b.owner.popularity - a.owner.popularity),
  }));
  return {vocabulary, pages, memberNames};
}

function measurePopularity(pages: readonly SearchPage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (type: string | undefined) => {
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  };
  for (const page of pages) {
    count(page.returns);
    for (const member of page.members ?? []) count(member.returns);
  }
  const most = Math.log1p(Math.max(...counts.values()));
  return new Map([...counts].map(([type, times]) => [type, Math.log1p(times) / most]));
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

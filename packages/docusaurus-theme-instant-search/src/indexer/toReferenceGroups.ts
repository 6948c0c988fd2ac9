import {firstSentence, type SearchMember, type SearchPage} from 'graphql-api-model';
import {toSlug} from 'graphql-api-model/words';
import type {MemberRow, PageRow, ReferenceGroup} from '../format/indexFile';
import {fromMemberRow} from '../format/referencePages';

/** Characters of a sentence in a result; longer ones are not read in a list. */
export const LONGEST_SENTENCE = 120;
const URL_PARTS = /^(.*\/)([^/]+)(\/?)$/u;

/** Groups pages by kind and folder, each group in the order of its names. */
export function toReferenceGroups(pages: readonly SearchPage[]): ReferenceGroup[] {
  const groups = new Map<string, SearchPage[]>();
  for (const page of pages) {
    const {folder, suffix} = splitUrl(page.url);
    const key = JSON.stringify({kind: page.kind, folder, suffix});
    const group = groups.get(key) ?? [];
    group.push(page);
    groups.set(key, group);
  }
  return [...groups].map(([key, found]) => ({
    ...(JSON.parse(key) as Omit<ReferenceGroup, 'pages'>),
    pages: found.sort((a, b) => (a.name < b.name ? -1 : 1)).map(toPageRow),
  }));
}

/** What the index keeps of a page; of its summary the first sentence. */
function toPageRow(page: SearchPage): PageRow {
  const {
    kind,
    name,
    url,
    summary = '',
    members = [],
    otherUrls: _,
    description: __,
    ...found
  } = page;
  const {slug} = splitUrl(url);
  const rest = {...found, ...(slug !== toSlug(name) && {slug})};
  const row = [
    name,
    firstSentence(summary, LONGEST_SENTENCE),
    members.map((member) => toMemberRow(member, kind)),
  ] as const;
  return Object.keys(rest).length === 0 ? row : [...row, rest];
}

function toMemberRow(
  {returns: type, ...member}: SearchMember,
  pageKind: string,
): MemberRow {
  const {kind, name, anchor, summary, ...found} = member;
  // That of others is among the texts.
  const rest = {...found, ...(found.deprecated && summary && {summary})};
  // An argument or input field has a type, but returns nothing.
  const returns = kind === 'field' ? type : undefined;
  const short = fromMemberRow(anchor, pageKind);
  if (short.kind !== kind || short.name !== name) {
    const whole = {kind, name, anchor, ...rest};
    return returns === undefined ? whole : {...whole, returns};
  }
  if (Object.keys(rest).length > 0) return [anchor, returns ?? 0, rest];
  return returns === undefined ? anchor : [anchor, returns];
}

function splitUrl(url: string): {folder: string; slug: string; suffix: string} {
  const [, folder = url, slug = '', suffix = ''] = URL_PARTS.exec(url) ?? [];
  return {folder, slug, suffix};
}

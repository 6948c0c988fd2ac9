import type {MemberKind, SearchMember, SearchPage} from '../searchPage';
import {toSlug} from '../words';
import type {MemberRow, PageRow, ReferenceGroup} from './indexFile';

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

/** Rebuilds the pages of a group. */
export function fromReferenceGroup(group: ReferenceGroup): SearchPage[] {
  const {kind, folder, suffix, pages} = group;
  return pages.map(([name, summary, members, {slug = toSlug(name), ...rest} = {}]) => ({
    kind,
    name,
    url: folder + slug + suffix,
    ...(summary !== '' && {summary}),
    ...rest,
    members: members.map((row) => fromMemberRow(row, kind)),
  }));
}

function toPageRow(page: SearchPage): PageRow {
  const {kind, name, url, summary = '', members = [], otherUrls: _, ...found} = page;
  const {slug} = splitUrl(url);
  const rest = {...found, ...(slug !== toSlug(name) && {slug})};
  const rows = members.map((member) => toMemberRow(member, kind));
  return Object.keys(rest).length === 0
    ? [name, summary, rows]
    : [name, summary, rows, rest];
}

function toMemberRow(member: SearchMember, pageKind: string): MemberRow {
  const {kind, name, anchor, returns, ...rest} = member;
  const short = fromMemberRow(anchor, pageKind);
  if (short.kind !== kind || short.name !== name) return member;
  if (Object.keys(rest).length > 0) return [anchor, returns ?? 0, rest];
  return returns === undefined ? anchor : [anchor, returns];
}

function fromMemberRow(row: MemberRow, pageKind: string): SearchMember {
  if (typeof row === 'object' && 'name' in row) return row;
  const [anchor, returns = 0, rest = {}] = typeof row === 'string' ? [row] : row;
  const dot = anchor.indexOf('.');
  return {
    // `field.argument` is the anchor of a field's argument.
    kind: dot < 0 ? getMemberKind(pageKind) : 'argument',
    name: anchor.slice(dot + 1),
    anchor,
    ...(returns !== 0 && {returns}),
    ...rest,
  };
}

function getMemberKind(pageKind: string): MemberKind {
  if (pageKind === 'object' || pageKind === 'interface') return 'field';
  if (pageKind === 'input') return 'input field';
  return pageKind === 'enum' ? 'enum value' : 'argument';
}

function splitUrl(url: string): {folder: string; slug: string; suffix: string} {
  const [, folder = url, slug = '', suffix = ''] = URL_PARTS.exec(url) ?? [];
  return {folder, slug, suffix};
}

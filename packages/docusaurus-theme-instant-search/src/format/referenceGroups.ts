import {toSlug} from '../words';
import type {MemberKind, SearchPage} from '../searchPage';
import type {ReferenceGroup} from './indexFile';
import {parseRow, printRow} from './referenceRow';

/** Pages by kind and folder, each group in the order of its names. */
export function toReferenceGroups(pages: readonly SearchPage[]): ReferenceGroup[] {
  const groups = new Map<string, SearchPage[]>();
  for (const page of pages) {
    const {path, suffix} = splitUrl(page.url);
    const key = `${page.kind} ${suffix} ${path}`;
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  return [...groups.values()].map(toGroup);
}

function toGroup(pages: readonly SearchPage[]): ReferenceGroup {
  const [first] = pages as readonly [SearchPage];
  const {path, suffix} = splitUrl(first.url);
  const member = memberKindOf(first.kind);
  const sorted = [...pages].sort((a, b) => (a.name < b.name ? -1 : 1));
  const rows = sorted.map((page) => {
    const {slug} = splitUrl(page.url);
    return printRow({...page, ...(slug === toSlug(page.name) ? {} : {slug})}, member);
  });
  return {kind: first.kind, member, path, suffix, pages: rows.join('\n')};
}

/** The pages that a group holds. */
export function fromReferenceGroup(group: ReferenceGroup): SearchPage[] {
  return group.pages.split('\n').map((row) => {
    const {slug, ...page} = parseRow(row, group.member);
    const url = group.path + (slug ?? toSlug(page.name)) + group.suffix;
    return {...page, kind: group.kind, url};
  });
}

function splitUrl(url: string): {path: string; slug: string; suffix: string} {
  const suffix = url.endsWith('/') ? '/' : '';
  const bare = suffix === '' ? url : url.slice(0, -1);
  const end = bare.lastIndexOf('/') + 1;
  return {path: bare.slice(0, end), slug: bare.slice(end), suffix};
}

function memberKindOf(pageKind: string): MemberKind {
  if (pageKind === 'object' || pageKind === 'interface') return 'field';
  if (pageKind === 'input') return 'input field';
  return pageKind === 'enum' ? 'enum value' : 'argument';
}

import type {SearchMember, SearchPage} from 'graphql-api-model';
import type {GuidePage} from '../format/indexFile';
import {FILTERS, type GroupName} from './filters';

const GROUPS: ReadonlyMap<string, GroupName> = new Map(
  FILTERS.flatMap(({group, kinds = []}) =>
    group ? kinds.map((kind) => [kind, group]) : [],
  ),
);

/** Start and end of each part of a text that matches a query. */
export type Marks = readonly (readonly [start: number, end: number])[];

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
  readonly badges?: readonly string[] | undefined;
  /** What is marked in its texts; absent until a search of the palette adds it. */
  readonly marks?: Readonly<Record<'title' | 'parent' | 'summary', Marks>>;
}

/** The group in which a result of a kind is shown. */
export function toGroup(kind: string): GroupName {
  return GROUPS.get(kind) ?? 'types';
}

/** Whether it is part of a page of the reference. */
export function isMember({kind, parent}: SearchResult): boolean {
  return parent !== undefined && toGroup(kind) === 'fields';
}

export function toPageResult(page: SearchPage): SearchResult {
  return toResult(page, page.url);
}

export function toMemberResult(page: SearchPage, member: SearchMember): SearchResult {
  const url = `${toPageUrl(page.url, member)}#${encodeURI(member.anchor)}`;
  return {...toResult(member, url), parent: page.name};
}

function toResult(item: SearchPage | SearchMember, url: string): SearchResult {
  const {kind, name, summary, returns, badges, deprecated = false} = item;
  return {kind, title: name, url, summary, returns, badges, isDeprecated: deprecated};
}

/** The page that shows a member: that of its owner, or one that continues it. */
function toPageUrl(url: string, {path}: SearchMember): string {
  if (path === undefined) return url;
  return url.endsWith('/') ? `${url}${path}/` : `${url}/${path}`;
}

/** @param position - of the section among those of its page; 0 is the page itself */
export function toGuideResult(page: GuidePage, position: number): SearchResult {
  const {kind, title, url} = page;
  const [anchor, heading, sentence] = page.sections[position]!;
  const result = {kind, title, url, summary: sentence || undefined, isDeprecated: false};
  if (position === 0) return result;
  return {...result, title: heading, parent: title, url: `${url}#${encodeURI(anchor)}`};
}

import {getMembers} from './pages/toEntryPage';
import type {Entry, Member} from './reference/types';

/** A page of the reference as a site search takes it in. */
export interface SearchPage {
  readonly kind: string;
  readonly name: string;
  readonly url: string;
  /** Further pages about the same, which need not be found. */
  readonly otherUrls?: readonly string[];
  readonly summary?: string;
  readonly deprecated?: boolean;
  readonly returns?: string;
  readonly members?: readonly SearchMember[];
}

export interface SearchMember {
  readonly kind: 'field' | 'argument' | 'input field' | 'enum value';
  readonly name: string;
  readonly anchor: string;
  readonly returns?: string;
  readonly deprecated?: boolean;
}

function getMemberKind(kind: Entry['kind']): SearchMember['kind'] {
  if (kind === 'object' || kind === 'interface') return 'field';
  if (kind === 'input') return 'input field';
  return kind === 'enum' ? 'enum value' : 'argument';
}

function toSearchMember(
  member: Member,
  kind: SearchMember['kind'],
): readonly SearchMember[] {
  return [
    {
      kind,
      name: member.name,
      anchor: member.id,
      ...(member.type && {returns: member.type.name}),
      ...(member.deprecation !== undefined && {deprecated: true}),
    },
    ...member.arguments.flatMap((argument) => toSearchMember(argument, 'argument')),
  ];
}

function toSearchPage(entry: Entry): SearchPage {
  const kind = getMemberKind(entry.kind);
  return {
    kind: entry.kind,
    name: entry.name,
    url: entry.href,
    ...('executableHref' in entry && {otherUrls: [entry.executableHref]}),
    ...(entry.summary && {summary: entry.summary}),
    ...(entry.deprecation !== undefined && {deprecated: true}),
    ...('returns' in entry && {returns: entry.returns.name}),
    members: getMembers(entry).flatMap((member) => toSearchMember(member, kind)),
  };
}

/** What a site search should know of the reference. */
export function toSearchPages(entries: readonly Entry[]): readonly SearchPage[] {
  return entries.map(toSearchPage);
}

import type {MemberKind, SearchMember, SearchPage} from 'graphql-api-model';
import {toSlug} from 'graphql-api-model/words';
import type {MemberRow, ReferenceGroup} from './indexFile';

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

/** Rebuilds a member of a page. */
export function fromMemberRow(row: MemberRow, pageKind: string): SearchMember {
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

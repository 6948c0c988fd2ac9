import {divide, type Entry, getMembers, type MemberElement} from 'graphql-api-model';
import type {PageContext} from '../context';
import type {PartLinks} from '../sections';
import {createPager} from './createPager';

/** What an entry consists of, as texts name it. */
export type PartKind = 'fields' | 'values' | 'arguments' | 'types';

/** What one page shows of an entry. All of it, unless there are too many members. */
export interface EntryPart {
  /** Counts from 1, which is the page of the entry itself. */
  readonly page: number;
  readonly href: string;
  readonly members: readonly MemberElement[];
  /** The possible types of a union. */
  readonly types: readonly string[];
}

/** Possible types of a union that a page shows with their summaries. */
const MOST_TYPES = 150;
export function getPartKind({element: {kind}}: Entry): PartKind {
  if (kind === 'field' || kind === 'directive') return 'arguments';
  if (kind === 'union') return 'types';
  return kind === 'enum' ? 'values' : 'fields';
}

/** The pages of an entry in their order; the first is the entry's own. */
export function divideEntry(
  entry: Entry,
  {permalinks}: PageContext,
): readonly [EntryPart, ...EntryPart[]] {
  const {kind, element} = entry;
  const own = permalinks.entry(kind, element.name);
  const toPart = (
    index: number,
    content: Partial<Pick<EntryPart, 'members' | 'types'>>,
  ): EntryPart => {
    const page = index + 1;
    return {
      page,
      href: permalinks.members(own, page),
      members: [],
      types: [],
      ...content,
    };
  };
  const parts =
    element.kind === 'union'
      ? divide(element.possibleTypes, () => 1, MOST_TYPES).map((types, index) =>
          toPart(index, {types}),
        )
      : permalinks.memberPages(entry).map(({members}, index) => toPart(index, {members}));
  const [first = toPart(0, {}), ...further] = parts;
  return [first, ...further];
}

/** The names of what a part shows. */
function listNames({members, types}: EntryPart): readonly string[] {
  return members.length > 0 ? members.map(({name}) => name) : types;
}

/** The names that the definition on a page is of, where it is not of all. */
export function findShown(
  {element}: Entry,
  part: EntryPart,
): ReadonlySet<string> | undefined {
  const names = listNames(part);
  const all = element.kind === 'union' ? element.possibleTypes : getMembers(element);
  return names.length === all.length ? undefined : new Set(names);
}

/** The names between which a part lies. */
export function getRange(part: EntryPart): {
  readonly first: string;
  readonly last: string;
} {
  const names = listNames(part);
  return {first: names[0] ?? '', last: names.at(-1) ?? ''};
}

/** The way from one part to the others; nothing where there is but one. */
export function toPartLinks(
  entry: Entry,
  current: EntryPart,
  context: PageContext,
): {readonly parts?: PartLinks} {
  const {say} = context;
  const parts = divideEntry(entry, context);
  if (parts.length <= 1) return {};
  const count = parts.flatMap(listNames).length;
  const label = say(`members.${getPartKind(entry)}.label`, {count, pages: parts.length});
  const pager = createPager(
    parts.map((part) => ({
      text: say('members.range', getRange(part)),
      href: part.href,
    })),
  );
  return {parts: {label, links: pager.linksAt(current.page - 1)}};
}

import {
  divide,
  type Entry,
  type FieldElement,
  getMembers,
  type MemberElement,
} from 'graphql-api-model';
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
  {permalinks}: Pick<PageContext, 'permalinks'>,
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

/** Fields that have so many arguments that this part has only some of them. */
function findDivided({element}: Entry, {members}: EntryPart): readonly FieldElement[] {
  const whole = new Set(getMembers(element));
  return members.flatMap((member) =>
    member.kind === 'field' && !whole.has(member) ? [member] : [],
  );
}

/**
 * What the definition on a page is of, where it is not of all: names, and the coordinates of arguments
 * of fields that have too many of them.
 */
export function findShown(
  entry: Entry,
  part: EntryPart,
): ReadonlySet<string> | undefined {
  const {element} = entry;
  const names = listNames(part);
  const divided = findDivided(entry, part);
  const all = element.kind === 'union' ? element.possibleTypes : getMembers(element);
  if (names.length === all.length && divided.length === 0) return undefined;
  const chosen = divided.flatMap((field) => field.arguments);
  return new Set([...names, ...chosen.map(({coordinate}) => coordinate)]);
}

/** The names between which a part lies; `field(argument:)` where it has a part of a field. */
export function getRange(
  entry: Entry,
  part: EntryPart,
): {readonly first: string; readonly last: string} {
  const divided = findDivided(entry, part);
  const names = listNames(part);
  const toName = (end: 0 | -1): string => {
    const name = names.at(end) ?? '';
    const argument = divided.find((field) => field.name === name)?.arguments.at(end);
    return argument ? `${name}(${argument.name}:)` : name;
  };
  return {first: toName(0), last: toName(-1)};
}

/** The way from one part to the others; nothing where there is but one. */
export function toPartLinks(
  entry: Entry,
  current: EntryPart,
  context: Pick<PageContext, 'permalinks' | 'say'>,
): {readonly parts?: PartLinks} {
  const {say} = context;
  const parts = divideEntry(entry, context);
  if (parts.length <= 1) return {};
  const count = new Set(parts.flatMap(listNames)).size;
  const label = say(`members.${getPartKind(entry)}.label`, {count, pages: parts.length});
  const pager = createPager(
    parts.map((part) => ({
      text: say('members.range', getRange(entry, part)),
      href: part.href,
    })),
  );
  return {parts: {label, links: pager.linksAt(current.page - 1)}};
}

import {
  type Entry,
  isExecutable,
  type ListKind,
  OTHER,
  type Permalinks,
  toGroupIds,
  toSectionIds,
  toSummary,
} from 'graphql-api-model';
import type {ListedEntry} from './sections';
import {getDisplayName} from './getDisplayName';
import type {Say} from './words/createSay';

/** Entries that one listing page shows; a longer list is split into pages of its own. */
export const MOST_ON_PAGE = 200;
/** Entries from which a list without domains is divided by first letter. */
const MANY = 60;

/** A part of a list: a domain, a letter, or everything where it is not divided. */
export interface ListSection {
  readonly id: string;
  /** Empty where one section holds everything. */
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Which of the pages that the section takes this is. */
  readonly page?: number;
}

export function toListedEntry(
  {kind, element}: Entry,
  list: ListKind,
  {entry, executableDirective}: Permalinks,
): ListedEntry {
  const {name, description, deprecation} = element;
  return {
    name: getDisplayName(element),
    href:
      list === 'executable' && isExecutable(element)
        ? executableDirective(name)
        : entry(kind, name),
    summary: toSummary(description),
    isDeprecated: deprecation !== undefined,
  };
}

function collect(
  entries: readonly Entry[],
  labelOf: (entry: Entry) => string,
): ReadonlyMap<string, readonly Entry[]> {
  const byLabel = new Map<string, Entry[]>();
  for (const entry of entries) {
    const label = labelOf(entry);
    const list = byLabel.get(label);
    if (list) list.push(entry);
    else byLabel.set(label, [entry]);
  }
  return byLabel;
}

function getLetter({element}: Entry): string {
  return element.name.replace(/^_+/, '').charAt(0).toUpperCase() || '_';
}

/** Divides a list by domain where the owner has domains, by letter where it is long. */
export function divideList(
  entries: readonly Entry[],
  groups: readonly string[],
  say: Say,
): readonly ListSection[] {
  const isGrouped = entries.some(({element}) => element.group !== undefined);
  if (!isGrouped && entries.length <= MANY) return [{id: 'all', label: '', entries}];
  const byLabel = collect(
    entries,
    isGrouped ? ({element}) => element.group ?? OTHER : getLetter,
  );
  const ids = isGrouped
    ? toGroupIds(groups)
    : toSectionIds([...byLabel.keys()].toSorted());
  return [...ids].flatMap(([label, id]) => {
    const list = byLabel.get(label);
    if (!list) return [];
    const isOther = isGrouped && label === OTHER;
    return [{id, label: isOther ? say('list.other') : label, entries: list}];
  });
}

/** Cuts a section that is too long for a page into several, told apart by number. */
export function splitLong(section: ListSection): readonly ListSection[] {
  const pages = Math.ceil(section.entries.length / MOST_ON_PAGE);
  if (pages <= 1) return [section];
  return Array.from({length: pages}, (_, index) => ({
    id: section.id,
    page: index + 1,
    label: `${section.label} ${index + 1}`,
    entries: section.entries.slice(index * MOST_ON_PAGE, (index + 1) * MOST_ON_PAGE),
  }));
}

/** Where a list shows a domain: an anchor, or a page of its own where the list is split. */
export function getGroupHref(
  list: ListKind,
  id: string,
  count: {readonly all: number; readonly own: number},
  {listingSection, listingPart}: Permalinks,
): string {
  if (count.all <= MOST_ON_PAGE) return listingSection(list, id);
  return listingPart(list, id, count.own > MOST_ON_PAGE ? 1 : undefined);
}

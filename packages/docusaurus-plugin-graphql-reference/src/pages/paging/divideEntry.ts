import {divide, type Entry, getMembers, type MemberElement} from 'graphql-api-model';
import type {PageContext} from '../context';
import type {Section} from '../sections';
import {createPager} from './createPager';

/** What an entry consists of, as texts name it. */
export type PartKind = 'fields' | 'values' | 'arguments' | 'types';

/** What one page shows of an entry. All of it, unless there are too many members. */
export interface EntryPart {
  /** Counts from 1, which is the page of the entry itself. */
  readonly page: number;
  readonly href: string;
  readonly members: readonly MemberElement[];
  /** The names of the members, or of the possible types of a union. */
  readonly names: readonly string[];
}

/** Possible types of a union that a page shows with their summaries. */
const MOST_TYPES = 150;

export function getPartKind({element: {kind}}: Entry): PartKind {
  if (kind === 'field' || kind === 'directive') return 'arguments';
  if (kind === 'union') return 'types';
  return kind === 'enum' ? 'values' : 'fields';
}

type Content = Pick<EntryPart, 'members' | 'names'>;

function listContents(entry: Entry, {permalinks}: PageContext): readonly Content[] {
  return entry.element.kind === 'union'
    ? divide(entry.element.possibleTypes, MOST_TYPES).map((names) => ({
        members: [],
        names,
      }))
    : permalinks
        .memberPages(entry)
        .map(({members}) => ({members, names: members.map(({name}) => name)}));
}

/** The pages of an entry in their order; the first is the entry's own. */
export function divideEntry(
  entry: Entry,
  context: PageContext,
): readonly [EntryPart, ...EntryPart[]] {
  const {permalinks} = context;
  const own = permalinks.entry(entry.kind, entry.element.name);
  const toPart = (content: Content, index: number): EntryPart => {
    const page = index + 1;
    return {...content, page, href: permalinks.members(own, page)};
  };
  const [first = {members: [], names: []}, ...further] = listContents(entry, context);
  return [toPart(first, 0), ...further.map((part, index) => toPart(part, index + 1))];
}

/** The names that the definition on a page is of, where it is not of all. */
export function findShown(
  {element}: Entry,
  {names}: EntryPart,
): ReadonlySet<string> | undefined {
  const all = element.kind === 'union' ? element.possibleTypes : getMembers(element);
  return names.length === all.length ? undefined : new Set(names);
}

/** The names between which a part lies. */
export function getRange({names}: EntryPart): {
  readonly first: string;
  readonly last: string;
} {
  return {first: names[0] ?? '', last: names.at(-1) ?? ''};
}

/** The way from one part to the others; nothing where there is but one. */
export function toPartLinks(
  entry: Entry,
  current: EntryPart,
  context: PageContext,
): readonly Section[] {
  const {t} = context;
  const parts = divideEntry(entry, context);
  if (parts.length <= 1) return [];
  const count = parts.flatMap(({names}) => names).length;
  const label = t(`members.${getPartKind(entry)}.label`, {count, pages: parts.length});
  const pager = createPager(
    parts.map((part) => ({
      text: t('members.range', getRange(part)),
      href: part.href,
    })),
  );
  const links = pager.linksAt(current.page - 1);
  return [{kind: 'rows', look: 'pages', are: 'texts', rows: [{label, links}]}];
}

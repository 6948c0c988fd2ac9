import type {Permalinks} from './permalinks';
import {toGroupHref} from './pages/toListingPages';
import {splitKinds} from './pages/toOverviewPage';
import {toGroupIds} from './pages/toSectionIds';
import {
  EXECUTABLE_DIRECTIVE_WORDS,
  KIND_WORDS,
  type NavigationItem,
  type ReferencePage,
} from './pages/types';
import {KINDS} from './reference/buildReference';
import type {Entry, Kind, Reference} from './reference/types';

/** Items shown before and after the current one when a list is too long to show whole. */
const NEIGHBOURS = 10;
const MOST_ITEMS = 2 * NEIGHBOURS + 5;

/** The label of the reference in every sidebar and breadcrumb. */
export const REFERENCE_LABEL = 'GraphQL API';

interface Listed {
  readonly text: string;
  readonly href: string;
  readonly group: string | undefined;
}

interface ListLink {
  /** Directives that a request may hold have a second list, among the operations. */
  readonly kind: Kind | 'executable';
  readonly text: string;
  readonly href: string;
}

interface List extends ListLink {
  readonly entries: readonly Listed[];
}

function toListed(entry: Entry): Listed {
  const {name, href, group} = entry;
  return {text: entry.kind === 'directive' ? `@${name}` : name, href, group};
}

/** All lists of the reference in their two sections, without their entries. */
export function toSections(
  kinds: readonly Kind[],
  permalinks: Permalinks,
): readonly {readonly text: string; readonly lists: readonly ListLink[]}[] {
  const {operations, types} = splitKinds(kinds);
  const toList = (kind: Kind): ListLink => ({
    kind,
    text: KIND_WORDS[kind].plural,
    href: permalinks.listing(kind),
  });
  const executable: ListLink = {
    kind: 'executable',
    text: EXECUTABLE_DIRECTIVE_WORDS.plural,
    href: permalinks.executableDirectives,
  };
  return [
    {text: 'Operations', lists: [...operations.map(toList), executable]},
    {text: 'Types', lists: types.map(toList)},
  ];
}

function listEntries(
  entries: readonly Entry[],
  kind: ListLink['kind'],
): readonly Listed[] {
  if (kind !== 'executable') {
    return entries.filter((entry) => entry.kind === kind).map(toListed);
  }
  return entries.flatMap((entry) =>
    entry.kind === 'directive' && entry.executableHref !== undefined
      ? [{text: `@${entry.name}`, href: entry.executableHref, group: undefined}]
      : [],
  );
}

/** The items around the current one, with links to the whole list where some are left out. */
function toWindow<Item>(
  items: readonly Item[],
  current: number,
  toItem: (item: Item, index: number) => NavigationItem,
  listHref: string,
): readonly NavigationItem[] {
  if (items.length <= MOST_ITEMS) return items.map(toItem);
  const last = items.length - 2 * NEIGHBOURS - 1;
  const start = Math.min(Math.max(0, current - NEIGHBOURS), last);
  const shown = items.slice(start, start + 2 * NEIGHBOURS + 1);
  const after = items.length - start - shown.length;
  return [
    ...(start > 0 ? [{text: `${start} before`, href: listHref}] : []),
    ...shown.map((item, index) => toItem(item, start + index)),
    ...(after > 0 ? [{text: `${after} after`, href: listHref}] : []),
  ];
}

type FindNeighbours = (href: string) => readonly NavigationItem[] | undefined;

/** Finds what a list shows on the page of one of its entries: its domain, or what is near. */
function createNeighbours(list: List, groups: readonly string[]): FindNeighbours {
  const ids = toGroupIds(groups);
  const byGroup = new Map<string | undefined, Listed[]>();
  const places = new Map<string, {readonly group: string | undefined; index: number}>();
  for (const entry of list.entries) {
    const own = byGroup.get(entry.group) ?? [];
    byGroup.set(entry.group, own);
    places.set(entry.href, {group: entry.group, index: own.length});
    own.push(entry);
  }
  const shownGroups = groups.filter((group) => byGroup.has(group));
  return (href) => {
    const place = places.get(href);
    if (!place) return undefined;
    const toEntries = (group: string | undefined, listHref: string) =>
      toWindow(
        byGroup.get(group) ?? [],
        place.index,
        (entry, index): NavigationItem => ({
          text: entry.text,
          href: entry.href,
          ...(index === place.index && {isCurrent: true}),
        }),
        listHref,
      );
    if (place.group === undefined) return toEntries(undefined, list.href);
    const toGroup = (group: string): NavigationItem => {
      const count = byGroup.get(group)?.length ?? 0;
      const groupHref = toGroupHref(list.href, ids.get(group) ?? '', {
        all: list.entries.length,
        own: count,
      });
      return group === place.group
        ? {text: group, isOpen: true, items: toEntries(group, groupHref)}
        : {text: group, href: groupHref};
    };
    return toWindow(shownGroups, shownGroups.indexOf(place.group), toGroup, list.href);
  };
}

/** Makes the side navigation of any page: bounded, whatever the size of the schema. */
export function createNavigation({
  entries,
  groups,
  permalinks,
}: Reference & {readonly permalinks: Permalinks}): (
  page: ReferencePage,
) => NavigationItem {
  const found = new Set(entries.map(({kind}) => kind));
  const kinds = KINDS.filter((kind) => found.has(kind));
  const sections = toSections(kinds, permalinks).map(({text, lists}) => ({
    text,
    lists: lists.map((list) => {
      const own = listEntries(entries, list.kind);
      return {...list, find: createNeighbours({...list, entries: own}, groups)};
    }),
  }));
  return (page) => {
    const toCurrent = (href: string) => page.href === href && {isCurrent: true};
    return {
      text: REFERENCE_LABEL,
      isOpen: true,
      items: [
        {
          text: 'Overview',
          href: permalinks.overview,
          ...toCurrent(permalinks.overview),
        },
        ...sections.map(({text, lists}) => ({
          text,
          isOpen: true,
          items: lists.map((list): NavigationItem => {
            const items = list.find(page.href);
            return {
              text: list.text,
              href: list.href,
              ...toCurrent(list.href),
              ...(items && {isOpen: true, items}),
            };
          }),
        })),
      ],
    };
  };
}

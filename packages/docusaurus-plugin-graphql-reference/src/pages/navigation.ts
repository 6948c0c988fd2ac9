import {
  type Entry,
  isExecutable,
  isOperationKind,
  type Kind,
  type ListKind,
  listKinds,
  type Permalinks,
  toGroupIds,
} from 'graphql-api-model';
import type {PageContext} from './context';
import {getGroupHref} from './toListingSections';
import type {NavigationItem, ReferencePage} from './types';
import {EXECUTABLE_DIRECTIVE_WORDS, getDisplayName, KIND_WORDS} from './words';

/** Items shown before and after the current one when a list is too long to show whole. */
const NEIGHBOURS = 10;
const MOST_ITEMS = 2 * NEIGHBOURS + 5;

interface Listed {
  readonly text: string;
  readonly href: string;
  readonly group: string | undefined;
}

interface ListLink {
  readonly list: ListKind;
  readonly text: string;
  readonly href: string;
}

interface List extends ListLink {
  readonly entries: readonly Listed[];
}

/** All lists of the reference in their two sections, without their entries. */
export function toLists(
  kinds: readonly Kind[],
  {listing}: Pick<Permalinks, 'listing'>,
): readonly {readonly text: string; readonly lists: readonly ListLink[]}[] {
  const toList = (list: ListKind): ListLink => {
    const {plural} =
      list === 'executable' ? EXECUTABLE_DIRECTIVE_WORDS : KIND_WORDS[list];
    return {list, text: plural, href: listing(list)};
  };
  const operations = kinds.filter((kind) => isOperationKind(kind));
  const types = kinds.filter((kind) => !isOperationKind(kind));
  return [
    {text: 'Operations', lists: [...operations.map(toList), toList('executable')]},
    {text: 'Types', lists: types.map(toList)},
  ];
}

function listListed(
  entries: readonly Entry[],
  list: ListKind,
  {entry, executableDirective}: Permalinks,
): readonly Listed[] {
  if (list === 'executable') {
    return entries
      .filter(({element}) => isExecutable(element))
      .map(({element}) => ({
        text: getDisplayName(element),
        href: executableDirective(element.name),
        group: undefined,
      }));
  }
  return entries
    .filter(({kind}) => kind === list)
    .map(({kind, element}) => ({
      text: getDisplayName(element),
      href: entry(kind, element.name),
      group: element.group,
    }));
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
function createNeighbours(
  list: List,
  groups: readonly string[],
  permalinks: Permalinks,
): FindNeighbours {
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
      const groupHref = getGroupHref(
        list.list,
        ids.get(group) ?? '',
        {all: list.entries.length, own: count},
        permalinks,
      );
      return group === place.group
        ? {text: group, isOpen: true, items: toEntries(group, groupHref)}
        : {text: group, href: groupHref};
    };
    return toWindow(shownGroups, shownGroups.indexOf(place.group), toGroup, list.href);
  };
}

/** Makes the side navigation of any page: bounded, whatever the size of the schema. */
export function createNavigation({
  model,
  entries,
  permalinks,
  label,
}: Pick<PageContext, 'model' | 'entries' | 'permalinks' | 'label'>): (
  page: Pick<ReferencePage, 'href'>,
) => NavigationItem {
  const sections = toLists(listKinds(entries), permalinks).map(({text, lists}) => ({
    text,
    lists: lists.map((list) => {
      const own = {...list, entries: listListed(entries, list.list, permalinks)};
      return {...list, find: createNeighbours(own, model.groups, permalinks)};
    }),
  }));
  return (page) => {
    const toCurrent = (href: string) => page.href === href && {isCurrent: true};
    return {
      text: label,
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

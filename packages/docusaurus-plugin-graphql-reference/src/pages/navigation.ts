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
import {getDisplayName} from './getDisplayName';
import {getGroupHref} from './toListingSections';
import type {NavigationItem, ReferencePage} from './types';
import type {Say} from './words/createSay';

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

/** The lists of operations, or those of types. */
interface ListLinks {
  readonly id: 'operations' | 'types';
  readonly text: string;
  readonly lists: readonly ListLink[];
}

/** All lists of the reference in their two sections, without their entries. */
export function toLists(
  kinds: readonly Kind[],
  {listing}: Pick<Permalinks, 'listing'>,
  say: Say,
): readonly ListLinks[] {
  const toList = (list: ListKind): ListLink => ({
    list,
    text: say(`kind.${list}.plural`),
    href: listing(list),
  });
  const operations = kinds.filter((kind) => isOperationKind(kind));
  const types = kinds.filter((kind) => !isOperationKind(kind));
  return [
    {
      id: 'operations',
      text: say('navigation.operations'),
      lists: [...operations.map(toList), toList('executable')],
    },
    {id: 'types', text: say('navigation.types'), lists: types.map(toList)},
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
  {listHref, say}: {readonly listHref: string; readonly say: Say},
): readonly NavigationItem[] {
  if (items.length <= MOST_ITEMS) return items.map(toItem);
  const last = items.length - 2 * NEIGHBOURS - 1;
  const start = Math.min(Math.max(0, current - NEIGHBOURS), last);
  const shown = items.slice(start, start + 2 * NEIGHBOURS + 1);
  const after = items.length - start - shown.length;
  return [
    ...(start > 0
      ? [{text: say('navigation.before', {count: start}), href: listHref}]
      : []),
    ...shown.map((item, index) => toItem(item, start + index)),
    ...(after > 0
      ? [{text: say('navigation.after', {count: after}), href: listHref}]
      : []),
  ];
}

type FindNeighbours = (href: string) => readonly NavigationItem[] | undefined;

/** Finds what a list shows on the page of one of its entries: its domain, or what is near. */
function createNeighbours(
  list: List,
  groups: readonly string[],
  {permalinks, say}: Pick<PageContext, 'permalinks' | 'say'>,
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
        {listHref, say},
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
    return toWindow(shownGroups, shownGroups.indexOf(place.group), toGroup, {
      listHref: list.href,
      say,
    });
  };
}

/** Makes the side navigation of any page: bounded, whatever the size of the schema. */
export function createNavigation({
  model,
  entries,
  permalinks,
  label,
  say,
}: Pick<PageContext, 'model' | 'entries' | 'permalinks' | 'label' | 'say'>): (
  page: Pick<ReferencePage, 'href'>,
) => NavigationItem {
  const sections = toLists(listKinds(entries), permalinks, say).map(({text, lists}) => ({
    text,
    lists: lists.map((list) => {
      const own = {...list, entries: listListed(entries, list.list, permalinks)};
      return {...list, find: createNeighbours(own, model.groups, {permalinks, say})};
    }),
  }));
  return (page) => {
    const toCurrent = (href: string) => page.href === href && {isCurrent: true};
    return {
      text: label,
      isOpen: true,
      items: [
        {
          text: say('navigation.overview'),
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

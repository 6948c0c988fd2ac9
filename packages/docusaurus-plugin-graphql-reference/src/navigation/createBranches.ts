import {
  type Entry,
  isExecutable,
  isOperationKind,
  type ListKind,
  type Permalinks,
} from 'graphql-api-model';
import {getDisplayName} from '../pages/getDisplayName';
import type {Place, ReferencePage} from '../pages/types';
import type {Say} from '../pages/words/createSay';
import {type Domain, listDomains, type NavigationContext} from './domains';
import type {Branch, SidebarCategory, SidebarItem, SidebarLink} from './sidebarItems';

/** Items shown before and after the current one when a list is too long to show whole. */
const NEIGHBOURS = 10;
const MOST_ITEMS = 2 * NEIGHBOURS + 5;

function toCategory(
  label: string,
  href: string | undefined,
  items: readonly SidebarItem[],
  collapsed: boolean,
): SidebarCategory {
  const link = href !== undefined && {href};
  return {type: 'category', label, ...link, collapsible: true, collapsed, items};
}

/** Links around the current one, with links to the whole list where some are left out. */
function toWindow(
  links: readonly SidebarLink[],
  current: string | undefined,
  {href, say}: {readonly href: string; readonly say: Say},
): readonly SidebarLink[] {
  if (links.length <= MOST_ITEMS) return links;
  const index = Math.max(
    0,
    links.findIndex((link) => link.href === current),
  );
  const last = links.length - 2 * NEIGHBOURS - 1;
  const start = Math.min(Math.max(0, index - NEIGHBOURS), last);
  const shown = links.slice(start, start + 2 * NEIGHBOURS + 1);
  const after = links.length - start - shown.length;
  const toRest = (label: string): SidebarLink => ({type: 'link', label, href});
  return [
    ...(start > 0 ? [toRest(say('navigation.before', {count: start}))] : []),
    ...shown,
    ...(after > 0 ? [toRest(say('navigation.after', {count: after}))] : []),
  ];
}

function toEntryLink(
  {kind, element}: Entry,
  list: ListKind,
  {entry, executableDirective}: Permalinks,
): SidebarLink {
  const href =
    list === 'executable' ? executableDirective(element.name) : entry(kind, element.name);
  return {type: 'link', label: getDisplayName(element), href};
}

/** The link to the page with its continuation below, where that is what a reader sees. */
function withContinuation(
  links: readonly SidebarLink[],
  {entry, below}: Place,
): readonly SidebarItem[] {
  if (!below) return links;
  const own: SidebarLink = {type: 'link', label: below.text, href: below.href};
  return entry === undefined
    ? [own]
    : links.map((link) =>
        link.href === entry ? toCategory(link.label, link.href, [own], false) : link,
      );
}

/** A domain with all that it has, the kind of the page open. */
function toDomainItems(
  {kinds}: Domain,
  place: Place,
  {permalinks, say}: NavigationContext,
): readonly SidebarItem[] {
  return kinds.map(({kind, label, href, entries}) => {
    const links = entries.map((entry) => toEntryLink(entry, kind, permalinks));
    const isCurrent = kind === place.list;
    const shown = toWindow(links, isCurrent ? place.entry : undefined, {
      href: href ?? permalinks.listing(kind),
      say,
    });
    const items = isCurrent ? withContinuation(shown, place) : shown;
    return toCategory(label, href, items, !isCurrent && !isOperationKind(kind));
  });
}

function listOf({entries}: NavigationContext, list: ListKind): readonly Entry[] {
  return list === 'executable'
    ? entries.filter(({element}) => isExecutable(element))
    : entries.filter(({kind}) => kind === list);
}

function toListItems(
  list: ListKind,
  place: Place,
  context: NavigationContext,
): readonly SidebarItem[] {
  const {permalinks, say} = context;
  if (place.entry === undefined) return withContinuation([], place);
  const links = listOf(context, list).map((entry) =>
    toEntryLink(entry, list, permalinks),
  );
  const href = permalinks.listing(list);
  return withContinuation(toWindow(links, place.entry, {href, say}), place);
}

/**
 * Finds what a page adds to the sidebar that all pages share: the entries beside it, as many as
 * a page can take. `baseUrl` is not part of the keys.
 */
export function createBranches(
  context: NavigationContext,
  baseUrl: string,
): (page: Pick<ReferencePage, 'place'>) => Branch | undefined {
  const toKey = (href: string): string => href.slice(baseUrl.length - 1);
  const domains = listDomains(context);
  const byEntry = new Map(
    domains.flatMap((domain) =>
      domain.kinds.flatMap(({kind, entries}) =>
        entries.map(({element}): [string, Domain] => [
          context.permalinks.entry(kind, element.name),
          domain,
        ]),
      ),
    ),
  );
  return ({place}) => {
    const {list, entry, below} = place;
    const domain = byEntry.get(entry ?? '');
    if (domain) {
      return {key: toKey(domain.href), items: toDomainItems(domain, place, context)};
    }
    if (list === undefined || (entry === undefined && below === undefined)) {
      return undefined;
    }
    return {
      key: toKey(context.permalinks.listing(list)),
      items: toListItems(list, place, context),
    };
  };
}

import {isOperationKind} from 'graphql-api-model';
import type {Place} from '../outline/Place';
import type {Translate} from '../words/createTranslate';
import {type Domain, listDomains} from '../outline/domains';
import type {OutlineContext} from '../outline/OutlineContext';
import {createFamilyLinks, type FamilyLinks} from './familyLinks';
import {
  type Branch,
  type SidebarItem,
  type SidebarLink,
  toCategory,
  toLink,
} from './sidebarItems';
import {getPartKey} from './toReferenceCategory';

/** Items shown before and after the current one when a list is too long to show whole. */
const NEIGHBOURS = 10;
const MOST_ITEMS = 2 * NEIGHBOURS + 5;

/** Links around the current one, with a link to the whole list where some are left out. */
function toWindow(
  links: readonly SidebarLink[],
  current: string | undefined,
  {href, t}: {readonly href: string; readonly t: Translate},
): readonly SidebarLink[] {
  if (links.length <= MOST_ITEMS) return links;
  const index = Math.max(
    0,
    links.findIndex((link) => link.href === current),
  );
  const last = links.length - 2 * NEIGHBOURS - 1;
  const start = Math.min(Math.max(0, index - NEIGHBOURS), last);
  const shown = links.slice(start, start + 2 * NEIGHBOURS + 1);
  return [...shown, toLink(t('navigation.all', {count: links.length}), href)];
}

/** What is below the link to a page: what continues it where a reader sees that, its helpers. */
function withItemsBelow(
  links: readonly SidebarLink[],
  parent: string | undefined,
  items: readonly SidebarItem[],
  isFolded = false,
): readonly SidebarItem[] {
  if (items.length === 0) return links;
  const own = isFolded ? {customProps: {isFolded}} : {collapsed: false};
  return links.map((link) =>
    link.href === parent ? toCategory(link.label, link.href, items, own) : link,
  );
}

function toContinuation({below}: Place): readonly SidebarLink[] {
  return below ? [toLink(below.text, below.href)] : [];
}

/** The entries of a list around that of the page; helpers only below the type that it is about. */
function toEntryItems(
  {leads, helpers, indexes}: FamilyLinks,
  place: Place,
  rest: {readonly href: string; readonly t: Translate},
): readonly SidebarItem[] {
  const index = indexes.get(place.entry ?? '') ?? -1;
  const current = leads[index]?.href;
  const helping = toWindow(helpers[index] ?? [], place.entry, rest);
  const continuation = toContinuation(place);
  const isLead = current === place.entry;
  const below = isLead
    ? [...continuation, ...helping]
    : withItemsBelow(helping, place.entry, continuation);
  // Helpers would be a longer list than the types beside them.
  const isFolded = isLead && continuation.length === 0;
  return withItemsBelow(toWindow(leads, current, rest), current, below, isFolded);
}

/**
 * Finds what a page adds to the sidebar that all pages share: the entries beside it, as many as
 * a page can take. `baseUrl` is not part of the keys.
 */
export function createBranches(
  context: OutlineContext,
  baseUrl: string,
): (page: {readonly place: Place}) => Branch | undefined {
  const toKey = (href: string): string => href.slice(baseUrl.length - 1);
  const {permalinks, t} = context;
  const domains = listDomains(context);
  const linksOf = createFamilyLinks(context);
  const byEntry = new Map(
    domains.flatMap((domain) =>
      domain.kinds.flatMap(({kind, entries}) =>
        entries.map(({element}): [string, Domain] => [
          permalinks.entry(kind, element.name),
          domain,
        ]),
      ),
    ),
  );
  // All that a domain has, the kind of the page open.
  const toDomainItems = (domain: Domain, place: Place): readonly SidebarItem[] =>
    domain.kinds.map(({kind, label, href, entries}) => {
      const isCurrent = kind === place.list;
      const rest = {href: href ?? permalinks.listing(kind), t};
      const items = toEntryItems(linksOf(kind, entries), isCurrent ? place : {}, rest);
      return toCategory(label, href, items, {
        key: toKey(getPartKey(domain, kind, href)),
        collapsed: !isCurrent && !isOperationKind(kind),
      });
    });
  return ({place}) => {
    const {list, entry, below, parent} = place;
    if (parent !== undefined) return {key: toKey(parent), items: toContinuation(place)};
    const domain = byEntry.get(entry ?? '');
    if (domain) return {key: toKey(domain.key), items: toDomainItems(domain, place)};
    if (list === undefined) return undefined;
    const href = permalinks.listing(list);
    if (entry !== undefined) {
      const items = toEntryItems(linksOf(list), place, {href, t});
      return {key: toKey(href), items};
    }
    return below && {key: toKey(href), items: toContinuation(place)};
  };
}

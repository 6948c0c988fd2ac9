import {isOperationKind, type ListKind, listKinds} from 'graphql-api-model';
import {type Domain, listDomains} from '../outline/domains';
import type {OutlineContext} from '../outline/OutlineContext';
import {
  listCatalogues,
  summarizeChanges,
  summarizeDeprecations,
} from '../outline/summaries';
import {createFamilyLinks} from './familyLinks';
import {
  type SidebarCategory,
  type SidebarItem,
  type SidebarLink,
  toCategory,
  toLink,
} from './sidebarItems';

/** Entries of all lists together that every page has, and the least of each list. */
const MOST_SHARED = 400;
const LEAST_SHARED = 3;

/** The number of entries of each list with which all lists together keep to the limit. */
function findMost(lengths: readonly number[]): number {
  const sum = (most: number): number =>
    lengths.reduce((total, length) => total + Math.min(length, most), 0);
  let most = Math.max(LEAST_SHARED, ...lengths);
  while (most > LEAST_SHARED && sum(most) > MOST_SHARED) most -= 1;
  return most;
}

/** A link of the shared sidebar, which has its address as its key, unless that is taken. */
function toKeyedLink(label: string, href: string, key = href): SidebarLink {
  return toLink(label, href, key);
}

/** The key of a domain's part of a list, which has no address if the list has no domains. */
export function getPartKey({key}: Domain, kind: ListKind, href?: string): string {
  return href ?? [key, kind].join(' ');
}

/** The lists of operations and those of types, each with its link. */
function toLists(
  {entries, permalinks, t}: OutlineContext,
  toList: (label: string, href: string, list: ListKind) => SidebarItem,
): readonly SidebarCategory[] {
  const kinds = listKinds(entries);
  const toSection = (
    id: 'operations' | 'types',
    lists: readonly ListKind[],
  ): SidebarCategory => {
    const items = lists.map((list) =>
      toList(t(`kind.${list}.plural`), permalinks.listing(list), list),
    );
    return toCategory(t(`navigation.${id}`), undefined, items, {
      key: permalinks.overview + id,
    });
  };
  return [
    toSection('operations', [...kinds.filter(isOperationKind), 'executable']),
    toSection(
      'types',
      kinds.filter((kind) => !isOperationKind(kind)),
    ),
  ];
}

/**
 * The reference as a category of a docs sidebar, the same on every page: catalogues and changes, then its
 * domains, or its lists if it has no domains, each with its first entries. The branch of a page shows the entries around it.
 */
export function toReferenceCategory(
  context: OutlineContext,
  baseUrl: string,
): SidebarCategory {
  const {label, permalinks, t, entries} = context;
  const {overview} = permalinks;
  const domains = listDomains(context);
  const linksOf = createFamilyLinks(context);
  const most = findMost(
    domains.length === 0
      ? listKinds(entries).map((kind) => linksOf(kind).leads.length)
      : domains.flatMap(({kinds}) =>
          kinds.map((part) => linksOf(part.kind, part.entries).leads.length),
        ),
  );
  const toFirst = (
    leads: readonly SidebarLink[],
    href: string,
  ): readonly SidebarLink[] => {
    // The link to the whole list takes the place of one of them.
    const isWhole = leads.length <= most + 1;
    const shown = isWhole ? leads : leads.slice(0, most);
    const links = shown.map((link) => toKeyedLink(link.label, link.href));
    if (isWhole) return links;
    const all = t('navigation.all', {count: leads.length});
    return [...links, toKeyedLink(all, href, `${leads[0]!.href} all`)];
  };
  const toDomain = (domain: Domain): SidebarItem => {
    const kinds = domain.kinds.map(({kind, label: name, href, entries: own}) => {
      const first = toFirst(linksOf(kind, own).leads, href ?? permalinks.listing(kind));
      return toCategory(name, href, first, {key: getPartKey(domain, kind, href)});
    });
    return toCategory(domain.label, domain.href, kinds, {key: domain.key});
  };
  const toList = (name: string, href: string, list: ListKind): SidebarItem => {
    const {leads} = linksOf(list);
    return leads.length === 0
      ? toKeyedLink(name, href)
      : toCategory(name, href, toFirst(leads, href), {key: href});
  };
  const listByKind = (): SidebarItem => {
    const lists = toLists(context, (name, href) => toKeyedLink(name, href));
    const items = lists.flatMap((list) => list.items);
    return toCategory(t('navigation.byKind'), undefined, items, {
      key: `${overview}lists`,
    });
  };
  const items = [
    ...listCatalogues(context).map((list) => toKeyedLink(list.label, list.href)),
    ...summarizeChanges(context).map((list) =>
      toKeyedLink(t('changes.plural'), list.href),
    ),
    ...summarizeDeprecations(context).map((list) => toKeyedLink(list.label, list.href)),
    ...(domains.length === 0
      ? toLists(context, toList)
      : [...domains.map(toDomain), listByKind()]),
  ];
  return withStableKeys(toCategory(label, overview, items, {key: overview}), baseUrl);
}

/** Keys without the base URL, because those of all languages are the same. */
function withStableKeys<Item extends SidebarItem>(item: Item, baseUrl: string): Item {
  return {
    ...item,
    ...(item.key !== undefined && {key: item.key.slice(baseUrl.length - 1)}),
    ...(item.type === 'category' && {
      items: item.items.map((inner) => withStableKeys(inner, baseUrl)),
    }),
  };
}

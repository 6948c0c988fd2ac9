import {
  type ApiModel,
  type Entry,
  foldHelpers,
  type Kind,
  listKinds,
  type ListKind,
  OTHER,
  type Permalinks,
  toGroupIds,
} from 'graphql-api-model';
import {SUMMARIZED_KINDS} from '../words/kinds';
import type {OutlineContext} from './OutlineContext';

/** What a domain has of one kind. */
export interface DomainKind {
  readonly kind: Kind;
  readonly label: string;
  /** Its place in the list of the kind; missing where that list is not divided by domain. */
  readonly href?: string;
  readonly entries: readonly Entry[];
}

export interface Domain {
  /** Distinguishes it from other parts of the sidebar. */
  readonly key: string;
  /** Its place on the overview, if that has one. */
  readonly href?: string;
  readonly label: string;
  readonly kinds: readonly DomainKind[];
}

/** Entries that one listing page shows; a longer list is split into pages of its own. */
export const MOST_ON_PAGE = 200;

/** Domains that a sidebar shows; with more of them it goes by kind. */
const MOST_DOMAINS = 60;

/** Domains that the overview shows. */
const MOST_ON_OVERVIEW = 40;

/** Where a list shows a domain: an anchor, or a page of its own where the list is split. */
function getGroupHref(
  list: ListKind,
  id: string,
  count: {readonly all: number; readonly own: number},
  {listingSection, listingPart}: Permalinks,
): string {
  if (count.all <= MOST_ON_PAGE) return listingSection(list, id);
  return listingPart(list, id, count.own > MOST_ON_PAGE ? 1 : undefined);
}

/** What a domain has of a kind, if anything. */
export function toDomainKind(
  kind: Kind,
  {group, id}: {readonly group: string; readonly id: string},
  {entries, permalinks, t}: OutlineContext,
): DomainKind | undefined {
  const all = entries.filter((entry) => entry.kind === kind);
  const own = all.filter(({element}) => (element.group ?? OTHER) === group);
  if (own.length === 0) return undefined;
  const count = {all: all.length, own: own.length};
  const isDivided = all.some(({element}) => element.group !== undefined);
  return {
    kind,
    label: t(`kind.${kind}.plural`),
    ...(isDivided && {href: getGroupHref(kind, id, count, permalinks)}),
    entries: own,
  };
}

/** The domains of which the overview shows what it shows of any, the first ones. */
export function listShownGroups({groups}: ApiModel): readonly string[] {
  return groups.slice(0, MOST_ON_OVERVIEW);
}

/** The domains in their order; none where the owner names none, or more than a sidebar can show. */
export function listDomains(context: OutlineContext): readonly Domain[] {
  const {model, entries, permalinks, t} = context;
  if (model.groups.length === 0 || model.groups.length > MOST_DOMAINS) return [];
  const kinds = listKinds(entries);
  const shown = listShownGroups(model);
  return [...toGroupIds(model.groups)].flatMap(([group, id]) => {
    const own = kinds.flatMap((kind) => toDomainKind(kind, {group, id}, context) ?? []);
    const label = group === OTHER ? t('list.other') : group;
    if (own.length === 0) return [];
    const key = permalinks.overviewSection(id);
    const isShown =
      shown.includes(group) &&
      own.some(({kind}) => SUMMARIZED_KINDS.some((one) => one === kind));
    return [{key, ...(isShown && {href: key}), label, kinds: own}];
  });
}

/** Operations and types in the order of the sidebar. */
export function listInOrder(context: OutlineContext): readonly Entry[] {
  const {entries, helpers} = context;
  const domains = listDomains(context);
  const lists =
    domains.length === 0
      ? listKinds(entries).map((kind) => entries.filter((entry) => entry.kind === kind))
      : domains.flatMap(({kinds}) => kinds.map((kind) => kind.entries));
  return lists.flatMap((list) =>
    foldHelpers(list, helpers).flatMap((family) => [family.lead, ...family.helpers]),
  );
}

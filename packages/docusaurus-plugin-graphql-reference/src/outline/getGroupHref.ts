import type {ListKind, Permalinks} from 'graphql-api-model';

/** Entries that one listing page shows; a longer list is split into pages of its own. */
export const MOST_ON_PAGE = 200;

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

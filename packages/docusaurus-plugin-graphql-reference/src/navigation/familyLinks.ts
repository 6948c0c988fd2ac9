import {type Entry, foldHelpers, type ListKind} from 'graphql-api-model';
import {getDisplayName} from '../outline/getDisplayName';
import {getEntryHref, listEntriesOf} from '../outline/lists';
import type {OutlineContext} from '../outline/OutlineContext';
import {type SidebarLink, toLink} from './sidebarItems';

/** The entries of a list in a sidebar: helpers are below the type that they help. */
export interface FamilyLinks {
  readonly leads: readonly SidebarLink[];
  /** The helpers of each lead. */
  readonly helpers: readonly (readonly SidebarLink[])[];
  /** The number of the lead that an entry is, or helps, by its address. */
  readonly indexes: ReadonlyMap<string, number>;
}

function toFamilyLinks(
  entries: readonly Entry[],
  list: ListKind,
  {permalinks, helpers}: OutlineContext,
): FamilyLinks {
  const families = foldHelpers(entries, helpers).map((family) =>
    [family.lead, ...family.helpers].map((entry) =>
      toLink(getDisplayName(entry.element), getEntryHref(entry, list, permalinks)),
    ),
  );
  return {
    leads: families.map(([lead]) => lead!),
    helpers: families.map(([, ...rest]) => rest),
    indexes: new Map(
      families.flatMap((links, index) =>
        links.map(({href}): [string, number] => [href, index]),
      ),
    ),
  };
}

/** Makes the links of each list, or of a domain's part of it, once. */
export function createFamilyLinks(context: OutlineContext): {
  readonly ofPart: (entries: readonly Entry[], list: ListKind) => FamilyLinks;
  readonly ofList: (list: ListKind) => FamilyLinks;
} {
  const parts = new Map<readonly Entry[], FamilyLinks>();
  const lists = new Map<ListKind, FamilyLinks>();
  return {
    ofPart(entries, list) {
      const links = parts.get(entries) ?? toFamilyLinks(entries, list, context);
      parts.set(entries, links);
      return links;
    },
    ofList(list) {
      const links =
        lists.get(list) ??
        toFamilyLinks(listEntriesOf(list, context.entries), list, context);
      lists.set(list, links);
      return links;
    },
  };
}

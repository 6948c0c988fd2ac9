import {type Entry, foldHelpers, type ListKind} from 'graphql-api-model';
import {getEntryHref, listEntriesOf, getDisplayName} from '../outline/lists';
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

/** Makes the function that finds the links of a list, or of a domain's part of it, made once. */
export function createFamilyLinks(
  context: OutlineContext,
): (list: ListKind, part?: readonly Entry[]) => FamilyLinks {
  const known = new Map<ListKind | readonly Entry[], FamilyLinks>();
  return (list, part) => {
    const entries = part ?? listEntriesOf(list, context.entries);
    const links = known.get(part ?? list) ?? toFamilyLinks(entries, list, context);
    known.set(part ?? list, links);
    return links;
  };
}

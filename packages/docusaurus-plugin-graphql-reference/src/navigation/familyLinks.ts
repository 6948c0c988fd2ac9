import {type Entry, foldHelpers, isExecutable, type ListKind} from 'graphql-api-model';
import {getDisplayName} from '../outline/getDisplayName';
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
  {permalinks: {entry, executableDirective}, helpers}: OutlineContext,
): FamilyLinks {
  const families = foldHelpers(entries, helpers).map((family) =>
    [family.lead, ...family.helpers].map(({kind, element}) =>
      toLink(
        getDisplayName(element),
        list === 'executable'
          ? executableDirective(element.name)
          : entry(kind, element.name),
      ),
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
  const isIn = ({kind, element}: Entry, list: ListKind): boolean =>
    list === 'executable' ? isExecutable(element) : kind === list;
  return {
    ofPart(entries, list) {
      const links = parts.get(entries) ?? toFamilyLinks(entries, list, context);
      parts.set(entries, links);
      return links;
    },
    ofList(list) {
      const own = (entry: Entry): boolean => isIn(entry, list);
      const links =
        lists.get(list) ?? toFamilyLinks(context.entries.filter(own), list, context);
      lists.set(list, links);
      return links;
    },
  };
}

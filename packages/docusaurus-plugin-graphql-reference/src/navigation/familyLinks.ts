import {
  type Entry,
  foldHelpers,
  isExecutable,
  type ListKind,
  type Permalinks,
} from 'graphql-api-model';
import {getDisplayName} from '../outline/getDisplayName';
import type {OutlineContext} from '../outline/OutlineContext';
import type {SidebarLink} from './sidebarItems';

/** The entries of a list as a sidebar has them: helpers below what they help. */
export interface FamilyLinks {
  readonly leads: readonly SidebarLink[];
  /** The helpers of each lead. */
  readonly helpers: readonly (readonly SidebarLink[])[];
  /** The number of the lead that an entry is, or helps, by its address. */
  readonly indexes: ReadonlyMap<string, number>;
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

function toFamilyLinks(
  entries: readonly Entry[],
  list: ListKind,
  {permalinks, helpers}: OutlineContext,
): FamilyLinks {
  const families = foldHelpers(entries, helpers).map((family) =>
    [family.lead, ...family.helpers].map((entry) => toEntryLink(entry, list, permalinks)),
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
  const lists = new Map<ListKind, readonly Entry[]>();
  const ofPart = (entries: readonly Entry[], list: ListKind): FamilyLinks => {
    const links = parts.get(entries) ?? toFamilyLinks(entries, list, context);
    parts.set(entries, links);
    return links;
  };
  return {
    ofPart,
    ofList(list) {
      const entries =
        lists.get(list) ??
        context.entries.filter(({kind, element}) =>
          list === 'executable' ? isExecutable(element) : kind === list,
        );
      lists.set(list, entries);
      return ofPart(entries, list);
    },
  };
}

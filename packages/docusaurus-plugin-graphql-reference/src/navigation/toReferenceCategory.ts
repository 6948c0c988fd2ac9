import {summarizeChanges} from '../outline/summarizeChanges';
import {listCatalogues} from '../outline/listCatalogues';
import {type DomainKind, listDomains} from '../outline/domains';
import type {OutlineContext} from '../outline/OutlineContext';
import {listLists} from './lists';
import type {SidebarCategory, SidebarItem, SidebarLink} from './sidebarItems';

/** The input of the sidebar, which has no entries and so needs no helpers. */
type SidebarContext = Omit<OutlineContext, 'helpers'>;

/** A link whose address is its key. */
function toLink(label: string, href: string): SidebarLink {
  return {type: 'link', key: href, label, href};
}

function toCategory(
  label: string,
  key: string,
  items: readonly SidebarItem[],
): SidebarCategory {
  return {type: 'category', key, label, collapsible: true, collapsed: true, items};
}

/** The list of a kind without domains is among the lists only. */
function toKindLink({label, href}: DomainKind): readonly SidebarLink[] {
  return href === undefined ? [] : [toLink(label, href)];
}

function toListItems(context: SidebarContext): readonly SidebarCategory[] {
  return listLists(context).map(({id, text, lists}) =>
    toCategory(
      text,
      context.permalinks.overview + id,
      lists.map((list) => toLink(list.text, list.href)),
    ),
  );
}

/**
 * The reference as a category of a docs sidebar, the same on every page: its domains, or where it
 * has none its lists. What a page adds to it is its branch.
 */
export function toReferenceCategory(context: SidebarContext): SidebarCategory {
  const {label, permalinks, say} = context;
  const {overview} = permalinks;
  const domains = listDomains(context);
  const lists = toListItems(context);
  return toCategory(label, overview, [
    // The overview has the address that is the key of the category.
    {...toLink(say('navigation.overview'), overview), key: `${overview}overview`},
    ...(domains.length === 0
      ? lists
      : [
          ...domains.map((domain) =>
            toCategory(domain.label, domain.href, domain.kinds.flatMap(toKindLink)),
          ),
          toCategory(
            say('navigation.byKind'),
            `${overview}lists`,
            lists.flatMap(({items}) => items),
          ),
        ]),
    ...listCatalogues(context).map((list) => toLink(list.label, list.href)),
    ...summarizeChanges(context).map(({href}) => toLink(say('changes.plural'), href)),
  ]);
}

import type {
  LoadedVersion,
  PropSidebar,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {ReportError} from 'graphql-api-model';
import {listDocs} from '../guides/listDocs';
import type {SidebarCategory} from '../navigation/sidebarItems';
import {toReferenceCategory} from '../navigation/toReferenceCategory';
import type {PluginOptions} from '../options/options';
import type {PageContext} from '../pages/context';

export interface VersionSite {
  readonly options: PluginOptions;
  readonly baseUrl: string;
  /** The function with which the docs plugin makes the props of its own pages. */
  readonly toProp: (pluginId: string, version: LoadedVersion) => PropVersionMetadata;
}

/** The version of a site without guides. */
const NO_VERSION: Omit<PropVersionMetadata, 'docsSidebars'> = {
  pluginId: 'default',
  version: 'current',
  label: '',
  banner: null,
  badge: false,
  noIndex: false,
  className: '',
  isLast: true,
  docs: {},
};

function sidebarMissingError({
  pluginId,
  sidebar,
}: Exclude<PluginOptions['docsSidebar'], false>): ReportError {
  return new ReportError(
    `The option "docsSidebar" of docusaurus-plugin-graphql-reference names the sidebar "${sidebar}" of the docs plugin "${pluginId}", which does not exist. Write the name of a sidebar in sidebars.ts, or false.`,
  );
}

function hasKey(items: PropSidebar, key: string): boolean {
  return items.some(
    (item) => item.key === key || (item.type === 'category' && hasKey(item.items, key)),
  );
}

/** The sidebar with the reference in it: where the owner has put it, else at the end. */
function withReference(items: PropSidebar, reference: SidebarCategory): PropSidebar {
  const {key = '', href} = reference;
  if (hasKey(items, key)) return items;
  const isLink = (item: PropSidebarItem): boolean =>
    item.type === 'link' && item.href === href;
  return [...items.filter((item) => !isLink(item)), reference];
}

/** The opposite of `toDocsItem`, with the base URL before addresses that the owner has written. */
function fromDocsItem(item: PropSidebarItem, baseUrl: string): PropSidebarItem {
  const toHref = (href: string): string =>
    href.startsWith('/') && !`${href}/`.startsWith(baseUrl)
      ? baseUrl.slice(0, -1) + href
      : href;
  if (item.type === 'link') return {...item, href: toHref(item.href)};
  if (item.type === 'html') return item;
  const {customProps, ...category} = item;
  const {href = item.href, ...own} = customProps ?? {};
  return {
    ...category,
    ...(typeof href === 'string' && {href: toHref(href)}),
    ...(Object.keys(own).length > 0 && {customProps: own}),
    items: item.items.map((inner) => fromDocsItem(inner, baseUrl)),
  };
}

/**
 * The version of the docs that all pages of the reference show: that of the guides beside it, with
 * the one sidebar, or one of its own.
 */
export function toVersion(
  allContent: AllContent,
  context: PageContext,
  {options: {docsSidebar}, baseUrl, toProp}: VersionSite,
): PropVersionMetadata {
  const reference = toReferenceCategory(context, baseUrl);
  if (!docsSidebar) {
    return {
      ...NO_VERSION,
      docsSidebars: {reference: [{...reference, collapsible: false}]},
    };
  }
  const {pluginId, sidebar} = docsSidebar;
  const loaded = listDocs(allContent)
    .flatMap(([id, {loadedVersions}]) => (id === pluginId ? loadedVersions : []))
    .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
    .find(({sidebars}) => sidebar in sidebars);
  if (!loaded) throw sidebarMissingError(docsSidebar);
  const version = toProp(pluginId, loaded);
  const items = (version.docsSidebars[sidebar] ?? []).map((item) =>
    fromDocsItem(item, baseUrl),
  );
  // Of the guides only the navigation is shown here.
  return {
    ...version,
    docs: {},
    docsSidebars: {[sidebar]: withReference(items, reference)},
  };
}

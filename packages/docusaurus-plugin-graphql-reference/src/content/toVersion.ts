import type {LoadedVersion, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {createPermalinks, ReportError, toBasePath} from 'graphql-api-model';
import {listDocs} from '../guides/listDocs';
import {toReferenceCategory} from '../navigation/toReferenceCategory';
import type {PluginOptions} from '../options/options';
import type {PageContext} from '../pages/context';

type PropSidebar = PropVersionMetadata['docsSidebars'][string];
type PropItem = PropSidebar[number];

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
function withReference(items: PropSidebar, reference: PropItem): PropSidebar {
  const key = reference.key!;
  if (hasKey(items, key)) return items;
  const isLink = (item: PropItem): boolean => item.type === 'link' && item.href === key;
  return [...items.filter((item) => !isLink(item)), reference];
}

/**
 * Addresses as the router knows them, below the base URL of the site. Categories of the reference
 * have theirs in `customProps`, because the docs plugin takes no other ones.
 */
function withBaseUrl(items: PropSidebar, baseUrl: string): PropSidebar {
  return items.map((item) => {
    const {href, ...own} =
      item.type === 'category'
        ? {
            href: item.customProps?.['href'] as string | undefined,
            ...item,
            items: withBaseUrl(item.items, baseUrl),
          }
        : {href: undefined, ...item};
    if (href === undefined) return own as PropItem;
    const isOutside = href.startsWith('/') && !`${href}/`.startsWith(baseUrl);
    return {...own, href: isOutside ? baseUrl.slice(0, -1) + href : href} as PropItem;
  });
}

/**
 * The version of the docs that all pages of the reference show: that of the guides beside it, with
 * the one sidebar, or one of its own.
 */
export function toVersion(
  allContent: AllContent,
  context: PageContext,
  {options: {docsSidebar, routeBasePath}, baseUrl, toProp}: VersionSite,
): PropVersionMetadata {
  const permalinks = createPermalinks(context.model, toBasePath('/', routeBasePath));
  const reference = toReferenceCategory({...context, permalinks}) as unknown as PropItem;
  if (!docsSidebar) {
    const items = withBaseUrl([reference], baseUrl);
    return {
      ...NO_VERSION,
      docsSidebars: {reference: items.map((item) => ({...item, collapsible: false}))},
    };
  }
  const {pluginId, sidebar} = docsSidebar;
  const loaded = listDocs(allContent)
    .flatMap(([id, {loadedVersions}]) => (id === pluginId ? loadedVersions : []))
    .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
    .find(({sidebars}) => sidebar in sidebars);
  if (!loaded) throw sidebarMissingError(docsSidebar);
  const version = toProp(pluginId, loaded);
  const items = withReference(version.docsSidebars[sidebar] ?? [], reference);
  // Of the guides only the navigation is shown here.
  return {...version, docs: {}, docsSidebars: {[sidebar]: withBaseUrl(items, baseUrl)}};
}

import type {
  LoadedContent,
  LoadedVersion,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {createPermalinks, ReportError, toBasePath} from 'graphql-api-model';
import type {SidebarCategory} from './navigation/sidebarItems';
import {toReferenceCategory} from './navigation/toReferenceCategory';
import type {PluginOptions} from './options';
import type {PageContext} from './pages/context';

type PropSidebar = PropVersionMetadata['docsSidebars'][string];

interface Site {
  readonly options: PluginOptions;
  readonly baseUrl: string;
  /** What the docs plugin tells its own pages of a version. */
  readonly toProp: (pluginId: string, version: LoadedVersion) => PropVersionMetadata;
}

/** A version for a site without guides: the reference is all of its sidebar, under its name. */
function toOwnVersion(reference: SidebarCategory): PropVersionMetadata {
  const items: readonly SidebarCategory[] = [{...reference, collapsible: false}];
  return {
    pluginId: 'default',
    version: 'current',
    label: '',
    banner: null,
    badge: false,
    noIndex: false,
    className: '',
    isLast: true,
    docsSidebars: {reference: items as unknown as PropSidebar},
    docs: {},
  };
}

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
  const key = reference.key ?? '';
  if (hasKey(items, key)) return items;
  const isLink = (item: PropSidebar[number]): boolean =>
    item.type === 'link' && item.href === key;
  return [
    ...items.filter((item) => !isLink(item)),
    reference as unknown as PropSidebar[number],
  ];
}

/** Addresses as the router knows them: what is the site's own stands below its base URL. */
function withBaseUrl(items: PropSidebar, baseUrl: string): PropSidebar {
  return items.map((item) => {
    const own =
      item.type === 'category'
        ? {...item, items: withBaseUrl(item.items, baseUrl)}
        : item;
    const href = 'href' in own ? own.href : undefined;
    return href?.startsWith('/') && !`${href}/`.startsWith(baseUrl)
      ? {...own, href: baseUrl.slice(0, -1) + href}
      : own;
  });
}

/**
 * The version of the docs that all pages of the reference show: that of the guides beside it, with
 * the one sidebar, or one of its own.
 */
export function toVersion(
  allContent: AllContent,
  context: PageContext,
  {options: {docsSidebar, routeBasePath}, baseUrl, toProp}: Site,
): PropVersionMetadata {
  const permalinks = createPermalinks(context.model, toBasePath('/', routeBasePath));
  const reference = toReferenceCategory({...context, permalinks});
  if (!docsSidebar) {
    const version = toOwnVersion(reference);
    return {
      ...version,
      docsSidebars: {reference: withBaseUrl(version.docsSidebars['reference']!, baseUrl)},
    };
  }
  const {pluginId, sidebar} = docsSidebar;
  const content = allContent['docusaurus-plugin-content-docs']?.[pluginId];
  const versions = (content as LoadedContent | undefined)?.loadedVersions ?? [];
  const loaded = versions
    .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
    .find(({sidebars}) => sidebar in sidebars);
  if (!loaded) throw sidebarMissingError(docsSidebar);
  const version = toProp(pluginId, loaded);
  const items = withReference(version.docsSidebars[sidebar] ?? [], reference);
  // Of the guides only the navigation is shown here.
  return {...version, docs: {}, docsSidebars: {[sidebar]: withBaseUrl(items, baseUrl)}};
}

import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {
  LoadedContent as DocsContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent as PagesContent,
  PluginOptions,
} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {Pluggable} from 'unified';

interface Loaded<Name extends string, Content> {
  readonly name: Name;
  readonly content: Content;
  readonly options: Partial<Pick<PluginOptions, 'beforeDefaultRemarkPlugins'>>;
}

/** A plugin of Docusaurus that makes pages from Markdown, by the types that it exports. */
export type ContentPlugin =
  | Loaded<'docusaurus-plugin-content-docs', DocsContent>
  | Loaded<'docusaurus-plugin-content-blog', BlogContent>
  | Loaded<'docusaurus-plugin-content-pages', PagesContent>;

/** What a page is made from, and the text with the label of such pages in `llms.txt`. */
const KINDS = {
  'docusaurus-plugin-content-docs': 'guide',
  'docusaurus-plugin-content-blog': 'post',
  'docusaurus-plugin-content-pages': 'page',
} as const satisfies Record<ContentPlugin['name'], string>;

type Kind = (typeof KINDS)[ContentPlugin['name']];

/** Whether a plugin is one of those, with content; Docusaurus knows plugins by their names only. */
export function isContentPlugin<
  Plugin extends {readonly name: string; readonly content: unknown},
>(plugin: Plugin): plugin is Plugin & ContentPlugin {
  return Object.hasOwn(KINDS, plugin.name) && plugin.content != null;
}

/** A file of Markdown that a plugin makes a page from. */
export interface Source {
  /** The address of the page. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly kind: Kind;
  /** Absolute path. */
  readonly file: string;
  /** What the owner of the site does with the tree of every file before Docusaurus does. */
  readonly remarkPlugins: readonly Pluggable[];
}

/** What the metadata of docs, posts and pages have in common. */
interface Metadata {
  /** Missing for what is made from Markdown; `jsx` for a component. */
  readonly type?: 'mdx' | 'jsx';
  readonly permalink: string;
  readonly source: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

function listPages(plugin: ContentPlugin): readonly Metadata[] {
  switch (plugin.name) {
    case 'docusaurus-plugin-content-docs':
      return plugin.content.loadedVersions.flatMap(({docs}) => docs);
    case 'docusaurus-plugin-content-blog':
      return plugin.content.blogPosts.map(({metadata}) => metadata);
    case 'docusaurus-plugin-content-pages':
      return plugin.content;
  }
}

/** Whether the page at an address is a component, which has no Markdown. */
export function isComponent(plugins: readonly ContentPlugin[], href: string): boolean {
  return plugins
    .flatMap(listPages)
    .some(({type, permalink}) => type === 'jsx' && permalink === href);
}

/** The files of a plugin, those of guides in the order of their sidebars. */
export function listSources(plugin: ContentPlugin, siteDir: string): readonly Source[] {
  const {beforeDefaultRemarkPlugins: remarkPlugins = []} = plugin.options;
  const order = toOrder(plugin);
  const place = ({permalink}: Metadata): number => order.get(permalink) ?? Infinity;
  return listPages(plugin)
    .filter(({type}) => type !== 'jsx')
    .toSorted((a, b) => place(a) - place(b) || 0)
    .map(({permalink: href, source, title = '', description = ''}) => ({
      ...{href, title, description, kind: KINDS[plugin.name], remarkPlugins},
      file: path.join(siteDir, source.replace(/^@site[/\\]/, '')),
    }));
}

type Item = LoadedVersion['sidebars'][string][number];

function flatten(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...flatten(item.items)] : [item],
  );
}

function listItems({sidebars}: LoadedVersion): readonly Item[] {
  return Object.values(sidebars).flatMap(flatten);
}

/** The places of guides in the sidebars; those of other versions and of no sidebar have none. */
function toOrder(plugin: ContentPlugin): ReadonlyMap<string, number> {
  const [version] =
    plugin.name === 'docusaurus-plugin-content-docs' ? plugin.content.loadedVersions : [];
  if (!version) return new Map();
  const hrefs = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
  const ids = listItems(version).flatMap((item) => {
    const target = item.type === 'category' ? item.link : item;
    return target?.type === 'doc' || target?.type === 'ref' ? [target.id] : [];
  });
  return new Map(ids.map((id, index) => [hrefs.get(id) ?? '', index]));
}

/** The pages that Docusaurus generates for categories of guides, which have no Markdown. */
export function listCategories(allContent: AllContent): readonly string[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .map((content) => ({name: 'docusaurus-plugin-content-docs', content, options: {}}))
    .filter(isContentPlugin)
    .flatMap(({name, content}) =>
      name === 'docusaurus-plugin-content-docs' ? content.loadedVersions : [],
    )
    .flatMap(listItems)
    .flatMap((item) =>
      item.type === 'category' && item.link?.type === 'generated-index'
        ? [item.link.permalink]
        : [],
    );
}

import path from 'node:path';
import type {Pluggable} from 'unified';

/** A page that another plugin makes from Markdown. */
export interface Guide {
  /** The address of the page. */
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly kind: 'guide' | 'post' | 'page';
  /** Absolute path. */
  readonly file: string;
  /** What its owner does with the tree of every file before Docusaurus does. */
  readonly remarkPlugins: readonly Pluggable[];
}

/** A plugin of the site with what it has loaded, as Docusaurus passes it after a build. */
export interface ContentPlugin {
  readonly name: string;
  readonly options: unknown;
  readonly content: unknown;
  /** Its pages; missing before all of them are known. */
  readonly routes?: readonly unknown[];
}

/** What the metadata of docs, posts and pages have in common. */
interface Metadata {
  /** Missing for what is made from Markdown; `jsx` for a component. */
  readonly type?: 'mdx' | 'jsx';
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly description?: string;
}

const LISTS: Readonly<
  Record<string, (content: never) => readonly (readonly [Guide['kind'], Metadata])[]>
> = {
  'docusaurus-plugin-content-docs': ({
    loadedVersions,
  }: {
    readonly loadedVersions: readonly {readonly docs: readonly Metadata[]}[];
  }) => loadedVersions.flatMap(({docs}) => docs.map((doc) => ['guide', doc] as const)),
  'docusaurus-plugin-content-blog': ({
    blogPosts,
  }: {
    readonly blogPosts: readonly {readonly metadata: Metadata}[];
  }) => blogPosts.map(({metadata}) => ['post', metadata] as const),
  'docusaurus-plugin-content-pages': (pages: readonly Metadata[] | null) =>
    (pages ?? []).map((page) => ['page', page] as const),
};

/** The plugins whose pages are made from Markdown. */
export const GUIDE_PLUGINS = Object.keys(LISTS);

function listPages({
  name,
  content,
}: ContentPlugin): readonly (readonly [Guide['kind'], Metadata])[] {
  return content ? (LISTS[name]?.(content as never) ?? []) : [];
}

/** The pages of a plugin that are components, which have no Markdown. */
export function listComponentPages(plugin: ContentPlugin): readonly string[] {
  return listPages(plugin).flatMap(([, {type, permalink}]) =>
    type === 'jsx' ? [permalink] : [],
  );
}

/** The pages of a plugin that are made from Markdown; `siteDir` is the folder of the site. */
export function listGuides(plugin: ContentPlugin, siteDir: string): readonly Guide[] {
  const {beforeDefaultRemarkPlugins = []} = (plugin.options ?? {}) as {
    readonly beforeDefaultRemarkPlugins?: readonly Pluggable[];
  };
  return listPages(plugin).flatMap(([kind, page]) => {
    const {type, permalink: href, source, title = '', description = ''} = page;
    const file = path.join(siteDir, source.replace(/^@site[/\\]/, ''));
    const remarkPlugins = beforeDefaultRemarkPlugins;
    return type === 'jsx' ? [] : [{href, title, description, kind, file, remarkPlugins}];
  });
}

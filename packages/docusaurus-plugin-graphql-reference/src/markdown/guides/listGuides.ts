import path from 'node:path';
import type {Pluggable} from 'unified';
import type {ContentPlugin} from '../../guides/contentPlugins';

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

/** What the metadata of docs, posts and pages have in common. */
interface Metadata {
  /** Missing for what is made from Markdown; `jsx` for a component. */
  readonly type?: 'mdx' | 'jsx';
  readonly permalink: string;
  readonly source: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

function listPages(
  plugin: ContentPlugin,
): readonly (readonly [Guide['kind'], Metadata])[] {
  switch (plugin.name) {
    case 'docusaurus-plugin-content-docs':
      return plugin.content.loadedVersions.flatMap(({docs}) =>
        docs.map((doc) => ['guide', doc] as const),
      );
    case 'docusaurus-plugin-content-blog':
      return plugin.content.blogPosts.map(({metadata}) => ['post', metadata]);
    case 'docusaurus-plugin-content-pages':
      return plugin.content.map((page) => ['page', page]);
  }
}

/** The pages of a plugin that are components, which have no Markdown. */
export function listComponentPages(plugin: ContentPlugin): readonly string[] {
  return listPages(plugin).flatMap(([, {type, permalink}]) =>
    type === 'jsx' ? [permalink] : [],
  );
}

/** The pages of a plugin that are made from Markdown; `siteDir` is the folder of the site. */
export function listGuides(plugin: ContentPlugin, siteDir: string): readonly Guide[] {
  const {beforeDefaultRemarkPlugins: remarkPlugins = []} = plugin.options;
  return listPages(plugin).flatMap(([kind, page]) => {
    const {type, permalink: href, source, title = '', description = ''} = page;
    const file = path.join(siteDir, source.replace(/^@site[/\\]/, ''));
    return type === 'jsx' ? [] : [{href, title, description, kind, file, remarkPlugins}];
  });
}

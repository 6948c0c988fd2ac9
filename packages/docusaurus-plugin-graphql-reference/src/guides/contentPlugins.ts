import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent as PagesContent,
  PluginOptions,
} from '@docusaurus/plugin-content-pages';
import type {AllContent, RouteConfig} from '@docusaurus/types';
import type {Props as AuthorsProps} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {Props as AuthorProps} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import type {Props as ArchiveProps} from '@theme/BlogArchivePage';
import type {Props as PostsProps} from '@theme/BlogListPage';
import type {Props as TagsProps} from '@theme/BlogTagsListPage';
import type {Props as TagProps} from '@theme/BlogTagsPostsPage';
import type {Props as DocTagProps} from '@theme/DocTagDocListPage';

/** A page of a plugin, with the props of the components that list others. */
export interface ContentRoute extends Pick<RouteConfig, 'path' | 'modules'> {
  readonly props?: Partial<
    Pick<PostsProps, 'metadata'> &
      Pick<TagsProps, 'tags'> &
      Pick<AuthorsProps, 'authors'> &
      Pick<AuthorProps, 'author'> &
      Pick<ArchiveProps, 'archive'>
  > & {readonly tag?: TagProps['tag'] | DocTagProps['tag']};
  readonly routes?: readonly ContentRoute[];
}

interface Loaded<Name extends string, Content> {
  readonly name: Name;
  readonly content: Content;
  readonly options: {readonly id?: string | undefined} & Partial<
    Pick<PluginOptions, 'beforeDefaultRemarkPlugins'>
  >;
  /** Its pages; missing before all of them are known. */
  readonly routes?: readonly ContentRoute[];
}

/** A plugin of Docusaurus that makes pages from Markdown, by the types that it exports. */
export type ContentPlugin =
  | Loaded<'docusaurus-plugin-content-docs', DocsContent>
  | Loaded<'docusaurus-plugin-content-blog', BlogContent>
  | Loaded<'docusaurus-plugin-content-pages', PagesContent>;

/** The plugins whose pages are made from Markdown. */
export const GUIDE_PLUGINS = [
  'docusaurus-plugin-content-docs',
  'docusaurus-plugin-content-blog',
  'docusaurus-plugin-content-pages',
] as const satisfies readonly ContentPlugin['name'][];

/** Whether a plugin is one of those, with content; Docusaurus knows plugins by their names only. */
export function isContentPlugin<
  Plugin extends {readonly name: string; readonly content: unknown},
>(plugin: Plugin): plugin is Plugin & ContentPlugin {
  const names: readonly string[] = GUIDE_PLUGINS;
  return names.includes(plugin.name) && plugin.content !== null;
}

/** The plugins of a site whose pages are made from Markdown, before their routes are known. */
export function listContentPlugins(allContent: AllContent): readonly ContentPlugin[] {
  return Object.entries(allContent)
    .flatMap(([name, contents]) =>
      Object.entries(contents).map(([id, content]) => ({name, content, options: {id}})),
    )
    .filter(isContentPlugin);
}

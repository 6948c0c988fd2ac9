import type {AuthorItemProp} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import type {TagsListItem} from '@docusaurus/utils';
import type {ContentPlugin, ContentRoute} from '../../guides/contentPlugins';
import type {IndexPage, ListedPage} from './listIndexes';

function toTagPage({
  permalink,
  label,
  description,
}: Pick<TagsListItem, 'permalink' | 'label' | 'description'>): ListedPage {
  return {permalink, title: label, description};
}

function toAuthorPage({
  key,
  name = key,
  description,
  page,
}: Pick<AuthorItemProp, 'key' | 'name' | 'description' | 'page'>): ListedPage {
  return {permalink: page?.permalink, title: name, description};
}

/** The files of the posts that a page lists. */
function listFiles({items}: NonNullable<RouteConfig['modules']> = {}): readonly string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap(({content}) =>
    typeof content === 'object' && 'path' in content && typeof content.path === 'string'
      ? [content.path]
      : [],
  );
}

/** The pages of a plugin for posts, tags, authors and the archive; `translations` are those of the theme, by id. */
export function listGroups(
  plugin: ContentPlugin,
  translations: Readonly<Record<string, string>>,
): readonly IndexPage[] {
  const blogPosts =
    plugin.name === 'docusaurus-plugin-content-blog' ? plugin.content.blogPosts : [];
  const posts = new Map(blogPosts.map(({metadata}) => [metadata.source, metadata]));
  const t = (id: string, word: string): string => translations[`theme.${id}`] ?? word;
  const toGroup = ({
    modules,
    props = {},
  }: ContentRoute): Omit<IndexPage, 'permalink'> | null => {
    const {metadata, tags, tag, authors, author, archive} = props;
    const items = listFiles(modules).flatMap((file) => posts.get(file) ?? []);
    if (metadata) {
      const {blogTitle: title, blogDescription: description} = metadata;
      return {title, description, pages: items};
    }
    if (tag) return {...toTagPage(tag), pages: 'items' in tag ? tag.items : items};
    if (tags) return {title: t('tags.tagsPageTitle', 'Tags'), pages: tags.map(toTagPage)};
    if (author) return {...toAuthorPage(author), pages: items};
    if (authors) {
      const title = t('blog.authorsList.pageTitle', 'Authors');
      return {title, pages: authors.map(toAuthorPage)};
    }
    if (!archive) return null;
    const pages = archive.blogPosts.map((post) => post.metadata);
    return {title: t('blog.archive.title', 'Archive'), pages};
  };
  const list = (route: ContentRoute): readonly IndexPage[] => {
    const group = toGroup(route);
    const own = group ? [{...group, permalink: route.path}] : [];
    return [...own, ...(route.routes ?? []).flatMap(list)];
  };
  return (plugin.routes ?? []).flatMap(list);
}

import {type ContentPlugin, GUIDE_PLUGINS} from './listGuides';
import type {IndexPage, ListedPage} from './listIndexes';

interface Tag extends Omit<ListedPage, 'title'> {
  readonly label: string;
  /** The guides of a tag of guides. */
  readonly items?: readonly ListedPage[];
}

interface Author {
  readonly key: string;
  readonly name?: string;
  readonly description?: string;
  readonly page?: {readonly permalink: string} | null;
}

interface Post {
  readonly metadata: ListedPage & {readonly source: string};
}

/** What Docusaurus knows of a page. */
interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
  readonly modules?: {
    /** Posts by their files. */
    readonly items?: readonly {readonly content: {readonly path: string}}[];
  };
  readonly props?: {
    readonly tags?: readonly Tag[];
    readonly tag?: Tag;
    readonly authors?: readonly Author[];
    readonly author?: Author;
    readonly archive?: {readonly blogPosts: readonly Post[]};
  };
}

function toTagPage({permalink, label, description}: Tag): ListedPage {
  return {permalink, title: label, description};
}

function toAuthorPage({key, name = key, description, page}: Author): ListedPage {
  return {permalink: page?.permalink, title: name, description};
}

/** The pages of a plugin for tags, authors and the archive; `translations` are those of the theme, by id. */
export function listGroups(
  {name, content, routes = []}: ContentPlugin,
  translations: Readonly<Record<string, string>>,
): readonly IndexPage[] {
  if (!GUIDE_PLUGINS.includes(name)) return [];
  const {blogPosts = []} = (content ?? {}) as {readonly blogPosts?: readonly Post[]};
  const posts = new Map(blogPosts.map(({metadata}) => [metadata.source, metadata]));
  const say = (id: string, word: string): string => translations[`theme.${id}`] ?? word;
  const toGroup = ({modules, props = {}}: Route): Omit<IndexPage, 'permalink'> | null => {
    const {tags, tag, authors, author, archive} = props;
    const items = (modules?.items ?? []).flatMap(
      (one) => posts.get(one.content.path) ?? [],
    );
    if (tag) return {...toTagPage(tag), pages: tag.items ?? items};
    if (tags)
      return {title: say('tags.tagsPageTitle', 'Tags'), pages: tags.map(toTagPage)};
    if (author) return {...toAuthorPage(author), pages: items};
    if (authors) {
      const title = say('blog.authorsList.pageTitle', 'Authors');
      return {title, pages: authors.map(toAuthorPage)};
    }
    if (!archive) return null;
    const pages = archive.blogPosts.map(({metadata}) => metadata);
    return {title: say('blog.archive.title', 'Archive'), pages};
  };
  const list = (route: Route): readonly IndexPage[] => {
    const group = toGroup(route);
    const own = group ? [{...group, permalink: route.path}] : [];
    return [...own, ...(route.routes ?? []).flatMap(list)];
  };
  return (routes as readonly Route[]).flatMap(list);
}

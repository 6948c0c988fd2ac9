import type {ContentPlugin} from './listGuides';

interface Page {
  readonly permalink: string;
  readonly title: string;
  readonly description?: string | undefined;
}

/** An entry of a list; an author may have no page. */
export type ListedPage = Omit<Page, 'permalink'> & {
  readonly permalink?: string | undefined;
};

/** A page that lists others: of posts, or of a category of guides. */
export interface IndexPage extends Page {
  readonly pages: readonly ListedPage[];
}

interface Blog {
  readonly blogPosts: readonly {readonly id: string; readonly metadata: Page}[];
  readonly blogListPaginated: readonly {
    readonly items: readonly string[];
    readonly metadata: {readonly permalink: string};
  }[];
}

interface Item {
  readonly type: string;
  readonly id?: string;
  readonly href?: string;
  readonly label?: string;
  readonly link?: Partial<Page> & {readonly type: string; readonly id?: string};
  readonly items?: readonly Item[];
}

/** What the docs plugin has loaded. */
export interface Docs {
  readonly loadedVersions: readonly {
    readonly docs: readonly (Page & {readonly id: string})[];
    readonly sidebars: Readonly<Record<string, readonly Item[]>>;
  }[];
}

interface BlogOptions {
  readonly blogTitle?: string;
  readonly blogDescription?: string;
}

function listBlog(
  {blogPosts, blogListPaginated}: Blog,
  {blogTitle = 'Blog', blogDescription = ''}: BlogOptions,
): readonly IndexPage[] {
  const posts = new Map(blogPosts.map(({id, metadata}) => [id, metadata]));
  return blogListPaginated.map(({items, metadata: {permalink}}) => ({
    permalink,
    title: blogTitle,
    description: blogDescription,
    pages: items.flatMap((id) => posts.get(id) ?? []),
  }));
}

/** Items of a sidebar with those in them. */
export function flatten(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => [item, ...flatten(item.items ?? [])]);
}

function listCategories({loadedVersions}: Docs): readonly IndexPage[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    const byId = new Map(docs.map((doc) => [doc.id, doc]));
    const items = Object.values(sidebars).flatMap(flatten);
    const toPage = ({id = '', label, href, link}: Item): readonly Page[] => {
      const doc = byId.get(link?.id ?? id);
      const permalink = link?.permalink ?? href;
      if (doc) return [doc];
      return permalink === undefined ? [] : [{permalink, title: label ?? permalink}];
    };
    return items.flatMap(({label = '', link, items: own = []}) => {
      if (link?.type !== 'generated-index' || link.permalink === undefined) return [];
      const {permalink, title = label, description = ''} = link;
      return [{permalink, title, description, pages: own.flatMap(toPage)}];
    });
  });
}

/** The pages of a plugin that list guides or posts. */
export function listIndexes({
  name,
  content,
  options,
}: ContentPlugin): readonly IndexPage[] {
  if (name === 'docusaurus-plugin-content-blog')
    return listBlog(content as Blog, options as BlogOptions);
  if (name === 'docusaurus-plugin-content-docs') return listCategories(content as Docs);
  return [];
}

import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {ContentPlugin} from '../../guides/contentPlugins';

/** An entry of a list; an author may have no page. */
export interface ListedPage {
  readonly permalink?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
}

/** A page that lists others: of posts, or of a category of guides. */
export interface IndexPage extends ListedPage {
  readonly permalink: string;
  readonly pages: readonly ListedPage[];
}

type Item = LoadedVersion['sidebars'][string][number];

/** Items of a sidebar with those in them. */
export function flatten(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...flatten(item.items)] : [item],
  );
}

/** The guide that an item leads to, by its id. */
export function findDocId(item: Item): string | undefined {
  if (item.type === 'category')
    return item.link?.type === 'doc' ? item.link.id : undefined;
  return item.type === 'doc' || item.type === 'ref' ? item.id : undefined;
}

function toListedPage(item: Item, {docs}: LoadedVersion): readonly ListedPage[] {
  const id = findDocId(item);
  const doc = docs.find((one) => one.id === id);
  if (doc) return [doc];
  if (item.type === 'link') return [{permalink: item.href, title: item.label}];
  return item.type === 'category' && item.link?.type === 'generated-index'
    ? [{permalink: item.link.permalink, title: item.label}]
    : [];
}

function listCategories({loadedVersions}: LoadedContent): readonly IndexPage[] {
  return loadedVersions.flatMap((version) =>
    Object.values(version.sidebars)
      .flatMap(flatten)
      .flatMap((item) => {
        if (item.type !== 'category' || item.link?.type !== 'generated-index') return [];
        const {permalink, title = item.label, description = ''} = item.link;
        const pages = item.items.flatMap((one) => toListedPage(one, version));
        return [{permalink, title, description, pages}];
      }),
  );
}

/** The pages of a plugin that list guides. */
export function listIndexes(plugin: ContentPlugin): readonly IndexPage[] {
  return plugin.name === 'docusaurus-plugin-content-docs'
    ? listCategories(plugin.content)
    : [];
}

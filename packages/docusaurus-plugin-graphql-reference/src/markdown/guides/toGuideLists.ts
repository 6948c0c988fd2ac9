import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ContentPlugin} from '../../guides/contentPlugins';
import type {LinkTo} from '../createLinkTo';
import {type IndexList, toLine} from '../index/toDomainLists';
import {listGuides} from './listGuides';
import {findDocId, flatten} from './listIndexes';

/** Guides in the order of their sidebars; those of no sidebar come last. */
function toOrder({loadedVersions}: LoadedContent): ReadonlyMap<string, number> {
  const [version] = loadedVersions;
  const ids = Object.values(version?.sidebars ?? {})
    .flatMap(flatten)
    .flatMap((item) => findDocId(item) ?? []);
  const hrefs = new Map((version?.docs ?? []).map((doc) => [doc.id, doc.permalink]));
  return new Map(ids.flatMap((id, index) => [[hrefs.get(id) ?? '', index] as const]));
}

/** The guides and posts of the site for its index, a list for each plugin. */
export function toGuideLists(
  plugins: readonly ContentPlugin[],
  labels: Readonly<Record<string, string>>,
  linkTo: LinkTo,
): readonly IndexList[] {
  return plugins.flatMap((plugin) => {
    const label = labels[plugin.name];
    const guides = label === undefined ? [] : listGuides(plugin, '');
    if (label === undefined || guides.length === 0) return [];
    const order =
      plugin.name === 'docusaurus-plugin-content-docs'
        ? toOrder(plugin.content)
        : new Map<string, number>();
    const place = (href: string): number => order.get(href) ?? Infinity;
    const sorted = guides.toSorted((a, b) => place(a.href) - place(b.href) || 0);
    const lines = sorted.map(({title, href, description}) =>
      toLine(title, linkTo(href), description.replaceAll(/\s+/g, ' ')),
    );
    return [{label, lines}];
  });
}

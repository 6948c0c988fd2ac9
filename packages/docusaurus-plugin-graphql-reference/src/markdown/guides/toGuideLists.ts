import type {LinkTo} from '../createLinkTo';
import {type IndexList, toLine} from '../index/toDomainLists';
import {type ContentPlugin, listGuides} from './listGuides';
import {type Docs, flatten} from './listIndexes';

/** Guides in the order of their sidebars; those of no sidebar come last. */
function toOrder({loadedVersions}: Docs): ReadonlyMap<string, number> {
  const [version] = loadedVersions;
  const ids = Object.values(version?.sidebars ?? {})
    .flatMap(flatten)
    .flatMap(({id, link}) => link?.id ?? id ?? []);
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
    const order = plugin.name.endsWith('docs')
      ? toOrder(plugin.content as Docs)
      : new Map<string, number>();
    const place = (href: string): number => order.get(href) ?? Infinity;
    const sorted = guides.toSorted((a, b) => place(a.href) - place(b.href) || 0);
    const lines = sorted.map(({title, href, description}) =>
      toLine(title, linkTo(href), description.replaceAll(/\s+/g, ' ')),
    );
    return [{label, lines}];
  });
}

import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';

/** A guide, as the page for unknown addresses lists it. */
export interface GuideLink {
  readonly title: string;
  readonly href: string;
}

type Sidebar = LoadedVersion['sidebars'][string];
type Item = Sidebar[number];

/** The ids of a sidebar's guides, in its order. */
function listIds(items: Sidebar): readonly string[] {
  return items.flatMap((item: Item): readonly string[] => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...listIds(item.items)];
  });
}

/** The guides of a version, in the order of its sidebars, then those that are in none. */
export function listGuides({docs, sidebars}: LoadedVersion): readonly GuideLink[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const ids = new Set([...Object.values(sidebars).flatMap(listIds), ...byId.keys()]);
  return [...ids].flatMap((id) => {
    const doc = byId.get(id);
    return doc && !doc.unlisted ? [{title: doc.title, href: doc.permalink}] : [];
  });
}

function latestVersion(allContent: AllContent): LoadedVersion | undefined {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as
    | LoadedContent
    | undefined;
  return content?.loadedVersions.find(({isLast}) => isLast);
}

/** Writes the list of all guides, which only the page for unknown addresses loads. */
export default function pluginGuideList(): Plugin {
  return {
    name: 'guide-list',
    async allContentLoaded({allContent, actions}) {
      const version = latestVersion(allContent);
      const guides = version ? listGuides(version) : [];
      await actions.createData('guides.json', guides);
    },
  };
}

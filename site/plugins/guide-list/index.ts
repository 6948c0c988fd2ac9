import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';

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

const FILE = 'guides.json';

/**
 * Gives the build, as the module `@guide-list`, the list of all guides for the page for unknown
 * addresses. In the browser the module is empty: the list stands in the HTML, and no page grows with
 * the number of guides.
 */
export default function pluginGuideList({generatedFilesDir}: LoadContext): Plugin {
  const name = 'guide-list';
  const written = path.join(generatedFilesDir, name, 'default', FILE);
  const empty = path.join(__dirname, 'none.json');
  return {
    name,
    async allContentLoaded({allContent, actions}) {
      const version = latestVersion(allContent);
      await actions.createData(FILE, version ? listGuides(version) : []);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'@guide-list': isServer ? written : empty}},
    }),
  };
}

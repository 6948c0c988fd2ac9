import {
  createPermalinks,
  describeSchema,
  listEntries,
  listKinds,
  loadSchema,
  toBasePath,
} from 'graphql-api-model';
import {findSource} from './findSource';
import {completeOptions, type Options} from './options';
import {toLists} from './pages/navigation';
import {sayInEnglish} from './pages/words/createSay';

interface SidebarLink {
  readonly type: 'link';
  /** By which translations know it; labels stand twice. */
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

interface SidebarCategory {
  readonly type: 'category';
  readonly key: string;
  readonly label: string;
  readonly items: (SidebarLink | SidebarCategory)[];
}

/**
 * The reference as a category of a docs sidebar: its overview and its lists. `directory` is
 * the site's folder, against which the option `schema` is resolved.
 */
export function referenceSidebar(options: Options, directory: string): SidebarCategory {
  const completed = completeOptions(options);
  const model = describeSchema(loadSchema(findSource(completed, directory)).schema);
  const permalinks = createPermalinks(model, toBasePath('/', completed.routeBasePath));
  const {overview} = permalinks;
  const toLink = (label: string, href: string): SidebarLink => ({
    type: 'link',
    key: href,
    label,
    href,
  });
  return {
    type: 'category',
    key: overview,
    label: completed.label,
    items: [
      toLink(sayInEnglish('navigation.overview'), overview),
      ...toLists(listKinds(listEntries(model)), permalinks, sayInEnglish).map(
        ({id, text, lists}): SidebarCategory => ({
          type: 'category',
          key: `${overview}${id}`,
          label: text,
          items: lists.map((list) => toLink(list.text, list.href)),
        }),
      ),
    ],
  };
}

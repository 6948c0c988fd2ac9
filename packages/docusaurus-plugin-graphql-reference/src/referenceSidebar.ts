import {
  createPermalinks,
  describeSchema,
  listEntries,
  listKinds,
  loadSchema,
  toBasePath,
} from 'graphql-api-model';
import {completeOptions, type Options} from './options';
import {toLists} from './pages/navigation';

interface SidebarLink {
  readonly type: 'link';
  readonly label: string;
  readonly href: string;
}

interface SidebarCategory {
  readonly type: 'category';
  readonly label: string;
  readonly items: (SidebarLink | SidebarCategory)[];
}

/**
 * The reference as a category of a docs sidebar: its overview and its lists. `directory` is
 * the site's folder, against which the option `schema` is resolved.
 */
export function referenceSidebar(options: Options, directory: string): SidebarCategory {
  const {schema, lenient, routeBasePath, label} = completeOptions(options);
  const model = describeSchema(loadSchema({schema, lenient, directory}).schema);
  const permalinks = createPermalinks(model, toBasePath('/', routeBasePath));
  return {
    type: 'category',
    label,
    items: [
      {type: 'link', label: 'Overview', href: permalinks.overview},
      ...toLists(listKinds(listEntries(model)), permalinks).map(
        ({text, lists}): SidebarCategory => ({
          type: 'category',
          label: text,
          items: lists.map((list) => ({type: 'link', label: list.text, href: list.href})),
        }),
      ),
    ],
  };
}

import {completeOptions, type Options} from './options';
import {createLinks} from './reference/buildReference';
import {loadSchema} from 'graphql-api-model';
import {REFERENCE_LABEL, toSections} from './sidebar';

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
  const {schema, lenient, routeBasePath} = completeOptions(options);
  const basePath = `/${routeBasePath}/`.replace(/\/+/g, '/');
  const {permalinks, kinds} = createLinks(
    loadSchema({schema, lenient, directory}).schema,
    basePath,
  );
  return {
    type: 'category',
    label: REFERENCE_LABEL,
    items: [
      {type: 'link', label: 'Overview', href: permalinks.overview},
      ...toSections(kinds, permalinks).map(
        ({text, lists}): SidebarCategory => ({
          type: 'category',
          label: text,
          items: lists.map((list) => ({type: 'link', label: list.text, href: list.href})),
        }),
      ),
    ],
  };
}

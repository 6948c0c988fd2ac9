import {
  createPermalinks,
  findHelpers,
  listEntries,
  loadSchema,
  toBasePath,
} from 'graphql-api-model';
import type {SidebarItem} from './navigation/sidebarItems';
import {toReferenceCategory} from './navigation/toReferenceCategory';
import {completeOptions, type Options} from './options/options';
import {findSource} from './source/findSource';
import {readHistory} from './source/readHistory';
import {toModel} from './source/toModel';
import {inEnglish} from './words/createTranslate';

/** A category in the configuration of a docs sidebar. It has its address in `customProps`. */
interface ConfiguredCategory {
  readonly type: 'category';
  readonly key: string;
  readonly label: string;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
  readonly customProps: {readonly href?: string};
  items: ConfiguredItem[];
}

type ConfiguredItem =
  | ConfiguredCategory
  | {
      readonly type: 'link';
      readonly key: string;
      readonly label: string;
      readonly href: string;
    };

function toConfigured({key = '', ...item}: SidebarItem): ConfiguredItem {
  if (item.type === 'link') return {...item, key};
  const {href, items, ...category} = item;
  return {
    ...category,
    key,
    customProps: href === undefined ? {} : {href},
    items: items.map(toConfigured),
  };
}

/**
 * The reference as a category of a docs sidebar: its overview, its domains and its lists.
 * `directory` is the site's folder, against which the option `schema` is resolved.
 */
export function referenceSidebar(
  options: Options,
  directory: string,
): ConfiguredCategory {
  const completed = completeOptions(options);
  const {label, helpers, routeBasePath, history} = completed;
  const source = findSource(completed, directory);
  const {schema} = loadSchema(source);
  const {model} = toModel(schema, completed, readHistory(history, source));
  return toConfigured(
    toReferenceCategory({
      model,
      entries: listEntries(model),
      permalinks: createPermalinks(model, toBasePath('/', routeBasePath)),
      helpers: helpers === false ? new Map() : findHelpers(model, helpers),
      label,
      t: inEnglish,
    }),
  ) as ConfiguredCategory;
}

import {createPermalinks, listEntries, loadSchema, toBasePath} from 'graphql-api-model';
import {findSource} from './findSource';
import type {SidebarCategory} from './navigation/sidebarItems';
import {toReferenceCategory} from './navigation/toReferenceCategory';
import {completeOptions, type Options} from './options';
import {sayInEnglish} from './words/createSay';
import {readHistory} from './readHistory';
import {toModel} from './toModel';

/** What the configuration of a docs sidebar takes: it is the owner's to change. */
type Writable<Item> = Item extends {readonly items: readonly (infer Inner)[]}
  ? Omit<Item, 'items' | 'href'> & {items: Writable<Inner>[]}
  : Item;

/**
 * The reference as a category of a docs sidebar: its overview, its domains and its lists.
 * `directory` is the site's folder, against which the option `schema` is resolved.
 */
export function referenceSidebar(
  options: Options,
  directory: string,
): Writable<SidebarCategory> {
  const completed = completeOptions(options);
  const {label, routeBasePath, history} = completed;
  const source = findSource(completed, directory);
  const {model} = toModel(
    loadSchema(source).schema,
    completed,
    history === undefined ? [] : readHistory(history, source),
  );
  return toReferenceCategory({
    model,
    entries: listEntries(model),
    permalinks: createPermalinks(model, toBasePath('/', routeBasePath)),
    label,
    say: sayInEnglish,
  }) as Writable<SidebarCategory>;
}

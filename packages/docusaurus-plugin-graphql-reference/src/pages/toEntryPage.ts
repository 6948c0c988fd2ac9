import {type Entry, toSummary} from 'graphql-api-model';
import type {PageContext} from './context';
import {getDisplayName} from '../outline/getDisplayName';
import {toEntrySections} from './toEntrySections';
import type {Place} from '../outline/Place';
import type {ReferencePage} from './types';

/** Where an entry stands: a directive that a request may carry stands in two lists. */
type EntryPlace = Required<Pick<Place, 'list' | 'entry'>>;

function toPage(
  entry: Entry,
  place: EntryPlace,
  context: PageContext,
): Omit<ReferencePage, 'previous' | 'next'> {
  const {element, kind} = entry;
  const {label, say} = context;
  const {list, entry: href} = place;
  const sections = toEntrySections(entry, list, context);
  return {
    href,
    title: say(`kind.${list}.title`, {name: getDisplayName(element)}),
    description:
      toSummary(element.description) ||
      say(`kind.${kind}.description`, {name: element.name, label}),
    place,
    ...(element.position && {position: element.position}),
    sections,
  };
}

/** Where the page of an entry stands. */
export function getPlace({kind, element}: Entry, {permalinks}: PageContext): EntryPlace {
  return {list: kind, entry: permalinks.entry(kind, element.name)};
}

/** One entry as a page; `neighbours` are those before and after it in the sidebar. */
export function toEntryPage(
  entry: Entry,
  neighbours: Pick<ReferencePage, 'previous' | 'next'>,
  context: PageContext,
): ReferencePage {
  return {...toPage(entry, getPlace(entry, context), context), ...neighbours};
}

/** The second page of a directive that may stand in a request, among the operations. */
export function toExecutableDirectivePage(
  entry: Entry,
  context: PageContext,
): ReferencePage {
  const href = context.permalinks.executableDirective(entry.element.name);
  return {
    ...toPage(entry, {list: 'executable', entry: href}, context),
    canonical: getPlace(entry, context).entry,
  };
}

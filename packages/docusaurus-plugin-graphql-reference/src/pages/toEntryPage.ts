import {type Entry, type ListKind, toSummary} from 'graphql-api-model';
import type {PageContext} from './context';
import {getEntryHref, getDisplayName} from '../outline/lists';
import {toEntrySections} from './toEntrySections';
import type {Place} from '../outline/Place';
import type {ReferencePage} from './types';

/** The list with the page of an entry: a directive of requests is in two lists. */
export function getPlace(
  entry: Entry,
  {permalinks}: PageContext,
  list: ListKind = entry.kind,
): Required<Pick<Place, 'list' | 'entry'>> {
  return {list, entry: getEntryHref(entry, list, permalinks)};
}

/** One entry as a page; `neighbours` are those before and after it in the sidebar. */
export function toEntryPage(
  entry: Entry,
  neighbours: Pick<ReferencePage, 'previous' | 'next'>,
  context: PageContext,
  place = getPlace(entry, context),
): ReferencePage {
  const {element, kind} = entry;
  const {label, t} = context;
  return {
    href: place.entry,
    title: t(`kind.${place.list}.title`, {name: getDisplayName(element)}),
    description:
      toSummary(element.description) ||
      t(`kind.${kind}.description`, {name: element.name, label}),
    place,
    ...(element.group !== undefined && {domain: element.group}),
    ...(element.position && {position: element.position}),
    sections: toEntrySections(entry, place.list, context),
    ...neighbours,
  };
}

/** The second page of a directive that a request may have, among the operations. */
export function toExecutableDirectivePage(
  entry: Entry,
  context: PageContext,
): ReferencePage {
  const place = getPlace(entry, context, 'executable');
  return toEntryPage(entry, {}, context, place);
}

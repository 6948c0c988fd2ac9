import {
  type Entry,
  type ListKind,
  type ReferenceLink,
  toSummary,
} from 'graphql-api-model';
import type {PageContext} from './context';
import {getDisplayName} from './getDisplayName';
import {toEntrySections} from './toEntrySections';
import {toTableOfContents} from './toTableOfContents';
import type {ReferencePage} from './types';

/** Where an entry stands: a directive that a request may carry stands in two lists. */
interface Place {
  readonly href: string;
  readonly list: ListKind;
}

/** Links from the overview down to the page. */
export function toBreadcrumbs(
  entry: Entry,
  {href, list}: Place,
  {label, say, permalinks}: Pick<PageContext, 'label' | 'say' | 'permalinks'>,
): readonly ReferenceLink[] {
  return [
    {text: label, href: permalinks.overview},
    {text: say(`kind.${list}.plural`), href: permalinks.listing(list)},
    {text: getDisplayName(entry.element), href},
  ];
}

function toPage(
  entry: Entry,
  place: Place,
  context: PageContext,
): Omit<ReferencePage, 'previous' | 'next'> {
  const {element, kind} = entry;
  const {label, say} = context;
  const {list, href} = place;
  const sections = toEntrySections(entry, list, context);
  return {
    href,
    title: say(`kind.${list}.title`, {name: getDisplayName(element)}),
    description:
      toSummary(element.description) ||
      say(`kind.${kind}.description`, {name: element.name, label}),
    breadcrumbs: toBreadcrumbs(entry, place, context),
    tableOfContents: toTableOfContents(sections),
    sections,
  };
}

/** Where the page of an entry stands. */
export function getPlace({kind, element}: Entry, {permalinks}: PageContext): Place {
  return {
    href: permalinks.entry(kind, element.name),
    list: kind,
  };
}

/** One entry as a page; `neighbours` are those before and after it in its list. */
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
  return toPage(entry, {href, list: 'executable'}, context);
}

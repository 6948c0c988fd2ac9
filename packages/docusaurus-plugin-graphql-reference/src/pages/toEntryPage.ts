import {type Entry, type ReferenceLink, toSummary} from 'graphql-api-model';
import type {PageContext} from './context';
import {toEntrySections} from './toEntrySections';
import {toTableOfContents} from './toTableOfContents';
import type {ReferencePage} from './types';
import {EXECUTABLE_DIRECTIVE_WORDS, getDisplayName, KIND_WORDS} from './words';

/** Where an entry stands: a directive that a request may carry stands in two lists. */
interface Place {
  readonly href: string;
  readonly listHref: string;
  readonly words: {readonly singular: string; readonly plural: string};
}

/** Links from the overview down to the page. */
export function toBreadcrumbs(
  entry: Entry,
  {href, listHref, words}: Place,
  {label, permalinks}: Pick<PageContext, 'label' | 'permalinks'>,
): readonly ReferenceLink[] {
  return [
    {text: label, href: permalinks.overview},
    {text: words.plural, href: listHref},
    {text: getDisplayName(entry.element), href},
  ];
}

function toPage(
  entry: Entry,
  place: Place,
  context: PageContext,
): Omit<ReferencePage, 'previous' | 'next'> {
  const {element, kind} = entry;
  const {singular} = place.words;
  const {singular: word} = KIND_WORDS[kind];
  const sections = toEntrySections(entry, singular, context);
  return {
    href: place.href,
    title: `${getDisplayName(element)} ${singular}`,
    description:
      toSummary(element.description) ||
      `The ${word} ${element.name} of the ${context.label}.`,
    breadcrumbs: toBreadcrumbs(entry, place, context),
    tableOfContents: toTableOfContents(sections),
    sections,
  };
}

/** Where the page of an entry stands. */
export function getPlace({kind, element}: Entry, {permalinks}: PageContext): Place {
  return {
    href: permalinks.entry(kind, element.name),
    listHref: permalinks.listing(kind),
    words: KIND_WORDS[kind],
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
  const place = {
    href: context.permalinks.executableDirective(entry.element.name),
    listHref: context.permalinks.listing('executable'),
    words: EXECUTABLE_DIRECTIVE_WORDS,
  };
  return toPage(entry, place, context);
}

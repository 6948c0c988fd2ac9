import {
  type Entry,
  isExecutable,
  isOperationKind,
  type Kind,
  listKinds,
} from 'graphql-api-model';
import type {PageContext} from './context';
import {getDisplayName} from './getDisplayName';
import {
  getPlace,
  toBreadcrumbs,
  toEntryPage,
  toExecutableDirectivePage,
} from './toEntryPage';
import {toExecutableListing, toKindListing} from './toListingPages';
import {toOverviewPage} from './toOverviewPage';
import {toUsagesPages} from './toUsagesPages';
import type {ReferencePage} from './types';

function toNeighbours(
  previous: Entry | undefined,
  next: Entry | undefined,
  {permalinks}: PageContext,
): Pick<ReferencePage, 'previous' | 'next'> {
  const toLink = ({kind, element: {name}}: Entry) => ({
    text: name,
    href: permalinks.entry(kind, name),
  });
  return {
    ...(previous && {previous: toLink(previous)}),
    ...(next && {next: toLink(next)}),
  };
}

function* toKindPages(kind: Kind, context: PageContext): Generator<ReferencePage> {
  const entries = context.entries.filter((entry) => entry.kind === kind);
  yield* toKindListing(kind, entries, context);
  for (const [index, entry] of entries.entries()) {
    const {element} = entry;
    const neighbours = toNeighbours(entries[index - 1], entries[index + 1], context);
    yield toEntryPage(entry, neighbours, context);
    if (isExecutable(element)) yield toExecutableDirectivePage(entry, context);
    // An operation is used nowhere.
    if (isOperationKind(kind)) continue;
    const place = getPlace(entry, context);
    const name = getDisplayName(element);
    yield* toUsagesPages(
      {
        href: place.href,
        name,
        describe: (page) => context.say(`kind.${kind}.usesDescription`, {name, ...page}),
        breadcrumbs: toBreadcrumbs(entry, place, context),
        usages: context.usagesOf(element.coordinate),
      },
      context,
    );
  }
}

/** Every page of the reference, made one after the other so that only one is in memory. */
export function* toPages(context: PageContext): Generator<ReferencePage> {
  yield toOverviewPage(context);
  for (const kind of listKinds(context.entries)) yield* toKindPages(kind, context);
  yield* toExecutableListing(context);
}

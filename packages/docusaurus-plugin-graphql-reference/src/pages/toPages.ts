import {isExecutable, isOperationKind, type Kind, listKinds} from 'graphql-api-model';
import {listInOrder} from '../outline/domains';
import {toChangesPages} from './changes/toChangesPages';
import type {PageContext} from './context';
import {toDeprecationPages} from './deprecations/toDeprecationPages';
import {toCataloguePages} from './contracts/toCataloguePages';
import {getDisplayName} from '../outline/lists';
import {getPlace, toEntryPage, toExecutableDirectivePage} from './toEntryPage';
import {toMembersPages} from './paging/toMembersPages';
import {toListingPages} from './listings/toListingPages';
import {toOverviewPage} from './listings/toOverviewPage';
import {toUsagesPages} from './paging/toUsagesPages';
import {createPager} from './paging/createPager';
import type {ReferencePage} from './types';

type Neighbours = Pick<ReferencePage, 'previous' | 'next'>;

/** Finds the pages before and after an entry in the order of the sidebar, which the overview leads. */
function createNeighbours(context: PageContext): (href: string) => Neighbours {
  const {permalinks, t} = context;
  const pages = [
    {text: t('navigation.overview'), href: permalinks.overview},
    ...listInOrder(context).map(({kind, element}) => ({
      text: getDisplayName(element),
      href: permalinks.entry(kind, element.name),
    })),
  ];
  const pager = createPager(pages);
  const indexes = new Map(pages.map(({href}, index) => [href, index]));
  return (href) => pager.neighboursOf(indexes.get(href)!);
}

function* toKindPages(
  kind: Kind,
  neighboursOf: (href: string) => Neighbours,
  context: PageContext,
): Generator<ReferencePage> {
  const entries = context.entries.filter((entry) => entry.kind === kind);
  yield* toListingPages(kind, context);
  for (const entry of entries) {
    const {element} = entry;
    const place = getPlace(entry, context);
    yield toEntryPage(entry, neighboursOf(place.entry), context);
    yield* toMembersPages(entry, place, context);
    if (isExecutable(element)) yield toExecutableDirectivePage(entry, context);
    // An operation is used nowhere.
    if (isOperationKind(kind)) continue;
    const name = getDisplayName(element);
    yield* toUsagesPages(
      {
        href: place.entry,
        name,
        describe: (page) => context.t(`kind.${kind}.usesDescription`, {name, ...page}),
        place,
        usages: context.usagesOf(element.coordinate),
      },
      context,
    );
  }
}

/** Every page of the reference, made one after the other so that only one is in memory. */
export function* toPages(context: PageContext): Generator<ReferencePage> {
  const neighboursOf = createNeighbours(context);
  yield {...toOverviewPage(context), ...neighboursOf(context.permalinks.overview)};
  for (const kind of listKinds(context.entries)) {
    yield* toKindPages(kind, neighboursOf, context);
  }
  yield* toListingPages('executable', context);
  yield* toCataloguePages(context);
  yield* toChangesPages(context);
  yield* toDeprecationPages(context);
}

import type {Permalinks} from '../permalinks';
import {KINDS} from '../reference/buildReference';
import type {Entry, Kind, Reference, ReferenceLink} from '../reference/types';
import {toEntryPage, toExecutableDirectivePage} from './toEntryPage';
import {type Listing, toListingPages} from './toListingPages';
import {toOverviewPage} from './toOverviewPage';
import {toUsagesPages} from './toUsagesPages';
import {EXECUTABLE_DIRECTIVE_WORDS, KIND_WORDS, type ReferencePage} from './types';

export type LinkedReference = Reference & {readonly permalinks: Permalinks};

function toLink(entry: Entry | undefined): ReferenceLink | undefined {
  return entry && {text: entry.name, href: entry.href};
}

function toListing(
  kind: Kind,
  entries: readonly Entry[],
  reference: LinkedReference,
): Listing {
  return {
    href: reference.permalinks.listing(kind),
    overviewHref: reference.permalinks.overview,
    words: KIND_WORDS[kind],
    text: reference.rootDescriptions.get(kind) ?? '',
    entries,
    groups: reference.groups,
  };
}

function* toKindPages(
  kind: Kind,
  entries: readonly Entry[],
  reference: LinkedReference,
): Generator<ReferencePage> {
  const {plural} = KIND_WORDS[kind];
  yield* toListingPages(
    toListing(kind, entries, reference),
    `GraphQL ${plural.toLowerCase()}`,
  );
  for (const [index, entry] of entries.entries()) {
    const previous = toLink(entries[index - 1]);
    const next = toLink(entries[index + 1]);
    const neighbours = {...(previous && {previous}), ...(next && {next})};
    const page = toEntryPage(entry, neighbours, reference);
    yield page;
    if (entry.kind === 'directive' && entry.executableHref !== undefined) {
      yield toExecutableDirectivePage(page, entry.executableHref, reference.permalinks);
    }
    yield* toUsagesPages(entry, reference.permalinks);
  }
}

/** Every page of the reference, made one after the other so that only one is in memory. */
export function* toPages(reference: LinkedReference): Generator<ReferencePage> {
  const {entries, groups, permalinks} = reference;
  const kinds = KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  yield toOverviewPage(entries, groups, kinds, permalinks);
  for (const kind of kinds) {
    yield* toKindPages(
      kind,
      entries.filter((entry) => entry.kind === kind),
      reference,
    );
  }
  const executable = entries.filter(
    (entry) => entry.kind === 'directive' && entry.executableHref !== undefined,
  );
  yield* toListingPages(
    {
      href: permalinks.executableDirectives,
      overviewHref: permalinks.overview,
      words: EXECUTABLE_DIRECTIVE_WORDS,
      text: '',
      entries: executable,
      groups,
    },
    'GraphQL directives in operations',
  );
}

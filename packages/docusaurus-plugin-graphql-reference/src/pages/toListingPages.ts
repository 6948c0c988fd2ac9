import type {Entry, ReferenceLink} from '../reference/types';
import {OTHER, toGroupIds, toSectionIds} from './toSectionIds';
import type {KindWords, ListedEntry, ListingPage} from './types';

/** Entries that one listing page shows; a longer list is split into pages of its own. */
const MOST_ON_PAGE = 200;
/** Entries from which a list without domains is divided by first letter. */
const MANY = 60;

export interface Listing {
  readonly href: string;
  readonly overviewHref: string;
  readonly words: KindWords;
  readonly text: string;
  readonly entries: readonly Entry[];
  readonly groups: readonly string[];
}

interface Section {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly Entry[];
}

function toListedEntry(entry: Entry, listing: Listing): ListedEntry {
  const isExecutable =
    entry.kind === 'directive' && entry.executableHref?.startsWith(listing.href);
  return {
    name: entry.kind === 'directive' ? `@${entry.name}` : entry.name,
    href: isExecutable && entry.executableHref ? entry.executableHref : entry.href,
    summary: entry.summary,
    isDeprecated: entry.deprecation !== undefined,
  };
}

function collect(
  entries: readonly Entry[],
  labelOf: (entry: Entry) => string,
): Map<string, Entry[]> {
  const byLabel = new Map<string, Entry[]>();
  for (const entry of entries) {
    const label = labelOf(entry);
    const list = byLabel.get(label);
    if (list) list.push(entry);
    else byLabel.set(label, [entry]);
  }
  return byLabel;
}

/** Where a list shows a domain: an anchor, or a page of its own where the list is split. */
export function toGroupHref(
  listHref: string,
  id: string,
  count: {readonly all: number; readonly own: number},
): string {
  if (count.all <= MOST_ON_PAGE) return `${listHref}#${id}`;
  return `${listHref}list/${id}${count.own > MOST_ON_PAGE ? '/1' : ''}`;
}

/** Divides a list by domain where the owner has domains, by letter where it is long. */
function toSections({entries, groups}: Listing): readonly Section[] {
  const isGrouped = entries.some(({group}) => group !== undefined);
  if (!isGrouped && entries.length <= MANY) return [{id: 'all', label: '', entries}];
  const byLabel = collect(
    entries,
    isGrouped
      ? ({group}) => group ?? OTHER
      : ({name}) => name.replace(/^_+/, '').charAt(0).toUpperCase() || '_',
  );
  const ids = isGrouped
    ? toGroupIds(groups)
    : toSectionIds([...byLabel.keys()].toSorted());
  return [...ids].flatMap(([label, id]) => {
    const list = byLabel.get(label);
    return list ? [{id, label, entries: list}] : [];
  });
}

function splitLong(section: Section): readonly Section[] {
  const pages = Math.ceil(section.entries.length / MOST_ON_PAGE);
  if (pages <= 1) return [section];
  return Array.from({length: pages}, (_, index) => ({
    id: `${section.id}/${index + 1}`,
    label: `${section.label} ${index + 1}`,
    entries: section.entries.slice(index * MOST_ON_PAGE, (index + 1) * MOST_ON_PAGE),
  }));
}

function toPage(
  listing: Listing,
  place: {readonly href: string; readonly title: string; readonly part?: string},
  sections: readonly Section[],
  parts: ListingPage['parts'],
): ListingPage {
  const {words, overviewHref} = listing;
  const isDivided = sections.length > 1;
  return {
    kind: 'listing',
    href: place.href,
    title: place.title,
    description: `All ${listing.entries.length} ${words.plural.toLowerCase()} of the GraphQL API${place.part ? `: ${place.part}` : ''}. ${words.explanation}`,
    breadcrumbs: [
      {text: 'GraphQL API', href: overviewHref},
      {text: words.plural, href: listing.href},
      ...(place.part === undefined ? [] : [{text: place.part, href: place.href}]),
    ],
    tableOfContents: isDivided
      ? sections.map(({id, label}) => ({id, text: label, items: []}))
      : [],
    label: place.part === undefined ? words.plural : `${words.plural}: ${place.part}`,
    explanation: words.explanation,
    text: place.part === undefined ? listing.text : '',
    sections: sections.map((section) => ({
      id: section.id,
      label: section.label,
      entries: section.entries.map((entry) => toListedEntry(entry, listing)),
    })),
    parts,
  };
}

function toPartLink(section: Section, listing: Listing): ReferenceLink {
  return {text: section.label, href: `${listing.href}list/${section.id}`};
}

/** Names that a link to a part shows of what is there. */
const MOST_EXAMPLES = 3;

function toExamples(names: readonly string[]): string {
  const shown = names.slice(0, MOST_EXAMPLES).join(', ');
  return names.length > MOST_EXAMPLES ? `${shown} …` : shown;
}

/** One page that lists everything, or an index of the pages that do together. */
export function toListingPages(listing: Listing, title: string): readonly ListingPage[] {
  const sections = toSections(listing);
  if (listing.entries.length <= MOST_ON_PAGE) {
    return [toPage(listing, {href: listing.href, title}, sections, [])];
  }
  const parts = sections.flatMap(splitLong);
  const index = toPage(
    listing,
    {href: listing.href, title},
    [],
    parts.map((section) => ({
      ...toPartLink(section, listing),
      count: section.entries.length,
      examples: toExamples(section.entries.map(({name}) => name)),
    })),
  );
  return [
    index,
    ...parts.map((section) =>
      toPage(
        listing,
        {
          ...toPartLink(section, listing),
          title: `${title}: ${section.label}`,
          part: section.label,
        },
        [{...section, label: ''}],
        [],
      ),
    ),
  ];
}

import type {Permalinks} from './permalinks';
import {splitKinds} from './pages/toOverviewPage';
import {toSectionId} from './pages/toListingPages';
import {
  EXECUTABLE_DIRECTIVE_WORDS,
  KIND_WORDS,
  type NavigationItem,
  type ReferencePage,
} from './pages/types';
import {KINDS} from './reference/buildReference';
import type {Entry, Kind, Reference} from './reference/types';

/** Entries shown before and after the current one when a list is too long to show whole. */
const NEIGHBOURS = 10;
const MOST_ENTRIES = 2 * NEIGHBOURS + 5;

/** The label of the reference in every sidebar and breadcrumb. */
export const REFERENCE_LABEL = 'GraphQL API';

interface ListLink {
  readonly kind?: Kind;
  readonly text: string;
  readonly href: string;
}

/** Links to the overview and to every list, in their two sections. */
export function toListLinks(
  entries: readonly Entry[],
  permalinks: Permalinks,
): readonly {readonly text: string; readonly links: readonly ListLink[]}[] {
  const kinds = KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
  const {operations, types} = splitKinds(kinds);
  const toLink = (kind: Kind): ListLink => ({
    kind,
    text: KIND_WORDS[kind].plural,
    href: permalinks.listing(kind),
  });
  return [
    {
      text: 'Operations',
      links: [
        ...operations.map(toLink),
        {
          text: EXECUTABLE_DIRECTIVE_WORDS.plural,
          href: permalinks.executableDirectives,
        },
      ],
    },
    {text: 'Types', links: types.map(toLink)},
  ];
}

function toEntryItem(entry: Entry, current: Entry): NavigationItem {
  return {
    text: entry.kind === 'directive' ? `@${entry.name}` : entry.name,
    href: entry.href,
    ...(entry === current && {isCurrent: true}),
  };
}

/** The entries around the current one, with a link to the whole list where some are left out. */
function toWindow(
  entries: readonly Entry[],
  current: Entry,
  listHref: string,
): readonly NavigationItem[] {
  if (entries.length <= MOST_ENTRIES) {
    return entries.map((entry) => toEntryItem(entry, current));
  }
  const index = entries.indexOf(current);
  const start = Math.min(
    Math.max(0, index - NEIGHBOURS),
    entries.length - 2 * NEIGHBOURS - 1,
  );
  const shown = entries.slice(start, start + 2 * NEIGHBOURS + 1);
  const after = entries.length - start - shown.length;
  return [
    ...(start > 0 ? [{text: `${start} before`, href: listHref}] : []),
    ...shown.map((entry) => toEntryItem(entry, current)),
    ...(after > 0 ? [{text: `${after} after`, href: listHref}] : []),
  ];
}

/** The current kind's domains, the current one open; or its entries where nothing is grouped. */
function toNeighbours(
  current: Entry,
  reference: Reference,
  listHref: string,
): readonly NavigationItem[] {
  const siblings = reference.entries.filter(({kind}) => kind === current.kind);
  if (current.group === undefined) {
    return toWindow(
      siblings.filter(({group}) => group === undefined),
      current,
      listHref,
    );
  }
  const groups = reference.groups.filter((name) =>
    siblings.some(({group}) => group === name),
  );
  return groups.map((group): NavigationItem => {
    const href = `${listHref}#${toSectionId(group)}`;
    if (group !== current.group) return {text: group, href};
    const own = siblings.filter((entry) => entry.group === group);
    return {text: group, isOpen: true, items: toWindow(own, current, href)};
  });
}

function toListItem(
  link: ListLink,
  page: ReferencePage,
  reference: Reference,
): NavigationItem {
  const isCurrent = page.href === link.href;
  const isParent = page.breadcrumbs.some(({href}) => href === link.href);
  if (page.kind !== 'entry' || !isParent || page.entry.kind !== link.kind) {
    return {text: link.text, href: link.href, ...(isCurrent && {isCurrent})};
  }
  return {
    text: link.text,
    href: link.href,
    isOpen: true,
    items: toNeighbours(page.entry, reference, link.href),
  };
}

/** The side navigation of a reference page: bounded, whatever the size of the schema. */
export function toNavigation(
  page: ReferencePage,
  reference: Reference & {readonly permalinks: Permalinks},
): NavigationItem {
  const {permalinks} = reference;
  const sections = toListLinks(reference.entries, permalinks);
  return {
    text: REFERENCE_LABEL,
    isOpen: true,
    items: [
      {
        text: 'Overview',
        href: permalinks.overview,
        ...(page.kind === 'overview' && {isCurrent: true}),
      },
      ...sections.map(({text, links}) => ({
        text,
        isOpen: true,
        items: links.map((link) => toListItem(link, page, reference)),
      })),
    ],
  };
}

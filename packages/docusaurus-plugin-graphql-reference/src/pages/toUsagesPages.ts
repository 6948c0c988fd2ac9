import type {Permalinks} from '../permalinks';
import type {Entry} from '../reference/types';
import {KIND_WORDS, type ShownUsages, type UsagesPage} from './types';

/** Links of one group that the entry's own page shows, and links that a further page shows. */
const MOST_ON_ENTRY = 60;
const MOST_ON_PAGE = 500;

function toHref(entry: Entry, page: number): string {
  return `${entry.href}/used-by/${page}`;
}

/** Every link of every group that does not fit the entry's page, in chunks of a page. */
function toChunks(entry: Entry): readonly ShownUsages[] {
  return entry.usages
    .filter(({links}) => links.length > MOST_ON_ENTRY)
    .flatMap(({label, links}) =>
      Array.from({length: Math.ceil(links.length / MOST_ON_PAGE)}, (_, index) => ({
        label,
        count: links.length,
        links: links.slice(index * MOST_ON_PAGE, (index + 1) * MOST_ON_PAGE),
      })),
    );
}

export function toShownUsages(entry: Entry): readonly ShownUsages[] {
  const chunks = toChunks(entry);
  return entry.usages.map(({label, links}) => {
    const page = chunks.findIndex((chunk) => chunk.label === label) + 1;
    return {
      label,
      count: links.length,
      links: page > 0 ? links.slice(0, MOST_ON_ENTRY) : links,
      ...(page > 0 && {moreHref: toHref(entry, page)}),
    };
  });
}

/** Pages that continue an entry's "Used by" where it is too long for the entry's own page. */
export function toUsagesPages(
  entry: Entry,
  permalinks: Permalinks,
): readonly UsagesPage[] {
  const chunks = toChunks(entry);
  const name = entry.kind === 'directive' ? `@${entry.name}` : entry.name;
  const words = KIND_WORDS[entry.kind];
  return chunks.map((group, index) => {
    const title = `Uses of ${name}, page ${index + 1}: ${group.label.toLowerCase()}`;
    const toLink = (page: number) => ({text: `Page ${page}`, href: toHref(entry, page)});
    return {
      kind: 'usages',
      href: toHref(entry, index + 1),
      title,
      description: `Where the ${words.singular} ${name} is used in the GraphQL API, page ${index + 1} of ${chunks.length}.`,
      breadcrumbs: [
        {text: 'GraphQL API', href: permalinks.overview},
        {text: words.plural, href: permalinks.listing(entry.kind)},
        {text: name, href: entry.href},
        {text: 'Used by', href: toHref(entry, index + 1)},
      ],
      tableOfContents: [],
      ...(index > 0 && {previous: toLink(index)}),
      ...(index + 1 < chunks.length && {next: toLink(index + 2)}),
      name,
      entryHref: entry.href,
      groups: [group],
    };
  });
}

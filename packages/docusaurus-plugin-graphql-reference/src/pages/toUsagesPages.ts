import type {Permalinks, ReferenceLink, UsageGroup} from 'graphql-api-model';
import type {PageContext} from './context';
import type {ShownUsages} from './sections';
import type {ReferencePage} from './types';

/** Links of one group that the page itself shows, and links that a further page shows. */
const MOST_ON_PAGE_ITSELF = 60;
const MOST_ON_FURTHER_PAGE = 500;

/** The page that says where something is used. */
export interface UsedPage {
  readonly href: string;
  /** What is used: "@auth". */
  readonly name: string;
  /** What it is: "input object". */
  readonly word: string;
  readonly breadcrumbs: readonly ReferenceLink[];
  readonly usages: readonly UsageGroup[];
}

function toLinks(
  {uses}: UsageGroup,
  {at}: Permalinks,
  from?: number,
  to?: number,
): readonly ReferenceLink[] {
  return uses
    .slice(from, to)
    .map(({coordinate, ...link}) => ({...link, href: at(coordinate)}));
}

interface Chunk {
  readonly group: UsageGroup;
  readonly start: number;
}

/** Every use of every group that does not fit the page itself, in chunks of a page. */
function toChunks(usages: readonly UsageGroup[]): readonly Chunk[] {
  return usages
    .filter(({uses}) => uses.length > MOST_ON_PAGE_ITSELF)
    .flatMap((group) =>
      Array.from(
        {length: Math.ceil(group.uses.length / MOST_ON_FURTHER_PAGE)},
        (_, index) => ({group, start: index * MOST_ON_FURTHER_PAGE}),
      ),
    );
}

export function toShownUsages(
  usages: readonly UsageGroup[],
  href: string,
  permalinks: Permalinks,
): readonly ShownUsages[] {
  const chunks = toChunks(usages);
  return usages.map((group) => {
    const page = chunks.findIndex((chunk) => chunk.group === group) + 1;
    return {
      label: group.label,
      count: group.uses.length,
      links: toLinks(group, permalinks, 0, page > 0 ? MOST_ON_PAGE_ITSELF : undefined),
      ...(page > 0 && {moreHref: permalinks.usages(href, page)}),
    };
  });
}

/** Pages that continue a page's "Used by" where it is too long for the page itself. */
export function toUsagesPages(
  {href, name, word, breadcrumbs, usages}: UsedPage,
  {permalinks, label}: Pick<PageContext, 'permalinks' | 'label'>,
): readonly ReferencePage[] {
  const chunks = toChunks(usages);
  const hrefOf = (page: number): string => permalinks.usages(href, page);
  const toLink = (page: number) => ({text: `Page ${page}`, href: hrefOf(page)});
  return chunks.map(({group, start}, index): ReferencePage => {
    const title = `Uses of ${name}, page ${index + 1}: ${group.label.toLowerCase()}`;
    const links = toLinks(group, permalinks, start, start + MOST_ON_FURTHER_PAGE);
    return {
      href: hrefOf(index + 1),
      title,
      description: `Where the ${word} ${name} is used in the ${label}, page ${index + 1} of ${chunks.length}.`,
      breadcrumbs: [...breadcrumbs, {text: 'Used by', href: hrefOf(index + 1)}],
      tableOfContents: [],
      ...(index > 0 && {previous: toLink(index)}),
      ...(index + 1 < chunks.length && {next: toLink(index + 2)}),
      sections: [
        {kind: 'title', text: title},
        {
          kind: 'usages',
          groups: [{label: group.label, count: group.uses.length, links}],
        },
      ],
    };
  });
}

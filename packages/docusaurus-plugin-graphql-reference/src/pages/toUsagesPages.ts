import type {Permalinks, ReferenceLink, UsageGroup} from 'graphql-api-model';
import type {PageContext} from './context';
import {createHeadings} from './createHeadings';
import type {Section, ShownUsages} from './sections';
import type {Place} from '../outline/Place';
import type {ReferencePage} from './types';

/** Links of one group that the page itself shows, and links that a further page shows. */
const MOST_ON_PAGE_ITSELF = 60;
const MOST_ON_FURTHER_PAGE = 500;

/** The page that says where something is used. */
export interface UsedPage {
  readonly href: string;
  /** What is used: "@auth". */
  readonly name: string;
  /** What search engines are told of one of the pages. */
  readonly describe: (page: {
    readonly label: string;
    readonly page: number;
    readonly pages: number;
  }) => string;
  /** Where that page stands. */
  readonly place: Place;
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

/** The heading of a group: its place on the page, what it says, and how many there are. */
function toGroupHeading(
  {kind, uses}: UsageGroup,
  {say}: Pick<PageContext, 'say'>,
  toHeading: ReturnType<typeof createHeadings>,
): Omit<ShownUsages, 'links'> {
  const {text: label, ...anchor} = toHeading(`used-by-${kind}`, say(`usage.${kind}`));
  return {...anchor, label, count: uses.length};
}

export function toShownUsages(
  usages: readonly UsageGroup[],
  href: string,
  context: Pick<PageContext, 'permalinks' | 'say'>,
  toHeading: ReturnType<typeof createHeadings>,
): readonly ShownUsages[] {
  const {permalinks} = context;
  const chunks = toChunks(usages);
  return usages.map((group) => {
    const page = chunks.findIndex((chunk) => chunk.group === group) + 1;
    return {
      ...toGroupHeading(group, context, toHeading),
      links: toLinks(group, permalinks, 0, page > 0 ? MOST_ON_PAGE_ITSELF : undefined),
      ...(page > 0 && {moreHref: permalinks.usages(href, page)}),
    };
  });
}

/** Pages that continue a page's "Used by" where it is too long for the page itself. */
export function toUsagesPages(
  {href, name, describe, place, usages}: UsedPage,
  context: Pick<PageContext, 'permalinks' | 'label' | 'say'>,
): readonly ReferencePage[] {
  const {permalinks, label, say} = context;
  const chunks = toChunks(usages);
  const hrefOf = (page: number): string => permalinks.usages(href, page);
  const toLink = (page: number) => ({
    text: say('uses.page', {page}),
    href: hrefOf(page),
  });
  const pages = chunks.length;
  return chunks.map(({group, start}, index): ReferencePage => {
    const page = index + 1;
    const title = say(`usage.${group.kind}.title`, {name, page});
    const links = toLinks(group, permalinks, start, start + MOST_ON_FURTHER_PAGE);
    const heading = toGroupHeading(group, context, createHeadings([]));
    const sections: readonly Section[] = [
      {kind: 'title', text: title},
      {kind: 'usages', groups: [{...heading, links}]},
    ];
    return {
      href: hrefOf(page),
      title,
      description: describe({label, page, pages}),
      place: {...place, below: {text: say('heading.usedBy'), href: hrefOf(page)}},
      ...(index > 0 && {previous: toLink(index)}),
      ...(page < pages && {next: toLink(page + 1)}),
      sections,
    };
  });
}

import type {ReferenceLink} from 'graphql-api-model';
import type {Row} from '../../parts/types';
import type {ReferencePage} from '../types';

/** The links between the pages of a list that is too long for one page. */
export interface Pager {
  /** The pages before and after the one with an index. */
  readonly neighboursOf: (index: number) => Pick<ReferencePage, 'previous' | 'next'>;
  /** The first, the last and the closest pages, and some on the way to the first and the last. */
  readonly linksAt: (index: number) => Row['links'];
}

/** About the number of links that a page has to the other ones. */
const MOST_LINKS = 60;
const CLOSE = 5;

/** Makes the links between pages, given in their order. */
export function createPager(pages: readonly ReferenceLink[]): Pager {
  const step = Math.ceil(pages.length / MOST_LINKS);
  const toLink = ({text, href}: ReferenceLink): ReferenceLink => ({text, href});
  return {
    neighboursOf: (index) => {
      const [previous, next] = [pages[index - 1], pages[index + 1]];
      return {
        ...(previous && {previous: toLink(previous)}),
        ...(next && {next: toLink(next)}),
      };
    },
    linksAt: (current) =>
      pages.flatMap((page, index) =>
        index % step === 0 ||
        index === pages.length - 1 ||
        Math.abs(index - current) <= CLOSE
          ? [{...toLink(page), isCurrent: index === current}]
          : [],
      ),
  };
}

/** A page in a row of pages, with its number from 1 and the links to the others. */
interface PlaceInRow extends ReferenceLink {
  readonly page: number;
  readonly pages: number;
  readonly links: Row['links'];
}

/**
 * The pages of a row from `first` on, made one after the other, each with links to the pages before
 * and after it.
 */
export function* toRow<Item>(
  items: readonly Item[],
  toLink: (item: Item, page: number) => ReferenceLink,
  toPage: (
    item: Item,
    place: PlaceInRow,
  ) => Omit<ReferencePage, 'href' | 'previous' | 'next'>,
  first = 1,
): Generator<ReferencePage> {
  const links = items.map((item, index) => toLink(item, index + 1));
  const pager = createPager(links);
  for (const [index, item] of items.entries()) {
    if (index + 1 < first) continue;
    const link = links[index]!;
    const place = {...link, page: index + 1, pages: items.length};
    yield {
      href: link.href,
      ...toPage(item, {...place, links: pager.linksAt(index)}),
      ...pager.neighboursOf(index),
    };
  }
}

import type {ReferenceLink} from 'graphql-api-model';
import type {PartLinks} from '../sections';
import type {ReferencePage} from '../types';

/** The links between the pages of a list that is too long for one page. */
export interface Pager {
  /** The pages before and after the one with an index. */
  readonly neighboursOf: (index: number) => Pick<ReferencePage, 'previous' | 'next'>;
  /** The first, the last and the closest pages, and some on the way to the first and the last. */
  readonly linksAt: (index: number) => PartLinks['links'];
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

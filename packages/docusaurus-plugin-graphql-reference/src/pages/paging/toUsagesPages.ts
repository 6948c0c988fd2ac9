import {countShown, divide, type UsageGroup} from 'graphql-api-model';
import type {PageContext, SectionContext} from '../context';
import {toRow} from './createPager';
import {createHeadings} from '../createHeadings';
import {toNameLink} from '../badges';
import type {Heading, Row} from '../../parts/types';
import type {Section, SectionOf} from '../sections';
import type {Place} from '../../outline/Place';
import type {ReferencePage} from '../types';

/** Links of one group that stay in view, that the page itself shows, and that a further page shows. */
const MOST_IN_VIEW = 12;
const MOST_ON_PAGE_ITSELF = 60;
const MOST_ON_FURTHER_PAGE = 500;

/** An element whose uses need pages of their own. */
export interface UsedPage {
  readonly href: string;
  /** Of the element: "@auth". */
  readonly name: string;
  /** The description of one of the pages, for search engines. */
  readonly describe: (page: {
    readonly label: string;
    readonly page: number;
    readonly pages: number;
  }) => string;
  /** The place of the page of the element. */
  readonly place: Place;
  readonly usages: readonly UsageGroup[];
}

function toRows(uses: UsageGroup['uses'], context: PageContext): readonly Row[] {
  const links = uses.map(({coordinate, text}) => toNameLink(text, coordinate, context));
  return [{label: '', links}];
}

interface Chunk {
  readonly group: UsageGroup;
  readonly uses: UsageGroup['uses'];
}

/** The further pages of all groups that are too long for the page itself. */
function toChunks(usages: readonly UsageGroup[]): readonly Chunk[] {
  return usages
    .filter(({uses}) => uses.length > countShown(uses.length, MOST_ON_PAGE_ITSELF))
    .flatMap((group) =>
      divide(group.uses, MOST_ON_FURTHER_PAGE).map((uses) => ({group, uses})),
    );
}

/** The heading of a group: its place on the page, its text, and how many there are. */
function toGroupHeading(
  {kind, uses}: UsageGroup,
  {t, toHeading}: SectionContext,
): Heading {
  const heading = toHeading(`used-by-${kind}`, t(`usage.${kind}.heading`));
  return {...heading, count: uses.length};
}

/** What folds the links of a group and leads to those that the page leaves out. */
function toMore(
  {uses: {length: count}}: UsageGroup,
  href: string,
  t: PageContext['t'],
): Pick<SectionOf<'rows'>, 'fold' | 'more'> {
  if (count === countShown(count, MOST_IN_VIEW)) return {};
  const shown = countShown(count, MOST_ON_PAGE_ITSELF);
  if (count === shown) return {fold: t('uses.showAll', {count})};
  return {
    fold: t('uses.showFirst', {count: shown}),
    more: {text: t('uses.more', {count}), href},
  };
}

/** The uses of an element, each way of using it below a heading of its own. */
export function toUsages(
  usages: readonly UsageGroup[],
  href: string,
  context: SectionContext,
): readonly Section[] {
  const {permalinks, t, toHeading} = context;
  if (usages.length === 0) return [];
  const chunks = toChunks(usages);
  return [
    {kind: 'prose', heading: toHeading('used-by', t('heading.usedBy'))},
    ...usages.map((group): Section => {
      const page = chunks.findIndex((chunk) => chunk.group === group) + 1;
      const shown = countShown(group.uses.length, MOST_ON_PAGE_ITSELF);
      return {
        kind: 'rows',
        look: 'names',
        heading: {...toGroupHeading(group, context), level: 3},
        are: 'names',
        rows: toRows(group.uses.slice(0, shown), context),
        ...toMore(group, permalinks.usages(href, page), t),
      };
    }),
  ];
}

/** Pages that continue a page's "Used by" where it is too long for the page itself. */
export function toUsagesPages(
  {href, name, describe, place, usages}: UsedPage,
  context: PageContext,
): Iterable<ReferencePage> {
  const {permalinks, label, t} = context;
  return toRow(
    toChunks(usages),
    (_, page) => ({text: t('uses.page', {page}), href: permalinks.usages(href, page)}),
    ({group, uses}, {href: own, page, pages}) => {
      const title = t(`usage.${group.kind}.title`, {name, page});
      const heading = toGroupHeading(group, {...context, toHeading: createHeadings([])});
      return {
        title,
        description: describe({label, page, pages}),
        place: {...place, below: {text: t('heading.usedBy'), href: own}},
        sections: [
          {kind: 'title', text: title},
          {
            kind: 'rows',
            look: 'names',
            heading,
            are: 'names',
            rows: toRows(uses, context),
          },
        ],
      };
    },
  );
}

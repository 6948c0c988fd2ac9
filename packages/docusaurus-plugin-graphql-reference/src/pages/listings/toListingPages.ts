import {
  type Entry,
  type Family,
  type FieldsElement,
  findRoot,
  isOperationKind,
  type ListKind,
} from 'graphql-api-model';
import {MOST_ON_PAGE} from '../../outline/domains';
import {listEntriesOf} from '../../outline/lists';
import type {PageContext} from '../context';
import {createHeadings} from '../createHeadings';
import {type Section, showIf} from '../sections';
import {toRow} from '../paging/createPager';
import {toImplements, toRelations} from '../toEntrySections';
import {
  countListed,
  divideList,
  type ListSection,
  splitLong,
  toListedFamily,
} from './toListingSections';
import {toMarkdown} from '../toMarkdown';
import type {ReferencePage} from '../types';
import {toUsagesPages} from '../paging/toUsagesPages';

interface Listing {
  readonly list: ListKind;
  readonly entries: readonly Entry[];
  /** The type whose fields are listed. */
  readonly root: FieldsElement | undefined;
}

/** A page of a list: the whole of it, or a part with a label and address of its own. */
function toPage(
  {list, entries}: Listing,
  part: {readonly label: string; readonly href: string} | undefined,
  sections: readonly Section[],
  {permalinks, label, t}: PageContext,
): ReferencePage {
  const plural = t(`kind.${list}.plural`);
  const explanation = t(`kind.${list}.explanation`);
  const title = t(`kind.${list}.listTitle`, {label});
  const count = entries.length;
  const description = part
    ? t(`kind.${list}.partDescription`, {count, label, part: part.label})
    : t(`kind.${list}.listDescription`, {count, label});
  const toTitle = (whole: string): string =>
    part ? t('list.part', {list: whole, part: part.label}) : whole;
  const listHref = permalinks.listing(list);
  const all: readonly Section[] = [
    {kind: 'title', text: toTitle(plural)},
    {kind: 'prose', paragraph: explanation},
    ...sections,
  ];
  return {
    href: part?.href ?? listHref,
    title: toTitle(title),
    description: `${description} ${explanation}`,
    place: {list, ...(part && {below: {text: part.label, href: part.href}})},
    sections: all,
  };
}

/** What the schema has about the type whose fields are listed, before and after them. */
function frame(
  {root, list}: Listing,
  listed: readonly Section[],
  ids: readonly string[],
  pageContext: PageContext,
): readonly Section[] {
  if (!root) return listed;
  const context = {...pageContext, toHeading: createHeadings(ids)};
  const text = toMarkdown(root.description, '');
  const href = context.permalinks.listing(list);
  return [
    ...showIf(text.source !== '', {kind: 'prose', text}),
    ...listed,
    ...toImplements(root, context),
    ...toRelations(root, href, context),
  ];
}

function toWholeList(
  listing: Listing,
  sections: readonly ListSection[],
  context: PageContext,
): ReferencePage {
  const ids = sections.map(({id}) => id);
  const toOwnHeading = createHeadings([]);
  const listed = sections.map(
    ({id, label, families}): Section => ({
      kind: 'list',
      look: 'entries',
      ...(label !== '' && {heading: toOwnHeading(id, label)}),
      items: families.map((family) => toListedFamily(family, listing.list, context)),
    }),
  );
  return toPage(listing, undefined, frame(listing, listed, ids, context), context);
}

/** Names that a link to a part shows of what is there. */
const MOST_EXAMPLES = 6;
/** From more parts on, each shows its first name alone. */
const MOST_WITH_EXAMPLES = 100;

function toExamples(families: readonly Family[], parts: number): string {
  const most = parts > MOST_WITH_EXAMPLES ? 1 : MOST_EXAMPLES;
  const shown = families.slice(0, most).map(({lead}) => lead.element.name);
  return shown.join(', ') + (families.length > most ? ' …' : '');
}

function* toSplitList(
  listing: Listing,
  sections: readonly ListSection[],
  context: PageContext,
): Generator<ReferencePage> {
  const {list} = listing;
  const {permalinks, t} = context;
  const pages = sections.flatMap(splitLong).map((section) => ({
    ...section,
    href: permalinks.listingPart(list, section.id, section.page),
  }));
  const items = pages.map(({label, href, families}) => ({
    text: label,
    href,
    count: countListed(families),
    summary: toExamples(families, pages.length),
  }));
  const index = frame(listing, [{kind: 'list', look: 'links', items}], [], context);
  yield toPage(listing, undefined, index, context);
  const label = t(`kind.${list}.plural`);
  yield* toRow(
    pages,
    ({label: text, href}) => ({text, href}),
    (page, {links}) =>
      toPage(
        listing,
        page,
        [
          {kind: 'rows', look: 'pages', are: 'texts', rows: [{label, links}]},
          {
            kind: 'list',
            look: 'entries',
            items: page.families.map((family) => toListedFamily(family, list, context)),
          },
        ],
        context,
      ),
  );
}

/**
 * A list on one page, or on an index and the pages that do together; with what the schema has about
 * its root type where it has one.
 */
export function* toListingPages(
  list: ListKind,
  context: PageContext,
): Generator<ReferencePage> {
  const {model, permalinks, t, usagesOf} = context;
  const entries = listEntriesOf(list, context.entries);
  const root =
    list !== 'executable' && isOperationKind(list) ? findRoot(model, list) : undefined;
  const listing = {list, entries, root};
  const sections = divideList(entries, context);
  if (entries.length <= MOST_ON_PAGE) yield toWholeList(listing, sections, context);
  else yield* toSplitList(listing, sections, context);
  if (!root) return;
  const {name, coordinate} = root;
  yield* toUsagesPages(
    {
      href: permalinks.listing(list),
      name,
      describe: (page) => t('uses.rootDescription', {name, ...page}),
      place: {list},
      usages: usagesOf(coordinate),
    },
    context,
  );
}

import {
  type Entry,
  isOperationKind,
  listKinds,
  type ListKind,
  toGroupIds,
  toSummary,
} from 'graphql-api-model';
import type {PageContext, SectionContext} from '../context';
import {createHeadings} from '../createHeadings';
import {
  describeLeftOut,
  type KindSummary,
  listCatalogues,
  summarizeChanges,
  summarizeDeprecations,
} from '../../outline/summaries';
import {toNameLink} from '../badges';
import type {Row} from '../../parts/types';
import {type Section, type SectionOf, showIf} from '../sections';
import {toDownload, toRelations} from '../toEntrySections';
import {listShownGroups, toDomainKind} from '../../outline/domains';
import {listEntriesOf} from '../../outline/lists';
import {toMarkdown} from '../toMarkdown';
import type {ReferencePage} from '../types';
import {SUMMARIZED_KINDS} from '../../words/kinds';

/** Links of one kind that a domain shows on the overview. */
const MOST_LINKS = 12;
/** Links of all domains together; what many domains have too many of is cut to this number each. */
const MOST_LINKS_OF_ALL = 1000;
const LEAST_LINKS = 3;
/** A link to the rest takes the place of two names, so it stands for more than that. */
const LEAST_OMITTED = 3;

function toKindSummary(
  list: ListKind,
  {entries, permalinks, t}: PageContext,
): KindSummary {
  return {
    label: t(`kind.${list}.plural`),
    href: permalinks.listing(list),
    count: listEntriesOf(list, entries).length,
    explanation: t(`kind.${list}.explanation`),
  };
}

function toCards(
  heading: SectionOf<'list'>['heading'],
  kinds: readonly KindSummary[],
): Section {
  return {
    kind: 'list',
    look: 'cards',
    ...(heading && {heading}),
    items: kinds.map(({label, href, count, explanation}) => ({
      text: label,
      href,
      count,
      summary: explanation,
    })),
  };
}

/** What a domain has of a kind, the first ones of many; types that help another one come last. */
function toGroupList(
  kind: (typeof SUMMARIZED_KINDS)[number],
  domain: {readonly group: string; readonly id: string},
  most: number,
  context: PageContext,
): readonly Row[] {
  const {helpers, t} = context;
  const {label, href, entries: all} = toDomainKind(kind, domain, context) ?? {};
  if (!label || href === undefined || !all) return [];
  const isHelper = ({element}: Entry): boolean => helpers.has(element.coordinate);
  const entries = [...all.filter((entry) => !isHelper(entry)), ...all.filter(isHelper)];
  const isWhole = entries.length < most + LEAST_OMITTED;
  const shown = isWhole ? entries : entries.slice(0, most);
  const count = entries.length - shown.length;
  return [
    {
      label,
      links: shown.map(({element}) =>
        toNameLink(element.name, element.coordinate, context),
      ),
      ...(!isWhole && {more: {text: t(`kind.${kind}.more`, {count}), href}}),
    },
  ];
}

/** How many links each list of the domains may have. */
function findMostLinks({entries, model}: PageContext): number {
  const groups = new Set(listShownGroups(model));
  const lists = new Set(
    entries
      .filter(({element}) => groups.has(element.group ?? ''))
      .map(({kind, element}) => `${kind} ${element.group}`),
  );
  const share = Math.floor(MOST_LINKS_OF_ALL / lists.size);
  return Math.min(MOST_LINKS, Math.max(LEAST_LINKS, share));
}

/** The domains, each with its operations and the objects they return. */
function toGroups(context: SectionContext): readonly Section[] {
  const {groups} = context.model;
  const ids = toGroupIds(groups);
  const most = findMostLinks(context);
  return listShownGroups(context.model).flatMap((label): readonly Section[] => {
    const id = ids.get(label) ?? '';
    const rows = SUMMARIZED_KINDS.flatMap((kind) =>
      toGroupList(kind, {id, group: label}, most, context),
    );
    const heading = context.toHeading(id, label);
    return showIf(rows.length > 0, {
      kind: 'rows',
      look: 'groups',
      are: 'names',
      heading,
      rows,
    });
  });
}

/** What the reference does not show, counted. */
function toLeftOut({model, t}: PageContext): readonly Section[] {
  const text = describeLeftOut(model, t);
  return showIf(text !== '', {kind: 'prose', paragraph: text});
}

function toFurtherLists(context: SectionContext): readonly Section[] {
  const {t, toHeading} = context;
  const lists = [
    ['errors-and-access', 'heading.contracts', listCatalogues(context)],
    ['changes', 'changes.plural', summarizeChanges(context)],
    ['deprecations', 'deprecations.plural', summarizeDeprecations(context)],
  ] as const;
  return lists.flatMap(([id, key, kinds]) =>
    kinds.length === 0 ? [] : [toCards(toHeading(id, t(key)), kinds)],
  );
}

function toSections(description: string, context: PageContext): readonly Section[] {
  const {model, label, entries, permalinks, t} = context;
  const kinds = listKinds(entries);
  const toOwnHeading = createHeadings([]);
  const groups = toGroups({...context, toHeading: toOwnHeading});
  const toHeading = createHeadings(toGroupIds(model.groups).values());
  const below = {...context, toHeading};
  const text = toMarkdown(model.schema.description, '');
  return [
    {kind: 'title', text: t('overview.title', {label})},
    {kind: 'prose', paragraph: description},
    ...showIf(text.source !== '', {kind: 'prose', text}),
    ...toLeftOut(context),
    toCards(toOwnHeading('all-operations', t('navigation.operations')), [
      ...kinds.filter(isOperationKind).map((kind) => toKindSummary(kind, context)),
      toKindSummary('executable', context),
    ]),
    toCards(
      toOwnHeading('all-types', t('navigation.types')),
      kinds
        .filter((kind) => !isOperationKind(kind))
        .map((kind) => toKindSummary(kind, context)),
    ),
    ...toDownload(context),
    ...showIf(context.requestOf !== undefined, {
      kind: 'download',
      href: permalinks.collectionFile,
      text: t('collection.download'),
    }),
    ...toFurtherLists(below),
    ...showIf(groups.length > 0, {kind: 'prose', paragraph: t('overview.beforeGroups')}),
    ...groups,
    ...toRelations(model.schema, permalinks.overview, below),
  ];
}

/** How much a reference contains. */
export interface ReferenceSize {
  /** Queries, mutations and subscriptions. */
  readonly operations: number;
  /** Types of all kinds and directives. */
  readonly types: number;
}

/** Counts what has a page of its own. */
export function countEntries({entries}: PageContext): ReferenceSize {
  const operations = entries.filter(({kind}) => isOperationKind(kind)).length;
  return {operations, types: entries.length - operations};
}

/** The way in: how much there is of each kind, and every domain with its operations. */
export function toOverviewPage(context: PageContext): ReferencePage {
  const {label, model, permalinks, t} = context;
  const {operations, types} = countEntries(context);
  const description = t('overview.description', {
    label,
    operations: t('overview.operations', {count: operations}),
    types: t('overview.types', {count: types}),
  });
  const sections = toSections(description, context);
  return {
    href: permalinks.overview,
    title: t('overview.title', {label}),
    description: toSummary(model.schema.description) || description,
    place: {},
    sections,
  };
}

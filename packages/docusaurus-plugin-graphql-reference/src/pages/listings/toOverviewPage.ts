import {
  type Entry,
  isOperationKind,
  listKinds,
  type ListKind,
  type Permalinks,
  type ReferenceLink,
  toGroupIds,
} from 'graphql-api-model';
import {toDownload} from '../toDownload';
import type {PageContext, SectionContext} from '../context';
import {countEntries} from '../countEntries';
import {createHeadings} from '../createHeadings';
import {
  type KindSummary,
  listCatalogues,
  summarizeChanges,
} from '../../outline/summaries';
import {type GroupList, type Section, showIf} from '../sections';
import {toRelations} from '../toEntrySections';
import {getGroupHref} from '../../outline/getGroupHref';
import {listEntriesOf} from '../../outline/lists';
import {toMarkdown} from '../toMarkdown';
import type {ReferencePage} from '../types';
import {SUMMARIZED_KINDS} from '../../words/kinds';

/** Links of one kind that a domain shows on the overview, and domains it shows in full. */
const MOST_LINKS = 12;
/** Links of all domains together; what many domains have too many of is cut to this number each. */
const MOST_LINKS_OF_ALL = 1000;
const LEAST_LINKS = 3;
/** A link to the rest takes the place of two names, so it stands for more than that. */
const LEAST_OMITTED = 3;
const MOST_GROUPS = 40;

function toKindSummary(
  list: ListKind,
  {entries, permalinks, say}: PageContext,
): KindSummary {
  return {
    label: say(`kind.${list}.plural`),
    href: permalinks.listing(list),
    count: listEntriesOf(list, entries).length,
    explanation: say(`kind.${list}.explanation`),
  };
}

function toLink({kind, element}: Entry, {entry}: Permalinks): ReferenceLink {
  const {name, deprecation} = element;
  const link = {text: name, href: entry(kind, name)};
  return deprecation ? {...link, deprecated: true} : link;
}

/** What a domain has of a kind, the first ones of many. */
function toGroupList(
  kind: (typeof SUMMARIZED_KINDS)[number],
  group: {readonly id: string; readonly label: string},
  most: number,
  {entries, permalinks, say}: PageContext,
): readonly GroupList[] {
  const all = entries.filter((entry) => entry.kind === kind);
  const own = all.filter(({element}) => element.group === group.label);
  if (own.length === 0) return [];
  const isWhole = own.length < most + LEAST_OMITTED;
  const shown = isWhole ? own : own.slice(0, most);
  const omitted = own.length - shown.length;
  const count = {all: all.length, own: own.length};
  return [
    {
      label: say(`kind.${kind}.plural`),
      links: shown.map((entry) => toLink(entry, permalinks)),
      omitted,
      more: omitted === 0 ? '' : say(`kind.${kind}.more`, {count: omitted}),
      href: getGroupHref(kind, group.id, count, permalinks),
    },
  ];
}

/** How many links each list of the domains may have. */
function findMostLinks({entries, model}: PageContext): number {
  const groups = new Set(model.groups.slice(0, MOST_GROUPS));
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
  return groups.slice(0, MOST_GROUPS).flatMap((label): readonly Section[] => {
    const id = ids.get(label) ?? '';
    const lists = SUMMARIZED_KINDS.flatMap((kind) =>
      toGroupList(kind, {id, label}, most, context),
    );
    const heading = context.toHeading(id, label);
    return showIf(lists.length > 0, {kind: 'group', heading, lists});
  });
}

/** What the reference does not show, counted. */
function toLeftOut({model, say}: PageContext): readonly Section[] {
  const {hidden, machinery, documenting = 0} = model;
  const sentences = [
    ...(hidden > 0 ? [say('overview.hidden', {count: hidden})] : []),
    ...(documenting > 0 ? [say('overview.documenting', {count: documenting})] : []),
    ...(machinery > 0 ? [say('overview.machinery', {count: machinery})] : []),
  ];
  return showIf(sentences.length > 0, {kind: 'paragraph', text: sentences.join(' ')});
}

/** The lists of error codes and scopes, and what changed last, where the reference has any. */
function toFurtherLists(context: SectionContext): readonly Section[] {
  const {say, toHeading} = context;
  const catalogues = listCatalogues(context);
  const changes = summarizeChanges(context);
  return [
    ...showIf(catalogues.length > 0, {
      kind: 'kinds',
      heading: toHeading('errors-and-access', say('heading.contracts')),
      kinds: catalogues,
    }),
    ...showIf(changes.length > 0, {
      kind: 'kinds',
      heading: toHeading('changes', say('changes.plural')),
      kinds: changes,
    }),
  ];
}

function toSections(description: string, context: PageContext): readonly Section[] {
  const {model, label, entries, permalinks, say} = context;
  const kinds = listKinds(entries);
  const toOwnHeading = createHeadings([]);
  const groups = toGroups({...context, toHeading: toOwnHeading});
  const toHeading = createHeadings(toGroupIds(model.groups).values());
  const below = {...context, toHeading};
  const text = toMarkdown(model.schema.description, '');
  return [
    {kind: 'title', text: say('overview.title', {label})},
    {kind: 'paragraph', text: description},
    ...showIf(text.markdown !== '', {kind: 'text', text}),
    ...toLeftOut(context),
    {
      kind: 'kinds',
      heading: toOwnHeading('all-operations', say('navigation.operations')),
      kinds: [
        ...kinds.filter(isOperationKind).map((kind) => toKindSummary(kind, context)),
        toKindSummary('executable', context),
      ],
    },
    {
      kind: 'kinds',
      heading: toOwnHeading('all-types', say('navigation.types')),
      kinds: kinds
        .filter((kind) => !isOperationKind(kind))
        .map((kind) => toKindSummary(kind, context)),
    },
    ...toDownload(context),
    ...toFurtherLists(below),
    ...showIf(groups.length > 0, {kind: 'paragraph', text: say('overview.beforeGroups')}),
    ...groups,
    ...toRelations(model.schema, permalinks.overview, below),
  ];
}

/** The way in: how much there is of each kind, and every domain with its operations. */
export function toOverviewPage(context: PageContext): ReferencePage {
  const {label, permalinks, say} = context;
  const description = say('overview.description', {label, ...countEntries(context)});
  const sections = toSections(description, context);
  return {
    href: permalinks.overview,
    title: say('overview.title', {label}),
    description,
    place: {},
    sections,
  };
}

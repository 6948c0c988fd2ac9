import {
  type Entry,
  isExecutable,
  isOperationKind,
  type Kind,
  listKinds,
  type Permalinks,
  type ReferenceLink,
  toGroupIds,
} from 'graphql-api-model';
import type {PageContext} from './context';
import {createHeadings} from './createHeadings';
import type {GroupList, KindSummary, Section} from './sections';
import {toRelations} from './toEntrySections';
import {getGroupHref} from './toListingSections';
import {toTableOfContents} from './toTableOfContents';
import type {ReferencePage} from './types';
import {EXECUTABLE_DIRECTIVE_WORDS, KIND_WORDS} from './words';

/** Links of one kind that a domain shows on the overview, and domains it shows in full. */
const MOST_LINKS = 12;
/** A link to the rest takes the place of two names, so it stands for more than that. */
const LEAST_OMITTED = 3;
const MOST_GROUPS = 40;

/** Kinds that the overview shows of a domain; the others are met through these. */
const SUMMARIZED_KINDS: readonly Kind[] = [
  'query',
  'mutation',
  'subscription',
  'object',
  'interface',
  'union',
];

function toKindSummary(kind: Kind, {entries, permalinks}: PageContext): KindSummary {
  const {plural, explanation} = KIND_WORDS[kind];
  const count = entries.filter((entry) => entry.kind === kind).length;
  return {label: plural, href: permalinks.listing(kind), count, explanation};
}

function toExecutableSummary({entries, permalinks}: PageContext): KindSummary {
  const {plural, explanation} = EXECUTABLE_DIRECTIVE_WORDS;
  const count = entries.filter(({element}) => isExecutable(element)).length;
  return {label: plural, href: permalinks.listing('executable'), count, explanation};
}

function toLink({kind, element}: Entry, {entry}: Permalinks): ReferenceLink {
  const {name, deprecation} = element;
  const link = {text: name, href: entry(kind, name)};
  return deprecation ? {...link, deprecated: true} : link;
}

/** What a domain has of a kind, the first ones of many. */
function toGroupList(
  kind: Kind,
  group: {readonly id: string; readonly label: string},
  {entries, permalinks}: PageContext,
): readonly GroupList[] {
  const all = entries.filter((entry) => entry.kind === kind);
  const own = all.filter(({element}) => element.group === group.label);
  if (own.length === 0) return [];
  const isWhole = own.length < MOST_LINKS + LEAST_OMITTED;
  const shown = isWhole ? own : own.slice(0, MOST_LINKS);
  const count = {all: all.length, own: own.length};
  return [
    {
      label: KIND_WORDS[kind].plural,
      links: shown.map((entry) => toLink(entry, permalinks)),
      omitted: own.length - shown.length,
      href: getGroupHref(kind, group.id, count, permalinks),
    },
  ];
}

/** The domains, each with its operations and the objects they return. */
function toGroups(
  toHeading: ReturnType<typeof createHeadings>,
  context: PageContext,
): readonly Section[] {
  const {groups} = context.model;
  const ids = toGroupIds(groups);
  return groups.slice(0, MOST_GROUPS).flatMap((label): readonly Section[] => {
    const id = ids.get(label) ?? '';
    const lists = SUMMARIZED_KINDS.flatMap((kind) =>
      toGroupList(kind, {id, label}, context),
    );
    return lists.length === 0
      ? []
      : [{kind: 'group', heading: toHeading(id, label), lists}];
  });
}

const BEFORE_GROUPS =
  'Below, each domain shows its operations and the objects they return; the lists above hold all the rest.';

function toSections(description: string, context: PageContext): readonly Section[] {
  const {model, label, entries, permalinks, render} = context;
  const kinds = listKinds(entries);
  const toOwnHeading = createHeadings([]);
  const groups = toGroups(toOwnHeading, context);
  const toHeading = createHeadings(toGroupIds(model.groups).values());
  const html = render(model.schema.description);
  return [
    {kind: 'title', text: `${label} reference`},
    {kind: 'paragraph', text: description},
    ...(html === '' ? [] : [{kind: 'text' as const, html}]),
    {
      kind: 'kinds',
      heading: toOwnHeading('all-operations', 'Operations'),
      kinds: [
        ...kinds.filter(isOperationKind).map((kind) => toKindSummary(kind, context)),
        toExecutableSummary(context),
      ],
    },
    {
      kind: 'kinds',
      heading: toOwnHeading('all-types', 'Types'),
      kinds: kinds
        .filter((kind) => !isOperationKind(kind))
        .map((kind) => toKindSummary(kind, context)),
    },
    ...(groups.length > 0 ? [{kind: 'paragraph' as const, text: BEFORE_GROUPS}] : []),
    ...groups,
    ...toRelations(model.schema, permalinks.overview, context, toHeading),
  ];
}

/** The way in: how much there is of each kind, and every domain with its operations. */
export function toOverviewPage(context: PageContext): ReferencePage {
  const {label, entries, permalinks} = context;
  const operations = entries.filter(({kind}) => isOperationKind(kind)).length;
  const description = `Every operation and type of the ${label}: ${operations} operations, ${entries.length - operations} types and directives, each with its fields, arguments and uses.`;
  const sections = toSections(description, context);
  return {
    href: permalinks.overview,
    title: `${label} reference`,
    description,
    breadcrumbs: [{text: label, href: permalinks.overview}],
    tableOfContents: toTableOfContents(sections),
    sections,
  };
}

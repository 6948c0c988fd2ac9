import type {Entry, Kind, ReferenceLink} from '../reference/types';
import type {Permalinks} from '../permalinks';
import {toGroupHref} from './toListingPages';
import {toGroupIds} from './toSectionIds';
import {
  EXECUTABLE_DIRECTIVE_WORDS,
  type GroupSummary,
  KIND_WORDS,
  type KindSummary,
  type OverviewPage,
} from './types';

/** Links of one kind that a domain shows on the overview, and domains it shows in full. */
const MOST_LINKS = 12;
/** A link to the rest takes the place of two names, so it stands for more than that. */
const LEAST_OMITTED = 3;
const MOST_GROUPS = 40;

const OPERATION_KINDS: readonly Kind[] = ['query', 'mutation', 'subscription'];
/** Kinds that the overview shows of a domain; the others are met through these. */
const SUMMARIZED_KINDS: readonly Kind[] = [
  ...OPERATION_KINDS,
  'object',
  'interface',
  'union',
];

function toKindSummary(
  kind: Kind,
  entries: readonly Entry[],
  permalinks: Permalinks,
): readonly KindSummary[] {
  const {plural, explanation} = KIND_WORDS[kind];
  const count = entries.filter((entry) => entry.kind === kind).length;
  return count === 0
    ? []
    : [{label: plural, href: permalinks.listing(kind), count, explanation}];
}

function toExecutableDirectives(
  entries: readonly Entry[],
  permalinks: Permalinks,
): KindSummary {
  const {plural, explanation} = EXECUTABLE_DIRECTIVE_WORDS;
  const count = entries.filter(
    (entry) => entry.kind === 'directive' && entry.executableHref !== undefined,
  ).length;
  return {label: plural, href: permalinks.executableDirectives, count, explanation};
}

/** The kinds that are not root fields, in the order they are listed. */
export function splitKinds(kinds: readonly Kind[]): {
  readonly operations: readonly Kind[];
  readonly types: readonly Kind[];
} {
  return {
    operations: kinds.filter((kind) => OPERATION_KINDS.includes(kind)),
    types: kinds.filter((kind) => !OPERATION_KINDS.includes(kind)),
  };
}

function toGroupSummary(
  {id, label}: Pick<GroupSummary, 'id' | 'label'>,
  entries: readonly Entry[],
  permalinks: Permalinks,
): GroupSummary {
  const own = entries.filter(({group}) => group === label);
  const toList = (kind: Kind) => {
    const isOfKind = (entry: Entry): boolean => entry.kind === kind;
    const list = own.filter(isOfKind);
    const isWhole = list.length < MOST_LINKS + LEAST_OMITTED;
    const links = list.slice(0, isWhole ? undefined : MOST_LINKS).map(
      ({name, href: target, deprecation}): ReferenceLink => ({
        text: name,
        href: target,
        ...(deprecation !== undefined && {deprecated: true}),
      }),
    );
    return links.length === 0
      ? []
      : [
          {
            label: KIND_WORDS[kind].plural,
            links,
            omitted: list.length - links.length,
            href: toGroupHref(permalinks.listing(kind), id, {
              all: entries.filter(isOfKind).length,
              own: list.length,
            }),
          },
        ];
  };
  return {id, label, lists: SUMMARIZED_KINDS.flatMap(toList)};
}

/** The way in: how much there is of each kind, and every domain with its operations. */
export function toOverviewPage(
  entries: readonly Entry[],
  groups: readonly string[],
  kinds: readonly Kind[],
  permalinks: Permalinks,
): OverviewPage {
  const {operations, types} = splitKinds(kinds);
  const operationCount = entries.filter(({kind}) =>
    OPERATION_KINDS.includes(kind),
  ).length;
  const ids = toGroupIds(groups);
  const shownGroups = groups
    .slice(0, MOST_GROUPS)
    .map((label) =>
      toGroupSummary({id: ids.get(label) ?? '', label}, entries, permalinks),
    )
    .filter(({lists}) => lists.length > 0);
  return {
    kind: 'overview',
    href: permalinks.overview,
    title: 'GraphQL API reference',
    description: `Every operation and type of the GraphQL API: ${operationCount} operations, ${entries.length - operationCount} types and directives, each with its fields, arguments and uses.`,
    breadcrumbs: [{text: 'GraphQL API', href: permalinks.overview}],
    tableOfContents: [
      {id: 'all-operations', text: 'Operations', items: []},
      {id: 'all-types', text: 'Types', items: []},
      ...shownGroups.map(({id, label}) => ({id, text: label, items: []})),
    ],
    operations: [
      ...operations.flatMap((kind) => toKindSummary(kind, entries, permalinks)),
      toExecutableDirectives(entries, permalinks),
    ],
    types: types.flatMap((kind) => toKindSummary(kind, entries, permalinks)),
    groups: shownGroups,
  };
}

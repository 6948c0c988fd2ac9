import type {Permalinks} from '../permalinks';
import type {Entry, Member, Reference, ReferenceLink, Unfolded} from '../reference/types';
import {
  type EntryPage,
  EXECUTABLE_DIRECTIVE_WORDS,
  KIND_WORDS,
  SECTION_NAMES,
  type SectionName,
  type TableOfContentsItem,
} from './types';
import {toShownUsages} from './toUsagesPages';

/** Longest list of members that the table of contents repeats. */
const MOST_MEMBERS_IN_CONTENTS = 40;

/** How far types are unfolded in place: inputs to their scalars, results two levels. */
const INPUT_DEPTH = 6;
const RESULT_DEPTH = 2;
/** Members that all inputs of a page show in place together. */
const MOST_UNFOLDED = 420;

export function getMembers(entry: Entry): readonly Member[] {
  switch (entry.kind) {
    case 'query':
    case 'mutation':
    case 'subscription':
    case 'directive':
      return entry.arguments;
    case 'object':
    case 'interface':
    case 'input':
      return entry.fields;
    case 'enum':
      return entry.values;
    case 'union':
    case 'scalar':
      return [];
    default:
      return entry satisfies never;
  }
}

function isOperation(entry: Entry): boolean {
  return (
    entry.kind === 'query' || entry.kind === 'mutation' || entry.kind === 'subscription'
  );
}

function toSectionIds(members: readonly Member[]): EntryPage['sectionIds'] {
  const taken = new Set(members.map(({id}) => id));
  return Object.fromEntries(
    SECTION_NAMES.map((name) => [name, taken.has(name) ? `section-${name}` : name]),
  ) as Record<SectionName, string>;
}

/** The heading above an entry's members, and the section that holds them. */
function getMembersSection(entry: Entry): {name: SectionName; text: string} {
  if (isOperation(entry) || entry.kind === 'directive') {
    return {name: 'arguments', text: 'Arguments'};
  }
  return entry.kind === 'enum'
    ? {name: 'values', text: 'Values'}
    : {name: 'fields', text: 'Fields'};
}

function toTableOfContents(
  entry: Entry,
  ids: EntryPage['sectionIds'],
): readonly TableOfContentsItem[] {
  const members = getMembers(entry);
  const shown = members.length <= MOST_MEMBERS_IN_CONTENTS ? members : [];
  const membersSection = getMembersSection(entry);
  const section = (isThere: boolean, name: SectionName, text: string) =>
    isThere ? [{id: ids[name], text, items: []}] : [];
  return [
    ...section(!isOperation(entry), 'definition', 'Definition'),
    ...(members.length > 0
      ? [
          {
            id: ids[membersSection.name],
            text: membersSection.text,
            items: shown.map(({id, name}) => ({id, text: name})),
          },
        ]
      : []),
    ...section(isOperation(entry), 'returns', 'Returns'),
    ...section(entry.kind === 'union', 'possible-types', 'Possible types'),
    ...section(
      'interfaces' in entry && entry.interfaces.length > 0,
      'implements',
      'Implements',
    ),
    ...section(entry.kind === 'directive', 'locations', 'Locations'),
    ...section(entry.directives.length > 0, 'directives', 'Directives'),
    ...section(entry.usages.length > 0, 'used-by', 'Used by'),
  ];
}

function countMembers({members}: Unfolded): number {
  return members.reduce(
    (sum, {unfolded}) => sum + 1 + (unfolded ? countMembers(unfolded) : 0),
    0,
  );
}

/** Argument types, and the types of input fields, shown in place where they have members. */
function unfoldInputs(
  entry: Entry,
  unfold: Reference['unfold'],
): Readonly<Record<string, Unfolded>> {
  if (entry.kind === 'enum' || 'interfaces' in entry) return {};
  let left = MOST_UNFOLDED;
  return Object.fromEntries(
    getMembers(entry).flatMap((member) => {
      const unfolded = member.type && unfold(member.type.name, INPUT_DEPTH, left);
      if (!unfolded) return [];
      left -= countMembers(unfolded);
      return [[member.id, unfolded]];
    }),
  );
}

function toDescription(entry: Entry, label: string): string {
  return entry.summary || `The ${label} ${entry.name} of the GraphQL API.`;
}

/** One entry as a page; `neighbours` are those before and after it in its list. */
export function toEntryPage(
  entry: Entry,
  neighbours: {readonly previous?: ReferenceLink; readonly next?: ReferenceLink},
  reference: Reference & {readonly permalinks: Permalinks},
): EntryPage {
  const words = KIND_WORDS[entry.kind];
  const sectionIds = toSectionIds(getMembers(entry));
  const result =
    'returns' in entry ? reference.unfold(entry.returns.name, RESULT_DEPTH) : undefined;
  const name = entry.kind === 'directive' ? `@${entry.name}` : entry.name;
  return {
    kind: 'entry',
    href: entry.href,
    title: `${name} ${words.singular}`,
    description: toDescription(entry, words.singular),
    breadcrumbs: [
      {text: 'GraphQL API', href: reference.permalinks.overview},
      {text: words.plural, href: reference.permalinks.listing(entry.kind)},
      {text: name, href: entry.href},
    ],
    tableOfContents: toTableOfContents(entry, sectionIds),
    ...neighbours,
    entry,
    label: words.singular,
    sectionIds,
    ...(result && {result}),
    inputs: unfoldInputs(entry, reference.unfold),
    usages: toShownUsages(entry),
  };
}

/** The second page of a directive that may stand in a request, among the operations. */
export function toExecutableDirectivePage(
  page: EntryPage,
  href: string,
  permalinks: Permalinks,
): EntryPage {
  const {singular, plural} = EXECUTABLE_DIRECTIVE_WORDS;
  const name = `@${page.entry.name}`;
  const {previous: _previous, next: _next, ...rest} = page;
  return {
    ...rest,
    href,
    title: `${name} ${singular}`,
    breadcrumbs: [
      {text: 'GraphQL API', href: permalinks.overview},
      {text: plural, href: permalinks.executableDirectives},
      {text: name, href},
    ],
    label: singular,
  };
}

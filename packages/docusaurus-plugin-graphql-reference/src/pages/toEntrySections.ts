import {
  type Entry,
  getMembers,
  isOperationKind,
  type ListKind,
  printSdl,
  type TypeElement,
} from 'graphql-api-model';
import type {PageContext, SectionContext} from './context';
import {toAccess} from './contracts/toAccess';
import {toErrors} from './contracts/toErrors';
import {createHeadings} from './createHeadings';
import {divideEntry, type EntryPart, findShown} from './paging/divideEntry';
import {toDownload} from './toDownload';
import type {Section, SectionOf} from './sections';
import {toMarkdown, toReason} from './toMarkdown';
import {toDirectiveLinks} from './toMember';
import {
  showMembers,
  toMembersSection,
  toPossibleTypes,
  toReturns,
} from './toMembersSection';
import {toRequest} from './toRequest';
import {toDifferences, toSiblings} from './toSiblings';
import {toShownUsages} from './paging/toUsagesPages';
import {toWays} from './toWays';
import {getDisplayName} from '../outline/getDisplayName';

/** The interfaces that a type implements, if any. */
export function toImplements(
  element: Pick<TypeElement, 'kind'> & {readonly interfaces?: readonly string[]},
  {permalinks, say, toHeading}: Pick<SectionContext, 'toHeading' | 'permalinks' | 'say'>,
): readonly Section[] {
  const interfaces = element.interfaces ?? [];
  if (interfaces.length === 0) return [];
  return [
    {
      kind: 'names',
      heading: toHeading('implements', say('heading.implements')),
      names: interfaces.map((text) => ({text, href: permalinks.at(text)})),
    },
  ];
}

/** The part of a page that differs from kind to kind. */
function toDetails(
  entry: Entry,
  part: EntryPart,
  context: SectionContext,
): readonly Section[] {
  const {element} = entry;
  const {members: shown, room} = showMembers(entry, part, context);
  const members = toMembersSection(entry, part, shown, context);
  switch (element.kind) {
    case 'field':
      return [...members, toReturns(element, room, context)];
    case 'object':
    case 'interface':
      return [...members, ...toImplements(element, context)];
    case 'input':
      return element.isOneOf ? [{kind: 'oneOf'}, ...members] : members;
    case 'enum':
      return members;
    case 'union':
      return [toPossibleTypes(entry, part, context)];
    case 'scalar':
      return element.specifiedBy === undefined
        ? []
        : [toSpecifiedBy(element.specifiedBy)];
    case 'directive': {
      const names = element.locations.map((text) => ({text}));
      const heading = context.toHeading('locations', context.say('heading.locations'));
      return [...members, {kind: 'names', heading, names}];
    }
    default:
      return element satisfies never;
  }
}

function toSpecifiedBy(url: string): SectionOf<'specifiedBy'> {
  return {kind: 'specifiedBy', url, isLink: /^https?:\/\//i.test(url)};
}

/** Directives and uses, which all kinds of elements can have. */
export function toRelations(
  element: Pick<Entry['element'], 'coordinate' | 'directives'>,
  href: string,
  context: Pick<SectionContext, 'toHeading' | 'permalinks' | 'usagesOf' | 'say'>,
): readonly Section[] {
  const directives = toDirectiveLinks(element.directives, context);
  const usages = context.usagesOf(element.coordinate);
  return [
    ...(directives.length > 0
      ? [
          {
            kind: 'directives' as const,
            heading: context.toHeading('directives', context.say('heading.directives')),
            directives,
          },
        ]
      : []),
    ...(usages.length > 0
      ? [
          {
            kind: 'usages' as const,
            heading: context.toHeading('used-by', context.say('heading.usedBy')),
            groups: toShownUsages(usages, href, context),
          },
        ]
      : []),
  ];
}

/**
 * The entry as the schema writes it. An operation without a request starts with it; of anything
 * else it says once more what stands above it.
 */
function toDefinition(
  entry: Entry,
  part: EntryPart,
  context: SectionContext,
  hasRequest: boolean,
): readonly [before: readonly Section[], after: readonly Section[]] {
  const {permalinks, say} = context;
  if (!isOperationKind(entry.kind) || hasRequest) {
    return [[], [toFoldedDefinition(entry, part, context)]];
  }
  const tokens = printSdl(entry.element, permalinks, findShown(entry, part));
  return [[{kind: 'definition', label: say('definition.signature'), tokens}], []];
}

function toFoldedDefinition(
  entry: Entry,
  part: EntryPart,
  {permalinks, say, toHeading}: SectionContext,
): Section {
  return {
    kind: 'definition',
    heading: toHeading('definition', say('heading.definition')),
    label: say('definition.schema'),
    tokens: printSdl(entry.element, permalinks, findShown(entry, part)),
  };
}

/** The context of the sections of an entry, whose members keep their anchors. */
function toSectionContext({element}: Entry, context: PageContext): SectionContext {
  const members = getMembers(element).flatMap((member) => [
    member,
    ...(member.kind === 'field' ? member.arguments : []),
  ]);
  const anchors = members.map(
    ({coordinate, name}) => context.permalinks.anchorOf(coordinate) ?? name,
  );
  return {...context, toHeading: createHeadings(anchors)};
}

/** Everything that a page says which continues the page of an entry. */
export function toPartSections(
  entry: Entry,
  part: EntryPart,
  title: string,
  pageContext: PageContext,
): readonly Section[] {
  const context = toSectionContext(entry, pageContext);
  const {members} = showMembers(entry, part, context);
  return [
    {kind: 'title', text: title},
    ...(entry.element.kind === 'union'
      ? [toPossibleTypes(entry, part, context)]
      : toMembersSection(entry, part, members, context)),
    toFoldedDefinition(entry, part, context),
  ];
}

function toSubgraphs(
  {subgraphs}: Entry['element'],
  say: PageContext['say'],
): readonly Section[] {
  const text = subgraphs && say('fact.subgraphs', {names: subgraphs.join(', ')});
  return text === undefined ? [] : [{kind: 'paragraph', text}];
}

/**
 * Everything that the page of an entry says, in the one place that knows the order. `list` is
 * the one that the page stands in.
 */
export function toEntrySections(
  entry: Entry,
  list: ListKind,
  pageContext: PageContext,
): readonly Section[] {
  const {element, kind} = entry;
  const context = toSectionContext(entry, pageContext);
  const {permalinks, say} = context;
  const [part] = divideEntry(entry, context);
  const deprecation = toReason(element.deprecation);
  const request = toRequest(entry, context);
  const [signature, definition] = toDefinition(
    entry,
    part,
    context,
    request.sections.length > 0,
  );
  const text = toMarkdown(request.description, '');
  const description: Section =
    text.markdown === ''
      ? {kind: 'missing', text: say(`kind.${list}.missing`)}
      : {kind: 'text', text};
  const word = say(`kind.${list}.singular`);
  const label = [word, ...(element.group === undefined ? [] : [element.group])];
  return [
    {kind: 'title', text: getDisplayName(element), label: label.join(' · ')},
    ...(element.kind === 'field' ? toAccess(element, context) : []),
    ...toSiblings(entry, context),
    ...(deprecation === undefined
      ? []
      : [{kind: 'deprecation' as const, reason: deprecation}]),
    ...signature,
    description,
    ...toSubgraphs(element, say),
    ...request.sections,
    ...toWays(entry, context),
    ...toDetails(entry, part, context),
    ...toDifferences(entry, context),
    ...toErrors(entry, context),
    ...definition,
    ...(isOperationKind(kind) ? toDownload(context, element.coordinate) : []),
    ...toRelations(element, permalinks.entry(kind, element.name), context),
  ];
}

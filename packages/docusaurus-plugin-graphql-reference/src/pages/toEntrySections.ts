import {
  type Entry,
  type FieldElement,
  getMembers,
  isOperationKind,
  type ListKind,
  printSdl,
  toSummary,
  toTypeLink,
  type TypeElement,
  weighUnfolded,
} from 'graphql-api-model';
import type {PageContext} from './context';
import {createHeadings} from './createHeadings';
import type {Member, Section, SectionOf} from './sections';
import {renderDeprecation, toDirectiveLinks, toMember} from './toMember';
import {toTypeInPlace} from './toTypeInPlace';
import {toShownUsages} from './toUsagesPages';
import {getDisplayName} from './getDisplayName';
import type {Say} from './words/createSay';

/** How far types are unfolded in place: inputs to their scalars, results two levels. */
const INPUT_DEPTH = 6;
const RESULT_DEPTH = 2;
/** Members of ordinary size that all inputs of a page show in place together. */
const MOST_UNFOLDED = 420;

type CreateHeading = ReturnType<typeof createHeadings>;

/** Shows the types of inputs in place where they have members, as many as a page can take. */
function unfoldInputs(
  members: readonly Member[],
  context: PageContext,
): readonly Member[] {
  let left = MOST_UNFOLDED;
  return members.map((member) => {
    const unfolded = member.type && context.unfold(member.type.name, INPUT_DEPTH, left);
    if (!unfolded) return member;
    left -= weighUnfolded(unfolded);
    return {...member, unfolded: toTypeInPlace(unfolded, context)};
  });
}

/** The heading above an entry's members. */
function getMembersHeading(
  {element}: Entry,
  say: Say,
): readonly [wanted: string, text: string] {
  if (element.kind === 'field' || element.kind === 'directive')
    return ['arguments', say('heading.arguments')];
  return element.kind === 'enum'
    ? ['values', say('heading.values')]
    : ['fields', say('heading.fields')];
}

function toMembersSection(
  entry: Entry,
  context: PageContext,
  toHeading: CreateHeading,
): readonly Section[] {
  const {element} = entry;
  const members = getMembers(element).map((member) =>
    toMember(member, context, element.subgraphs),
  );
  if (members.length === 0) return [];
  const isOutput = element.kind === 'object' || element.kind === 'interface';
  return [
    {
      kind: 'members',
      heading: toHeading(...getMembersHeading(entry, context.say)),
      members: isOutput ? members : unfoldInputs(members, context),
    },
  ];
}

function toReturns(
  {type}: FieldElement,
  context: PageContext,
  toHeading: CreateHeading,
): Section {
  const {permalinks, say} = context;
  const unfolded = context.unfold(type.name, RESULT_DEPTH);
  const guide = context.guideTo(type.name);
  return {
    kind: 'returns',
    heading: toHeading('returns', say('heading.returns')),
    type: toTypeLink(type, permalinks),
    ...(guide && {guide}),
    ...(unfolded && {unfolded: toTypeInPlace(unfolded, context)}),
  };
}

/** The interfaces that a type implements, if any. */
export function toImplements(
  element: Pick<TypeElement, 'kind'> & {readonly interfaces?: readonly string[]},
  {permalinks, say}: Pick<PageContext, 'permalinks' | 'say'>,
  toHeading: CreateHeading,
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

function toPossibleTypes(
  names: readonly string[],
  {model, permalinks, say}: PageContext,
  toHeading: CreateHeading,
): Section {
  return {
    kind: 'types',
    heading: toHeading('possible-types', say('heading.possibleTypes')),
    types: names.map((text) => {
      const type = model.types.find(({name}) => name === text);
      return {text, href: permalinks.at(text), summary: toSummary(type?.description)};
    }),
  };
}

/** The part of a page that differs from kind to kind. */
function toDetails(
  entry: Entry,
  context: PageContext,
  toHeading: CreateHeading,
): readonly Section[] {
  const {element} = entry;
  const members = toMembersSection(entry, context, toHeading);
  switch (element.kind) {
    case 'field':
      return [...members, toReturns(element, context, toHeading)];
    case 'object':
    case 'interface':
      return [...members, ...toImplements(element, context, toHeading)];
    case 'input':
      return element.isOneOf ? [{kind: 'oneOf'}, ...members] : members;
    case 'enum':
      return members;
    case 'union':
      return [toPossibleTypes(element.possibleTypes, context, toHeading)];
    case 'scalar':
      return element.specifiedBy === undefined
        ? []
        : [toSpecifiedBy(element.specifiedBy)];
    case 'directive': {
      const names = element.locations.map((text) => ({text}));
      const heading = toHeading('locations', context.say('heading.locations'));
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
  context: Pick<PageContext, 'permalinks' | 'usagesOf' | 'say'>,
  toHeading: CreateHeading,
): readonly Section[] {
  const directives = toDirectiveLinks(element.directives, context);
  const usages = context.usagesOf(element.coordinate);
  return [
    ...(directives.length > 0
      ? [
          {
            kind: 'directives' as const,
            heading: toHeading('directives', context.say('heading.directives')),
            directives,
          },
        ]
      : []),
    ...(usages.length > 0
      ? [
          {
            kind: 'usages' as const,
            heading: toHeading('used-by', context.say('heading.usedBy')),
            groups: toShownUsages(usages, href, context, toHeading),
          },
        ]
      : []),
  ];
}

/**
 * The entry as the schema writes it. An operation starts with it; of anything else it says once
 * more what stands above it.
 */
function toDefinition(
  {element, kind}: Entry,
  {permalinks, say}: PageContext,
  toHeading: CreateHeading,
): readonly [before: readonly Section[], after: readonly Section[]] {
  const tokens = printSdl(element, permalinks);
  if (isOperationKind(kind)) {
    return [[{kind: 'definition', label: say('definition.signature'), tokens}], []];
  }
  const heading = toHeading('definition', say('heading.definition'));
  const label = say('definition.schema');
  return [[], [{kind: 'definition', heading, label, tokens}]];
}

function toSubgraphs({subgraphs}: Entry['element'], say: Say): readonly Section[] {
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
  context: PageContext,
): readonly Section[] {
  const {element, kind} = entry;
  const {permalinks, render, say} = context;
  const anchors = getMembers(element).flatMap((member) => [
    member,
    ...(member.kind === 'field' ? member.arguments : []),
  ]);
  const toHeading = createHeadings(
    anchors.map(({coordinate, name}) => permalinks.anchorOf(coordinate) ?? name),
  );
  const deprecation = renderDeprecation(element.deprecation, context);
  const [signature, definition] = toDefinition(entry, context, toHeading);
  const html = render(element.description, '');
  const description: Section =
    html === ''
      ? {kind: 'missing', text: say(`kind.${list}.missing`)}
      : {kind: 'text', html};
  const word = say(`kind.${list}.singular`);
  const label = [word, ...(element.group === undefined ? [] : [element.group])];
  return [
    {kind: 'title', text: getDisplayName(element), label: label.join(' · ')},
    ...(deprecation === undefined
      ? []
      : [{kind: 'deprecation' as const, html: deprecation}]),
    ...signature,
    description,
    ...toSubgraphs(element, say),
    ...toDetails(entry, context, toHeading),
    ...definition,
    ...toRelations(element, permalinks.entry(kind, element.name), context, toHeading),
  ];
}

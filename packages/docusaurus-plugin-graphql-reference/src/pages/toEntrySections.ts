import {
  type Entry,
  getMembers,
  isOperationKind,
  type ListKind,
  printSdl,
  type TypeElement,
} from 'graphql-api-model';
import {toNameLink} from './badges';
import type {PageContext, SectionContext} from './context';
import {describeHistory} from './changes/describeHistory';
import {toAccess, toCode} from './contracts/toAccess';
import {toErrors} from './contracts/toErrors';
import {createHeadings} from './createHeadings';
import {toDifferences} from './toDifferences';
import {divideEntry, type EntryPart, findShown} from './paging/divideEntry';
import {type Section, showIf} from './sections';
import {toDeprecation} from './toDeprecation';
import {toMarkdown} from './toMarkdown';
import {toDirectiveLinks} from './toMember';
import {
  showMembers,
  toMembersSection,
  toPossibleTypes,
  toReturns,
} from './toMembersSection';
import {toRequest} from './toRequest';
import {toUsages} from './paging/toUsagesPages';
import {toWays} from './toWays';
import {getDisplayName} from '../outline/lists';
import {toLinks} from './toLinks';

/** The interfaces that a type implements, if any. */
export function toImplements(
  element: Pick<TypeElement, 'kind'> & {readonly interfaces?: readonly string[]},
  context: SectionContext,
): readonly Section[] {
  const {t, toHeading} = context;
  const interfaces = element.interfaces ?? [];
  return showIf(interfaces.length > 0, {
    kind: 'rows',
    look: 'names',
    heading: toHeading('implements', t('heading.implements')),
    are: 'names',
    rows: [{label: '', links: interfaces.map((name) => toNameLink(name, name, context))}],
  });
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
      // What can go wrong is short, and what comes back often is not.
      return [...members, ...toErrors(entry, context), toReturns(element, room, context)];
    case 'object':
    case 'interface':
      return [...members, ...toImplements(element, context)];
    case 'input':
      return [
        ...showIf(element.isOneOf, {
          kind: 'prose',
          text: toMarkdown(context.t('definition.oneOf')),
        }),
        ...members,
      ];
    case 'enum':
      return members;
    case 'union':
      return toPossibleTypes(entry, part, context);
    case 'scalar':
      return toSpecifiedBy(element.specifiedBy, context.t);
    case 'directive': {
      const rows = [{label: '', links: element.locations.map((text) => ({text}))}];
      const heading = context.toHeading('locations', context.t('heading.locations'));
      return [...members, {kind: 'rows', look: 'names', heading, are: 'names', rows}];
    }
    default:
      return element satisfies never;
  }
}

function toSpecifiedBy(url: string | undefined, t: PageContext['t']): readonly Section[] {
  if (!url) return [];
  const link = /^https?:\/\/[^\s<>]+$/i.test(url) ? `<${url}>` : toCode(url);
  return [{kind: 'prose', text: toMarkdown(t('definition.specifiedBy', {url: link}))}];
}

/** Directives and uses, which all kinds of elements can have. */
export function toRelations(
  element: Pick<Entry['element'], 'coordinate' | 'directives'>,
  href: string,
  context: SectionContext,
): readonly Section[] {
  const directives = toDirectiveLinks(element.directives, context);
  const usages = context.usagesOf(element.coordinate);
  return [
    ...showIf(directives.length > 0, {
      kind: 'directives',
      heading: context.toHeading('directives', context.t('heading.directives')),
      directives,
    }),
    ...toUsages(usages, href, context),
  ];
}

/** The link to the file with the schema, where there is one; of an operation what it reaches, too. */
export function toDownload(
  {schemaFile, permalinks, t}: PageContext,
  coordinate?: string,
): readonly Section[] {
  if (!schemaFile) return [];
  return [
    {
      kind: 'download',
      href: permalinks.schemaFile,
      text: t('schema.download'),
      ...(coordinate !== undefined &&
        schemaFile.has(coordinate) && {copy: {label: t('schema.copy'), coordinate}}),
    },
  ];
}

/** The entry as the schema writes it, folded unless it is the signature that the page starts with. */
function toDefinition(
  entry: Entry,
  part: EntryPart,
  {permalinks, t, toHeading}: SectionContext,
  isSignature = false,
): Section {
  return {
    kind: 'code',
    ...(!isSignature && {
      heading: toHeading('definition', t('heading.definition')),
      fold: t('definition.show'),
    }),
    blocks: [
      {
        type: 'sdl',
        caption: t(isSignature ? 'definition.signature' : 'definition.schema'),
        tokens: printSdl(entry.element, permalinks, findShown(entry, part)),
      },
    ],
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

/** Everything on a page that continues the page of an entry. */
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
      ? toPossibleTypes(entry, part, context)
      : toMembersSection(entry, part, members, context)),
    toDefinition(entry, part, context),
  ];
}

/** How an element changed. */
function toHistory(element: Entry['element'], context: PageContext): readonly Section[] {
  const text = describeHistory(element, context);
  return text === undefined ? [] : [{kind: 'prose', paragraph: text}];
}

/**
 * Everything on the page of an entry, in the one place that knows the order. `list` is
 * the one that contains the page.
 */
export function toEntrySections(
  entry: Entry,
  list: ListKind,
  pageContext: PageContext,
): readonly Section[] {
  const {element, kind} = entry;
  const context = toSectionContext(entry, pageContext);
  const {guides, permalinks, t} = context;
  const [part] = divideEntry(entry, context);
  const deprecation = toDeprecation(element, context);
  const request = toRequest(entry, context);
  // An operation without a request shows its definition in the place of one.
  const isSignature = isOperationKind(kind) && request.sections.length === 0;
  const definition = toDefinition(entry, part, context, isSignature);
  const text = toMarkdown(request.description, '');
  const description: Section =
    text.source === ''
      ? {kind: 'prose', paragraph: t(`kind.${list}.missing`), isMissing: true}
      : {kind: 'prose', text};
  const differences = toDifferences(entry, context);
  const word = t(`kind.${list}.singular`);
  const overline = [word, ...(element.group === undefined ? [] : [element.group])];
  const badges = context.badgesOf(element.coordinate, true);
  const sections = [
    ...toSiblings(entry, context),
    ...toGuides(element, context),
    ...toLinks(
      'texts',
      t('request.examples'),
      guides?.requests.get(element.coordinate) ?? [],
    ),
    ...toHistory(element, context),
    ...(element.deprecation ? differences : []),
    ...showIf(isSignature, definition),
    ...request.sections,
    ...toWays(entry, context),
    ...toDetails(entry, part, context),
    ...(element.deprecation ? [] : differences),
    ...showIf(!isSignature, definition),
    ...(isOperationKind(kind) ? toDownload(context, element.coordinate) : []),
    ...toRelations(element, permalinks.entry(kind, element.name), context),
  ];
  return [
    {
      kind: 'title',
      text: getDisplayName(element),
      overline: overline.join(' · '),
      ...(badges.length > 0 && {badges}),
    },
    ...(deprecation ? [{kind: 'notice' as const, ...deprecation}] : []),
    description,
    ...(element.kind === 'field' ? toAccess(element, context) : []),
    // Beside a request is no column of contents.
    ...(request.sections.length > 0 ? toContents(sections, context) : []),
    ...sections,
  ];
}

/** The headings below, on one line where they fit. */
function toContents(sections: readonly Section[], {t}: PageContext): readonly Section[] {
  const links = sections.flatMap(({heading}) =>
    heading ? [{text: heading.text, href: heading.hash}] : [],
  );
  const rows = [{label: t('contents.label'), links}];
  return [{kind: 'rows', look: 'contents', are: 'texts', rows}];
}

/** The guides that explain or use an entry. */
function toGuides(
  {coordinate}: Entry['element'],
  {guides, t}: PageContext,
): readonly Section[] {
  // The warning of a deprecated entry leads to its migration.
  const migration = guides?.migrations.get(coordinate)?.href;
  const links = guides?.links.get(coordinate) ?? [];
  const others = links.filter(({href}) => href !== migration);
  return toLinks('texts', t('guides.label'), others);
}

/** The other operations of the thing that an operation is about. */
function toSiblings({element}: Entry, context: PageContext): readonly Section[] {
  const {siblingsOf, t} = context;
  const {operations = []} = siblingsOf(element.coordinate) ?? {};
  const links = operations.map(({field: {name, coordinate}}) =>
    toNameLink(name, coordinate, context),
  );
  return toLinks('names', t('siblings.label'), links);
}

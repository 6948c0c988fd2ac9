import {type Permalinks, toHash} from '../addresses/permalinks';
import type {
  AppliedDirective,
  DirectiveElement,
  ElementBase,
  FieldElement,
  TypeElement,
} from '../model/apiModel';
import {getMembers, type MemberElement} from '../model/members';
import {toTypeLink} from './links';
import {printDescription} from './printDescription';

/** A piece of SDL: plain text, or text with a highlighting class and perhaps a link. */
export type SdlToken =
  | string
  | {
      readonly text: string;
      readonly kind: 'keyword' | 'type' | 'name' | 'meta' | 'string';
      readonly href?: string;
    };

type Tokens = readonly SdlToken[];

/** The addresses that names lead to. */
export type SdlLinks = {
  readonly [Name in 'of' | 'at' | 'anchorOf']: (
    ...given: Parameters<Permalinks[Name]>
  ) => string | undefined;
};

/** The names of the members that a page shows; all where it is missing. */
type Shown = ReadonlySet<string> | undefined;

/** How to print. */
interface SdlStyle {
  readonly links: SdlLinks;
  readonly shown: Shown;
  readonly isDescribed: boolean;
}

/** The longest list of arguments that stays on one line, in characters. */
const WIDTH = 72;
const INDENT = '  ';
/** Replaces members that another page shows. */
const ELISION: Tokens = ['# …'];

/**
 * A definition as the schema writes it, its names links; of a field its signature. With
 * `shown` only those of its members, arguments or types are in it, and `# …` replaces the others.
 *
 * @param isDescribed - Whether descriptions are part of it.
 */
export function printSdl(
  element: TypeElement | FieldElement | DirectiveElement,
  links: SdlLinks,
  shown?: Shown,
  isDescribed = false,
): Tokens {
  const style = {links, shown, isDescribed};
  switch (element.kind) {
    case 'field':
      return printMember(element, '', style);
    case 'directive':
      return [
        ...describe(element, '', style),
        keyword('directive'),
        ' ',
        {text: element.coordinate, kind: 'meta'},
        ...printArguments(element, '', style),
        ...printApplied(element.directives, style.links),
        ...(element.isRepeatable ? [' ', keyword('repeatable')] : []),
        ' ',
        keyword('on'),
        ` ${element.locations.join(' | ')}`,
      ];
    default:
      return [
        ...describe(element, '', style),
        keyword(element.kind === 'object' ? 'type' : element.kind),
        ` ${element.name}`,
        ...('interfaces' in element ? printInterfaces(element.interfaces, style) : []),
        ...printApplied(element.directives, style.links),
        ...(element.kind === 'union'
          ? printPossibleTypes(element.possibleTypes, style)
          : printBlock(printMembers(element, style))),
      ];
  }
}

/** Lines between braces; nothing where there are none. */
export function printBlock(lines: readonly Tokens[]): Tokens {
  return lines.length === 0 ? [] : [' {', ...indent(lines, INDENT), '\n}'];
}

export function keyword(text: string): SdlToken {
  return {text, kind: 'keyword'};
}

/** The directives of an element, each after a space. */
export function printApplied(
  directives: readonly AppliedDirective[],
  {at}: SdlLinks,
): Tokens {
  return directives.flatMap(({name, arguments: list}) => [
    ' ',
    link(`@${name}`, 'meta', at(`@${name}`)),
    ...(list.length > 0
      ? [`(${list.map((argument) => `${argument.name}: ${argument.value}`).join(', ')})`]
      : []),
  ]);
}

function link(text: string, kind: 'type' | 'meta', href: string | undefined): SdlToken {
  return {text, kind, ...(href !== undefined && {href})};
}

function describe({description}: ElementBase, at: string, style: SdlStyle): Tokens {
  return style.isDescribed && description
    ? [`${printDescription(description, at)}\n${at}`]
    : [];
}

function indent(lines: readonly Tokens[], by: string): Tokens {
  return lines.flatMap((line) => [`\n${by}`, ...line]);
}

function printMembers(type: TypeElement, style: SdlStyle): readonly Tokens[] {
  return printShown(getMembers(type), style.shown, (member) =>
    printMember(member, INDENT, {...style, shown: undefined}),
  );
}

function printMember(member: MemberElement, at: string, style: SdlStyle): Tokens {
  const {name, coordinate} = member;
  const anchor = style.links.anchorOf(coordinate);
  return [
    ...describe(member, at, style),
    anchor === undefined ? name : {text: name, kind: 'name', href: toHash(anchor)},
    ...(member.kind === 'field' ? printArguments(member, at, style) : []),
    ...('type' in member ? [': ', ...printType(member, style)] : []),
    ...('defaultValue' in member
      ? [' = ', {text: member.defaultValue, kind: 'string'} as const]
      : []),
    ...printApplied(member.directives, style.links),
  ];
}

function printType({type}: Pick<FieldElement, 'type'>, {links}: SdlStyle): Tokens {
  const {before, name, after, href} = toTypeLink(type, links);
  return [before, link(name, 'type', href), after].filter((token) => token !== '');
}

/** On one line where they fit and none is described. */
function printArguments(
  {arguments: list}: FieldElement | DirectiveElement,
  at: string,
  style: SdlStyle,
): Tokens {
  if (list.length === 0) return [];
  const {shown, isDescribed} = style;
  const inputs = printShown(list, shown, (argument) =>
    printMember(argument, at + INDENT, style),
  );
  const isShort = textOf(inputs.flat()).length + 2 * list.length <= WIDTH;
  if (isShort && !shown && !(isDescribed && list.some((one) => one.description))) {
    const apart = inputs.flatMap((tokens, index) =>
      index > 0 ? [', ', ...tokens] : tokens,
    );
    return ['(', ...apart, ')'];
  }
  return ['(', ...indent(inputs, at + INDENT), `\n${at})`];
}

/** The tokens without their classes and links. */
export function textOf(tokens: Tokens): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}

function printInterfaces(names: readonly string[], {links}: SdlStyle): Tokens {
  return names.flatMap((name, index) => [
    ...(index === 0 ? [' ', keyword('implements'), ' '] : [' & ']),
    link(name, 'type', links.at(name)),
  ]);
}

/** The types of a union, each on a line of its own. */
function printPossibleTypes(names: readonly string[], {links, shown}: SdlStyle): Tokens {
  const types = names.map((name) => ({name}));
  const lines = printShown(types, shown, ({name}) => [
    '| ',
    link(name, 'type', links.at(name)),
  ]);
  return [' =', ...indent(lines, INDENT)];
}

/** The lines of the members that are shown, with a mark where others are left out. */
function printShown<Member extends {readonly name: string}>(
  members: readonly Member[],
  shown: Shown,
  print: (member: Member) => Tokens,
): readonly Tokens[] {
  if (!shown) return members.map(print);
  const mark = (member: Member | undefined) =>
    !member || shown.has(member.name) ? [] : [ELISION];
  return [
    ...mark(members[0]),
    ...members.filter(({name}) => shown.has(name)).map(print),
    ...mark(members.at(-1)),
  ];
}

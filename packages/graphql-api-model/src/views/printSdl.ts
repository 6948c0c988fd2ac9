import {type Permalinks, toHash} from '../addresses/permalinks';
import type {
  AppliedDirective,
  ArgumentElement,
  DirectiveElement,
  FieldElement,
  InputFieldElement,
  TypeElement,
  TypeReference,
} from '../model/apiModel';
import {toTypeLink} from './links';

/** A piece of SDL: plain text, or text with a highlighting class and perhaps a link. */
export type SdlToken =
  | string
  | {
      readonly text: string;
      readonly kind: 'keyword' | 'type' | 'name' | 'meta' | 'string';
      readonly href?: string;
    };

/** The longest list of arguments that stays on one line, in characters. */
const WIDTH = 72;

const INDENT = '  ';

function keyword(text: string): SdlToken {
  return {text, kind: 'keyword'};
}

function printType(type: TypeReference, permalinks: Permalinks): readonly SdlToken[] {
  const {before, name, after, href} = toTypeLink(type, permalinks);
  const link: SdlToken = {
    text: name,
    kind: 'type',
    ...(href !== undefined && {href}),
  };
  return [before, link, after].filter((token) => token !== '');
}

function printApplied(
  directives: readonly AppliedDirective[],
  {at}: Permalinks,
): readonly SdlToken[] {
  return directives.flatMap(({name, arguments: list}): SdlToken[] => [
    ' ',
    {text: `@${name}`, kind: 'meta', href: at(`@${name}`)},
    ...(list.length > 0
      ? [`(${list.map((argument) => `${argument.name}: ${argument.value}`).join(', ')})`]
      : []),
  ]);
}

/** The name of a member, which leads to its place on the page. */
function printName(
  {coordinate, name}: {readonly coordinate: string; readonly name: string},
  {anchorOf}: Permalinks,
): SdlToken {
  const anchor = anchorOf(coordinate);
  return anchor === undefined ? name : {text: name, kind: 'name', href: toHash(anchor)};
}

function printInput(
  input: ArgumentElement | InputFieldElement,
  permalinks: Permalinks,
): readonly SdlToken[] {
  return [
    printName(input, permalinks),
    ': ',
    ...printType(input.type, permalinks),
    ...(input.defaultValue === undefined
      ? []
      : [' = ', {text: input.defaultValue, kind: 'string'} as const]),
    ...printApplied(input.directives, permalinks),
  ];
}

function lengthOf(tokens: readonly SdlToken[]): number {
  return tokens.reduce(
    (sum, token) => sum + (typeof token === 'string' ? token : token.text).length,
    0,
  );
}

/** What stands in the place of members that another page shows. */
const ELISION: readonly SdlToken[] = ['# …'];

/**
 * The names of the members that a page shows, and the coordinates of arguments where it shows some of
 * those of a field; all where it is missing.
 */
type Shown = ReadonlySet<string> | undefined;

/** The lines of the members that are shown, with a mark where others are left out. */
function printShown<Member extends {readonly name: string}>(
  members: readonly Member[],
  shown: Shown,
  print: (member: Member) => readonly SdlToken[],
): readonly (readonly SdlToken[])[] {
  if (!shown) return members.map(print);
  const mark = (member: Member | undefined) =>
    !member || shown.has(member.name) ? [] : [ELISION];
  return [
    ...mark(members[0]),
    ...members.filter(({name}) => shown.has(name)).map(print),
    ...mark(members.at(-1)),
  ];
}

function printArguments(
  list: readonly ArgumentElement[],
  permalinks: Permalinks,
  {indent = '', shown}: {readonly indent?: string; readonly shown?: Shown} = {},
): readonly SdlToken[] {
  if (list.length === 0) return [];
  const inputs = printShown(list, shown, (argument) => printInput(argument, permalinks));
  if (!shown && lengthOf(inputs.flat()) + 2 * list.length <= WIDTH) {
    return [
      '(',
      ...inputs.flatMap((tokens, index) => (index > 0 ? [', ', ...tokens] : tokens)),
      ')',
    ];
  }
  return [
    '(',
    ...inputs.flatMap((tokens) => [`\n${indent}${INDENT}`, ...tokens]),
    `\n${indent})`,
  ];
}

function printField(
  field: FieldElement,
  permalinks: Permalinks,
  place: {readonly indent?: string; readonly shown?: Shown} = {},
): readonly SdlToken[] {
  return [
    printName(field, permalinks),
    ...printArguments(field.arguments, permalinks, place),
    ': ',
    ...printType(field.type, permalinks),
    ...printApplied(field.directives, permalinks),
  ];
}

function block(lines: readonly (readonly SdlToken[])[]): readonly SdlToken[] {
  if (lines.length === 0) return [];
  return [' {', ...lines.flatMap((line) => [`\n${INDENT}`, ...line]), '\n}'];
}

function printDirective(
  directive: DirectiveElement,
  permalinks: Permalinks,
  shown: Shown,
): readonly SdlToken[] {
  return [
    keyword('directive'),
    ' ',
    {text: directive.coordinate, kind: 'meta'},
    ...printArguments(directive.arguments, permalinks, {shown}),
    ...(directive.isRepeatable ? [' ', keyword('repeatable')] : []),
    ' ',
    keyword('on'),
    ` ${directive.locations.join(' | ')}`,
  ];
}

function printInterfaces(
  names: readonly string[],
  {at}: Permalinks,
): readonly SdlToken[] {
  return names.flatMap((name, index): SdlToken[] => [
    ...(index === 0 ? [' ', keyword('implements'), ' '] : [' & ']),
    {text: name, kind: 'type', href: at(name)},
  ]);
}

const KEYWORDS = {
  object: 'type',
  interface: 'interface',
  input: 'input',
  enum: 'enum',
  union: 'union',
  scalar: 'scalar',
} as const;

/** The types of a union, each on a line of its own. */
function printPossibleTypes(
  names: readonly string[],
  shown: Shown,
  {at}: Permalinks,
): readonly SdlToken[] {
  const types = names.map((name) => ({name}));
  const lines = printShown(types, shown, ({name}) => [
    '| ',
    {text: name, kind: 'type', href: at(name)},
  ]);
  return [' =', ...lines.flatMap((line) => [`\n${INDENT}`, ...line])];
}

/** The names of the arguments that a page shows of a field, where it shows some of them. */
function findShownArguments({arguments: list}: FieldElement, shown: Shown): Shown {
  const own = list.filter(({coordinate}) => shown?.has(coordinate));
  return own.length === 0 ? undefined : new Set(own.map(({name}) => name));
}

/** What stands between the braces of a type, or behind its equals sign. */
function printBody(
  type: TypeElement,
  shown: Shown,
  permalinks: Permalinks,
): readonly SdlToken[] {
  switch (type.kind) {
    case 'object':
    case 'interface': {
      const print = (field: FieldElement) =>
        printField(field, permalinks, {
          indent: INDENT,
          shown: findShownArguments(field, shown),
        });
      return block(printShown(type.fields, shown, print));
    }
    case 'input':
      return block(
        printShown(type.fields, shown, (field) => printInput(field, permalinks)),
      );
    case 'enum':
      return block(
        printShown(type.values, shown, (value) => [
          printName(value, permalinks),
          ...printApplied(value.directives, permalinks),
        ]),
      );
    case 'union':
      return printPossibleTypes(type.possibleTypes, shown, permalinks);
    case 'scalar':
      return [];
    default:
      return type satisfies never;
  }
}

/**
 * A definition as the schema writes it, its names links; of a field its signature. With
 * `shown` only those of its members, arguments or types are in it, and `# …` stands for the others;
 * coordinates in it choose among the arguments of fields.
 */
export function printSdl(
  element: TypeElement | FieldElement | DirectiveElement,
  permalinks: Permalinks,
  shown?: ReadonlySet<string>,
): readonly SdlToken[] {
  if (element.kind === 'field') return printField(element, permalinks, {shown});
  if (element.kind === 'directive') return printDirective(element, permalinks, shown);
  const interfaces = 'interfaces' in element ? element.interfaces : [];
  return [
    keyword(KEYWORDS[element.kind]),
    ` ${element.name}`,
    ...printInterfaces(interfaces, permalinks),
    ...printApplied(element.directives, permalinks),
    ...printBody(element, shown, permalinks),
  ];
}

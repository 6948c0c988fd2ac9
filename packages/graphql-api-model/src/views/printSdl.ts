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

function printArguments(
  list: readonly ArgumentElement[],
  permalinks: Permalinks,
  indent: string,
): readonly SdlToken[] {
  if (list.length === 0) return [];
  const inputs = list.map((argument) => printInput(argument, permalinks));
  if (lengthOf(inputs.flat()) + 2 * list.length <= WIDTH) {
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
  indent = '',
): readonly SdlToken[] {
  return [
    printName(field, permalinks),
    ...printArguments(field.arguments, permalinks, indent),
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
): readonly SdlToken[] {
  return [
    keyword('directive'),
    ' ',
    {text: directive.coordinate, kind: 'meta'},
    ...printArguments(directive.arguments, permalinks, ''),
    ...(directive.isRepeatable ? [' ', keyword('repeatable')] : []),
    ' ',
    keyword('on'),
    ` ${directive.locations.join(' | ')}`,
  ];
}

/** Names of types after a sign: `first` before the first of them, `other` before each further. */
function printTypeNames(
  names: readonly string[],
  {at}: Permalinks,
  first: readonly SdlToken[],
  other: string,
): readonly SdlToken[] {
  return names.flatMap((name, index): SdlToken[] => [
    ...(index === 0 ? first : [other]),
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

/** What stands between the braces of a type, or behind its equals sign. */
function printBody(type: TypeElement, permalinks: Permalinks): readonly SdlToken[] {
  switch (type.kind) {
    case 'object':
    case 'interface':
      return block(type.fields.map((field) => printField(field, permalinks, INDENT)));
    case 'input':
      return block(type.fields.map((field) => printInput(field, permalinks)));
    case 'enum':
      return block(
        type.values.map((value) => [
          printName(value, permalinks),
          ...printApplied(value.directives, permalinks),
        ]),
      );
    case 'union': {
      const separator = `\n${INDENT}| `;
      return [
        ' =',
        ...printTypeNames(type.possibleTypes, permalinks, [separator], separator),
      ];
    }
    case 'scalar':
      return [];
    default:
      return type satisfies never;
  }
}

/** A definition as the schema writes it, its names links; of a field its signature. */
export function printSdl(
  element: TypeElement | FieldElement | DirectiveElement,
  permalinks: Permalinks,
): readonly SdlToken[] {
  if (element.kind === 'field') return printField(element, permalinks);
  if (element.kind === 'directive') return printDirective(element, permalinks);
  const interfaces = 'interfaces' in element ? element.interfaces : [];
  return [
    keyword(KEYWORDS[element.kind]),
    ` ${element.name}`,
    ...printTypeNames(interfaces, permalinks, [' ', keyword('implements'), ' '], ' & '),
    ...printApplied(element.directives, permalinks),
    ...printBody(element, permalinks),
  ];
}
